import { useId, type HTMLInputTypeAttribute, type InputHTMLAttributes, type ReactNode, type Ref } from "react"
import { Icon, type IconShape } from "../icon/Icon.tsx"
import { Spinner } from "../spinner/Spinner.tsx"
import { box } from "./box.css.ts"
import { fieldAria, Field } from "./Field.tsx"

export interface TextFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly onFocus?: (() => void) | undefined
  readonly onBlur?: (() => void) | undefined
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
  /** What stands before the text, such as a currency. */
  readonly start?: ReactNode
  /** A button at the end of the field, or a unit. */
  readonly end?: ReactNode
  readonly inputRef?: Ref<HTMLInputElement> | undefined
}

/** One line of text with its label, hint and error. */
export const TextField = ({
  label,
  optionalLabel,
  hint,
  error,
  labelEnd,
  start,
  end,
  icon,
  busy,
  size = "medium",
  value,
  onChange,
  isDisabled,
  isReadOnly,
  isRequired,
  type = "text",
  inputRef,
  ...input
}: TextFieldProps) => {
  const id = useId()
  return (
    <Field id={id} label={label} optionalLabel={optionalLabel} hint={hint} error={error} labelEnd={labelEnd}>
      <span
        className={box({ size })}
        data-invalid={error ? true : undefined}
        data-disabled={isDisabled || undefined}
      >
        {icon ? <Icon shape={icon} /> : null}
        {start}
        <input
          {...input}
          {...fieldAria({ id, hint, error })}
          id={id}
          ref={inputRef}
          type={type}
          value={value}
          disabled={isDisabled}
          readOnly={isReadOnly}
          aria-required={isRequired || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        {busy ? <Spinner size={14} /> : null}
        {end}
      </span>
    </Field>
  )
}
