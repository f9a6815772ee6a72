import { useCallback } from "react"
import type { FieldProblem, FieldRule } from "../../frame/fieldProblem.ts"
import { frameWords } from "../../frame/frameWords.ts"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import type { UserDraft } from "./userDraft.ts"
import { userEditorWords } from "./userEditorWords.ts"
import { ruleOf } from "./userProblems.ts"
import { type UserField, userFields } from "./userTexts.ts"
import type { en } from "./words.en.ts"

type Needed = Exclude<Extract<keyof typeof en, `${string}Required`>, "passwordRequired" | "confirmRequired">

const requiredWord = (name: UserField) => `${name}Required` as Needed

/** Says what is wrong with a field. A malformed e-mail address is one that is missing (section 5). */
const useProblemSentence = () => {
  const say = useWords("userEditor", userEditorWords)
  const frame = useWords("frame", frameWords)
  return useCallback(
    (name: UserField, problem: FieldProblem): string => {
      const { min, max }: FieldRule = ruleOf(name)
      if (problem === "maxLength" || (problem === "minLength" && name !== "email"))
        return frame(problem, { name: say(name), min, max })
      return say(requiredWord(name))
    },
    [say, frame],
  )
}

/** Everything a field of the editor needs, but how it looks. */
export const useUserField = (draft: UserDraft, name: UserField) => {
  const say = useWords("userEditor", userEditorWords)
  const sentence = useProblemSentence()
  const value = useValue(draft.text.texts)[name]
  const problem = useValue(draft.problems)[name]
  const isTouched = useValue(draft.text.touched).has(name)
  const refused = useValue(draft.text.refused).get(name)
  return {
    label: say(name),
    value,
    error: refused ?? (isTouched && problem ? sentence(name, problem) : undefined),
    onBlur: () => value !== "" && draft.text.touch([name]),
  }
}

/** The fields that show something wrong: touched ones, and those the server refused. */
export const useShownProblems = (draft: UserDraft): ReadonlyArray<UserField> => {
  const problems = useValue(draft.problems)
  const touched = useValue(draft.text.touched)
  const refused = useValue(draft.text.refused)
  return userFields.filter((name) => refused.has(name) || (touched.has(name) && problems[name] !== undefined))
}
