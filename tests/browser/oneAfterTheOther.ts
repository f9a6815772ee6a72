import { beforeAll } from "vitest"
import { page } from "vitest/browser"

/** Resets the state one test file leaves to the next in the same page. */
beforeAll(async () => {
  await page.viewport(414, 896)
  localStorage.clear()
  sessionStorage.clear()
})
