import type { HTMLInputTypeAttribute } from "react"
import { useWords } from "../../frame/useWords.ts"
import { editorWords } from "../../resource/editor/words.ts"
import { wide } from "../../resource/editor/editor.css.ts"
import { TextField } from "../../ui/field/TextField.tsx"
import type { UserDraft } from "./userDraft.ts"
import { ruleOf } from "./userProblems.ts"
import type { UserField } from "./userTexts.ts"
import { useUserField } from "./useUserField.ts"

interface Props {
  readonly draft: UserDraft
  readonly name: UserField
  readonly isReadOnly: boolean
  readonly type?: HTMLInputTypeAttribute
  /** Spans the whole row. */
  readonly isWide?: boolean
  /** Its text is applied by the tab after a pause. */
  readonly isLate?: boolean
  /** Needed, or in a group where all are: no word beside its label. */
  readonly isPlain?: boolean
}

/** A text field of a user. */
export const UserTextField = ({ draft, name, isReadOnly, type, isWide, isLate, isPlain }: Props) => {
  const say = useWords("editor", editorWords)
  const field = useUserField(draft, name)
  const isRequired = ruleOf(name).min > 0
  const input = (
    <TextField
      {...field}
      type={type}
      optionalLabel={isRequired || isPlain ? undefined : say("optional")}
      isRequired={isRequired}
      isReadOnly={isReadOnly}
      autoComplete="off"
      onChange={(text) => (isLate ? draft.text.writeLater(name, text) : draft.text.write(name, text))}
    />
  )
  return isWide ? <div className={wide}>{input}</div> : input
}
