import { useCallback } from "react"
import { fieldProblem, type FieldRule } from "./fieldProblem.ts"
import { fieldWords } from "./fields/words.ts"
import { useWords } from "./useWords.ts"

/** Says what is wrong with a field, in the reader's language; undefined when nothing is. */
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
