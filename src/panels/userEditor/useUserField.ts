import { useCallback } from "react"
import type { FieldProblem, FieldRule } from "../../frame/fieldProblem.ts"
import { fieldWords } from "../../frame/fields/words.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useWords } from "../../frame/useWords.ts"
import { useDraftField } from "../../resource/editor/useDraftField.ts"
import { fieldName } from "./fieldName.ts"
import type { UserDraft } from "./userDraft.ts"
import { userEditorWords } from "./words.ts"
import { ruleOf } from "./userProblems.ts"
import type { UserField } from "./userTexts.ts"

type RequiredKey = Exclude<
  Extract<keyof typeof userEditorWords, `${string}Required`>,
  "passwordRequired" | "confirmRequired"
>

const requiredWord = (name: UserField) => `${name}Required` as RequiredKey

/** The error message of a field. A malformed email address reads as missing (section 5). */
const useProblemSentence = () => {
  const say = useWords("userEditor", userEditorWords)
  const sayOfField = useWords("fields", fieldWords)
  const { locale } = usePanel()
  return useCallback(
    (name: UserField, problem: FieldProblem): string => {
      const { min, max }: FieldRule = ruleOf(name)
      if (problem === "maxLength" || (problem === "minLength" && name !== "email"))
        return sayOfField(problem, { name: fieldName(name, locale), min, max })
      return say(requiredWord(name))
    },
    [say, sayOfField, locale],
  )
}

/** The value, error and handlers of a field, without its looks. */
export const useUserField = (draft: UserDraft, name: UserField) => {
  const { locale } = usePanel()
  return { label: fieldName(name, locale), ...useDraftField(draft, name, useProblemSentence()) }
}
