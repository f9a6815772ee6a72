import type { FocusEvent, HTMLInputTypeAttribute, InputHTMLAttributes, ReactNode, Ref } from "react"
import type { IconShape } from "../icon/Icon.tsx"

export interface TextFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly onFocus?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined
  readonly onBlur?: (() => void) | undefined
  /** Called with a text that is not a day or time, for the form to refuse; without it such a field is empty. */
  readonly onUnreadable?: ((text: string) => void) | undefined
  /** The error message, which is also the input's `aria-errormessage`. */
  readonly error?: string | undefined
  readonly hint?: string | undefined
  /** The word for "optional", shown after the label. */
  readonly optionalLabel?: string | undefined
  readonly type?: HTMLInputTypeAttribute | undefined
  readonly size?: "medium" | "large" | undefined
  readonly name?: string | undefined
  readonly autoComplete?: string | undefined
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>["inputMode"] | undefined
  readonly isDisabled?: boolean | undefined
  readonly isReadOnly?: boolean | undefined
  readonly isRequired?: boolean | undefined
  /** Takes the focus when it is mounted, as the first field of a dialog does. */
  readonly autoFocus?: boolean | undefined
  readonly maxLength?: number | undefined
  /** The first and last value of a native date or time. */
  readonly min?: string | undefined
  readonly max?: string | undefined
  readonly placeholder?: string | undefined
  readonly icon?: IconShape | undefined
  /** Shows a spinner at the end of the field, for example during a lookup. */
  readonly busy?: boolean | undefined
  /** A link or a small button at the end of the label's line. */
  readonly labelEnd?: ReactNode
  /** The prefix of the text, such as a currency. */
  readonly start?: ReactNode
  /** A button at the end of the field, or a unit. */
  readonly end?: ReactNode
  readonly inputRef?: Ref<HTMLInputElement> | undefined
}
