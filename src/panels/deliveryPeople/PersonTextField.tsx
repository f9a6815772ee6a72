import type { HTMLInputTypeAttribute } from "react"
import { frameWords } from "../../frame/frameWords.ts"
import { useWords } from "../../frame/useWords.ts"
import { editorWords } from "../../resource/editor/editorWords.ts"
import { useDraftField } from "../../resource/editor/useDraftField.ts"
import { wide } from "../../resource/editor/editor.css.ts"
import { TextField } from "../../ui/field/TextField.tsx"
import { usePeopleWords } from "./deliveryPeopleWords.ts"
import type { PersonDraft } from "./personDraft.ts"
import { maxLengthOf, type PersonProblem } from "./personProblems.ts"
import type { PersonField } from "./personTexts.ts"
import type { TabProps } from "./tabs.ts"

/** The value, error and handlers of a field, without its looks. */
export const usePersonField = (draft: PersonDraft, name: PersonField) => {
  const say = usePeopleWords()
  const frame = useWords("frame", frameWords)
  const sentence = (_: PersonField, problem: PersonProblem) =>
    frame(problem, { name: say(name), max: maxLengthOf(name) })
  return { label: say(name), ...useDraftField(draft, name, sentence) }
}

interface Props extends TabProps {
  readonly name: PersonField
  readonly type?: HTMLInputTypeAttribute
  readonly isWide?: boolean
  readonly isRequired?: boolean
}

/** A text field of a delivery person. */
export const PersonTextField = ({ draft, name, type, isReadOnly, isWide, isRequired }: Props) => {
  const say = useWords("editor", editorWords)
  const input = (
    <TextField
      {...usePersonField(draft, name)}
      type={type}
      optionalLabel={isRequired ? undefined : say("optional")}
      isRequired={isRequired}
      isReadOnly={isReadOnly}
      autoComplete="off"
      onChange={(text) => draft.text.write(name, text)}
    />
  )
  return isWide ? <div className={wide}>{input}</div> : input
}
