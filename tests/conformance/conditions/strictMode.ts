import { inEachSituation } from "../visit.ts"
import type { Condition } from "./Condition.ts"

export const strictMode: Condition = {
  columns: ["StrictMode"],
  says: "React's development build draws the panel, or the tag as an element, inside `StrictMode`: warnings and errors of the console, and defects the panel reports, are counted while it loads and opens what it opens.",
  measure: async (visit) => {
    await visit.load({ scripts: ["development"] })
    await visit.draw({ isStrict: true })
    return [await inEachSituation(visit, visit.complaints)]
  },
}
