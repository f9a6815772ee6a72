import { useWords } from "../../frame/useWords.ts"
import { DigitsField } from "../../resource/editor/DigitsField.tsx"
import { editorWords } from "../../resource/editor/editorWords.ts"
import { phone } from "../../ui/icon/icons.ts"
import { editedPhone, formatPhone } from "../../frame/phone.ts"
import type { UserDraft } from "./userDraft.ts"
import { useUserField } from "./useUserField.ts"

interface Props {
  readonly draft: UserDraft
  readonly isReadOnly: boolean
}

/** A phone number, shown as section 5 says. */
export const PhoneField = ({ draft, isReadOnly }: Props) => {
  const say = useWords("editor", editorWords)
  const { value, ...field } = useUserField(draft, "phone")
  return (
    <DigitsField
      {...field}
      type="tel"
      inputMode="tel"
      icon={phone}
      optional={say("optional")}
      isReadOnly={isReadOnly}
      shown={formatPhone(value)}
      edited={editedPhone(value)}
      onDigits={(digits) => draft.text.write("phone", digits)}
    />
  )
}
