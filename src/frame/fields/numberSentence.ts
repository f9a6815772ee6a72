import { type NumberProblem, numberProblem } from "../../ui/field/numberText.ts"
import type { Say } from "../useWords.ts"
import type { fieldWords } from "./words.ts"

/** The sentence for a number that a field of so many digits after the point does not take. */
export const numberSentence = (
  say: Say<typeof fieldWords>,
  text: string,
  digits: number,
  problem: NumberProblem | "places",
): string => {
  switch (problem) {
    case "number":
      return say("notNumber", { text })
    case "ambiguous":
      return say(digits === 0 ? "ambiguousWhole" : "ambiguousNumber", {
        text,
        whole: text.replaceAll(/[^\d-]/g, ""),
        count: digits,
      })
    case "places":
      return digits === 0 ? say("wholeOnly") : say("places", { count: digits })
  }
}

/** The sentence for a number a field does not take; undefined for one it takes. */
export const numberError = (
  say: Say<typeof fieldWords>,
  text: string,
  digits: number,
): string | undefined => {
  const problem = numberProblem(text, digits)
  return problem && numberSentence(say, text, digits, problem)
}
