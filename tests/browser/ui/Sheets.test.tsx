import { useRef } from "react"
import { createPortal } from "react-dom"
import { expect, test } from "vitest"
import { render } from "vitest-browser-react"
import { addSheets, adoptSheets } from "../../../src/ui/root/sheets.ts"
import { HasRules, useSheets } from "../../../src/ui/root/useSheets.ts"

const shadowRoot = () => {
  const root = document.body.appendChild(document.createElement("div")).attachShadow({ mode: "open" })
  const content = root.appendChild(document.createElement("p"))
  content.className = "part"
  return { root, style: getComputedStyle(content) }
}

test("roots share one sheet of each file, in the order of all files, beside the page's own", async () => {
  const own = new CSSStyleSheet()
  const [one, other] = [shadowRoot(), shadowRoot()]
  one.root.adoptedStyleSheets = [own]
  addSheets([[1001, ".part { order: 2 }"]])
  const ends = [one, other].map(({ root }) => adoptSheets(root))
  addSheets([
    [1000, ".part { order: 1; opacity: 0.5 }"],
    [1001, ".part { order: 2 }"],
  ])
  await expect.poll(() => [one.style.order, one.style.opacity]).toEqual(["2", "0.5"])
  expect(one.root.adoptedStyleSheets[0]).toBe(own)
  expect(one.root.adoptedStyleSheets.slice(1)).toEqual([...other.root.adoptedStyleSheets])
  for (const end of ends) end()
  await expect.poll(() => [...one.root.adoptedStyleSheets]).toEqual([own])
})

test("somebody who waits for a fetched part finds its rules there", async () => {
  const { root, style } = shadowRoot()
  const end = adoptSheets(root)
  const part = Promise.resolve().then(() => addSheets([[1003, ".part { flex-shrink: 4 }"]]))
  await part
  expect(style.flexShrink).toBe("4")
  end()
})

const Panel = () => {
  const element = useRef<HTMLDivElement>(null)
  useSheets(element)
  return (
    <div ref={element} className="panel">
      Panel
    </div>
  )
}

test("a panel in a shadow root of the page's own has its rules, and one whose page brings them adds none", async () => {
  addSheets([[1004, ".panel { order: 5 }"]])
  const { root } = shadowRoot()
  const screen = await render(createPortal(<Panel />, root))
  const shown = root.querySelector(".panel")
  expect(shown && getComputedStyle(shown).order).toBe("5")
  screen.unmount()
  await expect.poll(() => document.adoptedStyleSheets).toEqual([])
  await render(
    <HasRules.Provider value>
      <Panel />
    </HasRules.Provider>,
  )
  expect(document.adoptedStyleSheets).toEqual([])
})
