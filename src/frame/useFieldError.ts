import { useCallback } from "react"
import { fieldProblem, type FieldRule } from "./fieldProblem.ts"
import { fieldWords } from "./fields/words.ts"
import { useWords } from "./useWords.ts"

/** Returns a function that describes a field's problem in the reader's language; undefined if there is none. */
export const useFieldError = () => {
  const say = useWords("fields", fieldWords)
  return useCallback(
    (name: string, text: string, rule: FieldRule): string | undefined => {
      const problem = fieldProblem(text, rule)
      return problem && say(problem, { name, min: rule.min, max: rule.max })
    },
    [say],
  )
}
