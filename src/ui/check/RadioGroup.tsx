import { useId } from "react"
import { visuallyHidden } from "../theme/text.css.ts"
import { label as labelStyle } from "../field/field.css.ts"
import { FieldNote } from "../field/FieldNote.tsx"
import * as css from "./check.css.ts"
import { group } from "./radioGroup.css.ts"

export interface RadioGroupProps<Id extends string | number> {
  readonly label: string
  readonly hideLabel?: boolean | undefined
  readonly options: readonly {
    readonly id: Id
    readonly label: string
    readonly isDisabled?: boolean | undefined
  }[]
  readonly value: Id | undefined
  readonly onChange: (id: Id) => void
  readonly isDisabled?: boolean | undefined
  readonly error?: string | undefined
  readonly hint?: string | undefined
}

/** One choice among a few, listed vertically. */
export const RadioGroup = <Id extends string | number>(props: RadioGroupProps<Id>) => {
  const { label, hideLabel, options, value, onChange, isDisabled, error, hint } = props
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${name}-label`}
      aria-invalid={error ? true : undefined}
      aria-describedby={error || hint ? `${name}-note` : undefined}
      className={group}
    >
      <span id={`${name}-label`} className={hideLabel ? visuallyHidden : labelStyle}>
        {label}
      </span>
      {options.map((option) => (
        <label key={option.id} className={css.check}>
          <input
            type="radio"
            className={css.input}
            name={name}
            checked={option.id === value}
            disabled={isDisabled || option.isDisabled}
            onChange={() => onChange(option.id)}
          />
          <span className={`${css.mark} ${css.round}`} />
          <span className={css.text}>{option.label}</span>
        </label>
      ))}
      <FieldNote id={`${name}-note`} {...{ error, hint }} />
    </div>
  )
}
