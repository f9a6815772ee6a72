import { afterEach, beforeAll, expect } from "vitest"
import { page } from "vitest/browser"
import { cleanup } from "vitest-browser-react"
import preview from "../../.storybook/preview.tsx"

/** A story of nothing. Storybook unmounts a story when the next one opens, and offers no other way. */
const nothing = preview.meta({ title: "Nothing" }).story({ render: () => <></> })

/** True if something unmounted left the page inert for whatever is added. */
const isPageInert = async () => {
  const probe = document.body.appendChild(document.createElement("div"))
  await Promise.resolve()
  const { inert } = probe
  probe.remove()
  return inert
}

/** Resets the state one test file leaves to the next in the same page. */
beforeAll(async () => {
  await page.viewport(414, 896)
  localStorage.clear()
  sessionStorage.clear()
})

/** Unmounts what a test has opened: an open dialog would make the page inert for the next file. */
afterEach(async () => {
  await cleanup()
  await nothing.run()
  expect(await isPageInert()).toBe(false)
})
