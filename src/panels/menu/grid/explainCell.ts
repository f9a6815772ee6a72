import type { ItemRow } from "../../../contract/menu/menuData.ts"
import type { Locale } from "../../../contract/limits.ts"
import { centsText } from "./cellTexts.ts"
import type { CellProblem } from "./cellChanges.ts"
import type { GridWords } from "./words.ts"

/** Sentence of a text that was not saved in its cell. */
export const explainCell = (
  say: GridWords,
  locale: Locale,
  { text, reason }: CellProblem,
  item: ItemRow | undefined,
): string => {
  if (reason === "belowCost")
    return say("belowCost", { price: text, cost: centsText(locale, item?.cost ?? 0) })
  if (typeof reason === "string") return say(reason)
  const code = reason._tag === "InvalidOps" ? reason.issues[0]?.code : undefined
  switch (code) {
    case "limit":
      return say("promoAbove")
    case "order":
      return say("untilBefore")
    case "tooLong":
      return say("tooLong")
    case "range":
      return say("tooMuch")
    default:
      return say("notTaken")
  }
}
