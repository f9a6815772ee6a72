import { useId } from "react"
import { fieldAria, Field } from "../field/Field.tsx"
import { Icon } from "../icon/Icon.tsx"
import { chevronDown } from "../icon/icons.ts"
import { arrow, wrapper, select } from "./select.css.ts"

/** One option of a select. */
export interface SelectOption<Id extends string> {
  readonly id: Id
  readonly label: string
  /** Text at the end of the line, such as why the option is disabled. */
  readonly hint?: string | undefined
  readonly isDisabled?: boolean | undefined
}

export interface SelectProps<Id extends string> {
  readonly label: string
  readonly hideLabel?: boolean | undefined
  readonly options: readonly SelectOption<Id>[]
  /** An empty or unknown value shows the placeholder. */
  readonly value: Id | "" | undefined
  readonly onChange: (id: Id) => void
  readonly placeholder?: string | undefined
  readonly error?: string | undefined
  readonly hint?: string | undefined
  readonly optionalLabel?: string | undefined
  readonly isDisabled?: boolean | undefined
  readonly isRequired?: boolean | undefined
  readonly name?: string | undefined
  readonly size?: "small" | "medium" | "large" | undefined
}

/** One choice among many, with the browser's own control, so that phones show their native list. */
export const Select = <Id extends string>(props: SelectProps<Id>) => {
  const { label, hideLabel, options, value, onChange, placeholder, error, hint, optionalLabel } = props
  const { isDisabled, isRequired, name, size = "medium" } = props
  const id = useId()
  const chosen = options.find((option) => option.id === value)
  return (
    <Field {...{ id, label, hideLabel, error, hint, optionalLabel }}>
      <span className={wrapper}>
        <select
          {...fieldAria({ id, hint, error })}
          id={id}
          name={name}
          className={select({ size })}
          value={chosen?.id ?? ""}
          disabled={isDisabled}
          aria-required={isRequired || undefined}
          data-invalid={error ? true : undefined}
          data-empty={chosen ? undefined : true}
          onChange={(event) => {
            const next = options.find((option) => option.id === event.target.value)
            if (next) onChange(next.id)
          }}
        >
          {chosen ? null : (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.id} value={option.id} disabled={option.isDisabled} data-hint={option.hint}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={arrow}>
          <Icon shape={chevronDown} size={14} />
        </span>
      </span>
    </Field>
  )
}
