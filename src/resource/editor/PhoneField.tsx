import { limits } from "../../contract/limits.ts"
import { useWords } from "../../frame/useWords.ts"
import { editedPhone, formatPhone, writtenPhone } from "../../contract/people/phone.ts"
import { phone } from "../../ui/icon/listIcons.ts"
import { DigitsField } from "./DigitsField.tsx"
import { editorWords } from "./words.ts"

interface Props {
  readonly label: string
  /** Its digits. */
  readonly value: string
  readonly error: string | undefined
  readonly onBlur: () => void
  readonly isReadOnly: boolean
  readonly isRequired?: boolean
  readonly onDigits: (digits: string) => void
}

/** A phone number, shown as section 5 says. */
export const PhoneField = ({ value, ...field }: Props) => {
  const optional = useWords("editor", editorWords)("optional")
  return (
    <DigitsField
      {...field}
      type="tel"
      inputMode="tel"
      max={limits.text.phone.max}
      written={writtenPhone}
      icon={phone}
      optionalLabel={field.isRequired ? undefined : optional}
      shown={formatPhone(value)}
      edited={editedPhone(value)}
    />
  )
}
