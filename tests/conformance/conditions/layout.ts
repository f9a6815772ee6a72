import { settle } from "../showroom.ts"
import { inEachSituation, openOverlay, type Visit } from "../visit.ts"
import type { Condition } from "./Condition.ts"

const desktop = { width: 1280, height: 800 }
const tooWide = ({ page }: Visit) => page.evaluate(() => conformance.tooWide())

/** Windows of this width; or a column in one that is wide. */
const places: Readonly<Record<string, { readonly width: number; readonly column?: string }>> = {
  "320 px": { width: 320 },
  "390 px": { width: 390 },
  "320 px column": { width: 1280, column: "320px" },
}

const measureAt = async (visit: Visit, { width, column = "auto" }: (typeof places)[string]) => {
  await visit.page.setViewportSize({ ...desktop, width })
  await visit.page.evaluate((size) => document.body.style.setProperty("--column", size), column)
  await settle(visit.page)
  return tooWide(visit)
}

export const widths: Condition = {
  columns: Object.keys(places),
  says: "Windows 320 and 390 px wide, and a column of 320 px in a window of 1280 px: elements that stick out of the panel's place, or of the window once something is open, are counted, but for those that scroll into sight within the panel; and the page, if it scrolls sideways.",
  measure: async (visit) => {
    const found = new Map<string, ReadonlyArray<string>>()
    const measureAll = async () => {
      for (const [name, place] of Object.entries(places))
        found.set(name, [...(found.get(name) ?? []), ...(await measureAt(visit, place))])
      return []
    }
    await visit.load()
    await visit.page.addStyleTag({ content: "main { inline-size: var(--column) }" })
    await visit.draw()
    await inEachSituation(visit, measureAll)
    return Object.keys(places).map((name) => found.get(name) ?? [])
  },
}

export const rightToLeft: Condition = {
  columns: ["RTL"],
  says: 'The page has `dir="rtl"`. A panel in the page follows it, one in a shadow root or a tag with one stays left to right ([0058](decisions/0058-a-provider-may-make-a-shadow-root.md)); where that is not so, and whatever sticks out as in a narrow window, is counted.',
  measure: async (visit) => {
    await visit.load()
    await visit.page.evaluate(() => void (document.documentElement.dir = "rtl"))
    await visit.draw()
    const isInPage = await visit.place
      .locator(".balcao")
      .first()
      .evaluate((root) => root.getRootNode() === document)
    const expected = isInPage && visit.kind === "light" ? "rtl" : "ltr"
    const directions = await visit.page.evaluate(() => conformance.directions())
    const wrong = directions.filter((direction) => direction !== expected)
    return [
      [
        ...wrong.map((direction) => `the panel's direction is ${direction}`),
        ...(await inEachSituation(visit, () => tooWide(visit))),
      ],
    ]
  },
}

const traps = [
  "transform: translate(30px, 20px) scale(0.9)",
  "will-change: transform",
  "filter: blur(0)",
  "backdrop-filter: blur(1px)",
  "contain: strict",
  "container-type: size",
]

const page = `main { overflow: hidden; block-size: 500px; inline-size: 1000px; }
body::before { content: ""; position: sticky; display: block; inset-block-start: 0; z-index: 2147483647; block-size: 60px; background: black }`

const measureTrap = async (visit: Visit, css: string): Promise<ReadonlyArray<string>> => {
  await visit.page.evaluate((style) => document.querySelector("main")?.setAttribute("style", style), css)
  await openOverlay(visit)
  const found = await visit.page.evaluate(() => conformance.trapped())
  await visit.page.keyboard.press("Escape")
  await settle(visit.page)
  return found.map((one) => `${css}: ${one}`)
}

export const ancestors: Condition = {
  columns: ["ancestors"],
  says: `The panel stands in a box of 1000 by 500 px that cuts off what does not fit and has, one after the other, ${traps.map((css) => `\`${css}\``).join(", ")}, under a sticky header above everything. What the panel opens has to be wholly in the window, with everything in it that can be pressed on top.`,
  measure: async (visit) => {
    if (!visit.open) return [{ without: "it opens nothing over the page" }]
    await visit.load()
    await visit.page.addStyleTag({ content: page })
    await visit.draw()
    const found: Array<string> = []
    for (const css of traps) found.push(...(await measureTrap(visit, css)))
    return [found]
  },
}
