import { changedUnder } from "../showroom.ts"
import { importantSheets, sheets } from "../sheets.ts"
import { inEachSituation, type Outcome, type Visit } from "../visit.ts"
import type { Condition } from "./Condition.ts"

const every = { ...sheets, ...importantSheets }

const underSheet = async ({ page }: Visit, sheet: string): Promise<ReadonlyArray<string>> => {
  const first = await changedUnder(page, sheet, "first")
  const last = await changedUnder(page, sheet, "last")
  return [...first, ...last].map(({ node, properties }) => `${node}: ${properties.slice(0, 3).join(", ")}`)
}

/** Measures the changes made by each sheet, in the same drawing: one removes itself before the next is added. */
const measureAll = async (visit: Visit, isShadow: boolean) => {
  const found = new Map<string, Array<string>>()
  const check = async () => {
    await visit.page.evaluate(() => conformance.remember())
    for (const [name, sheet] of Object.entries(isShadow ? every : sheets))
      found.set(name, [...(found.get(name) ?? []), ...(await underSheet(visit, sheet))])
    return []
  }
  await inEachSituation(visit, check)
  return found
}

export const pageStyles: Condition = {
  columns: Object.keys(every),
  says: "The page has the style sheet, before ours and after it: the nodes that look otherwise (any property of an element or of its parts) with the panel loaded and with what it opens are counted. The sheets are in [tests/conformance/sheets.ts](../tests/conformance/sheets.ts).",
  measure: async (visit) => {
    await visit.load()
    await visit.page.addStyleTag({ content: ":root { --place: 1000px }" })
    await visit.draw()
    const isInPage = await visit.place
      .locator(".balcao")
      .first()
      .evaluate((root) => root.getRootNode() === document)
    const found = await measureAll(visit, !isInPage)
    const without = "of `!important` rules a page has the last word in the page itself"
    return Object.keys(every).map((name): Outcome => found.get(name) ?? { without })
  },
}
