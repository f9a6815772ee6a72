import { limits } from "../../contract/limits.ts"
import { type DayProblem, daysOf, type Span } from "../../contract/wire/years.ts"
import type { Say } from "../useWords.ts"
import type { fieldWords } from "./words.ts"

/** The sentence for a day or moment that a field of a span does not take. */
export const daySentence = (
  say: Say<typeof fieldWords>,
  text: string,
  span: Span,
  problem: DayProblem,
): string => {
  if (problem === "day") return say("notDay", { text })
  if (problem === "birth") return say("birth", { count: limits.years.oldest })
  const [first, last] = daysOf(span).map((day) => day.slice(0, 4))
  return say("year", { first: first ?? "", last: last ?? "" })
}
