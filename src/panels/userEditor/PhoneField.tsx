import { useState } from "react"
import { useWords } from "../../frame/useWords.ts"
import { editorWords } from "../../resource/editor/editorWords.ts"
import { TextField } from "../../ui/field/TextField.tsx"
import { phone } from "../../ui/icon/icons.ts"
import { digitsOf, formatPhone } from "../../frame/phone.ts"
import type { UserDraft } from "./userDraft.ts"
import { useUserField } from "./useUserField.ts"

/** A phone number: what is typed stays while one types, its digits are kept, and it is shown as section 5 says. */
export const PhoneField = ({
  draft,
  isReadOnly,
}: {
  readonly draft: UserDraft
  readonly isReadOnly: boolean
}) => {
  const say = useWords("editor", editorWords)
  const { value, onBlur, ...field } = useUserField(draft, "phone")
  const [typed, setTyped] = useState<string>()
  const shown = formatPhone(value)
  /** A number that is shown shortened is edited whole. */
  const start = () => setTyped(digitsOf(shown) === value ? shown : value)
  return (
    <div onFocus={start}>
      <TextField
        {...field}
        type="tel"
        inputMode="tel"
        icon={phone}
        optional={say("optional")}
        isReadOnly={isReadOnly}
        autoComplete="off"
        value={typed ?? shown}
        onChange={(text) => {
          setTyped(text)
          draft.text.write("phone", digitsOf(text))
        }}
        onBlur={() => {
          setTyped(undefined)
          onBlur()
        }}
      />
    </div>
  )
}
