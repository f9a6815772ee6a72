import { useId, type Ref } from "react"
import { box } from "./box.css.ts"
import { fieldAria, Field } from "./Field.tsx"

export interface TextAreaProps {
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly onBlur?: (() => void) | undefined
  readonly error?: string | undefined
  readonly hint?: string | undefined
  readonly optionalLabel?: string | undefined
  readonly rows?: number | undefined
  readonly name?: string | undefined
  readonly maxLength?: number | undefined
  readonly placeholder?: string | undefined
  readonly isDisabled?: boolean | undefined
  readonly isReadOnly?: boolean | undefined
  readonly isRequired?: boolean | undefined
  readonly inputRef?: Ref<HTMLTextAreaElement> | undefined
}

/** Several lines of text with their label, hint and error. */
export const TextArea = ({
  label,
  optionalLabel,
  hint,
  error,
  value,
  onChange,
  rows = 3,
  isDisabled,
  isReadOnly,
  isRequired,
  inputRef,
  ...input
}: TextAreaProps) => {
  const id = useId()
  return (
    <Field id={id} label={label} optionalLabel={optionalLabel} hint={hint} error={error}>
      <span
        className={box({ size: "area" })}
        data-invalid={error ? true : undefined}
        data-disabled={isDisabled || undefined}
      >
        <textarea
          {...input}
          {...fieldAria({ id, hint, error })}
          id={id}
          ref={inputRef}
          rows={rows}
          value={value}
          disabled={isDisabled}
          readOnly={isReadOnly}
          aria-required={isRequired || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
    </Field>
  )
}
