import { useId } from "react"
import { Icon } from "../icon/Icon.tsx"
import { Spinner } from "../spinner/Spinner.tsx"
import { box } from "./box.css.ts"
import { fieldAria, Field } from "./Field.tsx"
import type { TextFieldProps } from "./TextFieldProps.ts"

/** A native input with its label, hint and error. */
export const LineField = ({
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
