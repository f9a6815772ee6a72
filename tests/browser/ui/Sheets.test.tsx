import { expect, test } from "vitest"
import { addSheets, adoptSheets, type Sheet, withSheets } from "../../../src/ui/root/sheets.ts"

const shadowRoot = () => {
  const root = document.body.appendChild(document.createElement("div")).attachShadow({ mode: "open" })
  const content = root.appendChild(document.createElement("p"))
  content.className = "part"
  return { root, style: getComputedStyle(content) }
}

const fetched = (...sheets: ReadonlyArray<Sheet>) => {
  const calls: string[] = []
  const fetchSheets = async () => {
    calls.push("fetched")
    return { default: sheets }
  }
  return { calls, fetchSheets }
}

test("tags share one sheet of each file, in the order of all files, beside the page's own", () => {
  const own = new CSSStyleSheet()
  const [one, other] = [shadowRoot(), shadowRoot()]
  one.root.adoptedStyleSheets = [own]
  const ends = [one, other].map(({ root }) => adoptSheets(root))
  addSheets([[1001, ".part { order: 2 }"]])
  addSheets([
    [1000, ".part { order: 1; opacity: 0.5 }"],
    [1001, ".part { order: 2 }"],
  ])
  expect([one.style.order, one.style.opacity]).toEqual(["2", "0.5"])
  expect(one.root.adoptedStyleSheets[0]).toBe(own)
  expect(one.root.adoptedStyleSheets.slice(1)).toEqual([...other.root.adoptedStyleSheets])
  for (const end of ends) end()
})

test("a fetched part brings its rules to tags alone, and those a tag missed come with it", async () => {
  const early = fetched([1002, ".part { flex-grow: 3 }"])
  expect(await withSheets(Promise.resolve("part"), early.fetchSheets)).toBe("part")
  expect(early.calls).toEqual([])
  const { root, style } = shadowRoot()
  const end = adoptSheets(root)
  await expect.poll(() => style.flexGrow).toBe("3")
  await withSheets(Promise.resolve("part"), fetched([1003, ".part { flex-shrink: 4 }"]).fetchSheets)
  expect(style.flexShrink).toBe("4")
  end()
})

test("rules that do not come are asked for again with the next tag", async () => {
  let isReachable = false
  const later = fetched([1004, ".part { order: 5 }"])
  await withSheets(Promise.resolve("part"), () =>
    isReachable ? later.fetchSheets() : Promise.reject(new Error("not found")),
  )
  const first = shadowRoot()
  const ends = [adoptSheets(first.root)]
  await Promise.resolve()
  isReachable = true
  await expect
    .poll(() => {
      ends.push(adoptSheets(shadowRoot().root))
      return first.style.order
    })
    .toBe("5")
  for (const end of ends) end()
})
