import { useId } from "react"
import { label as labelStyle } from "../field/field.css.ts"
import { FieldNote } from "../field/FieldNote.tsx"
import { Checkbox } from "./Checkbox.tsx"
import { group } from "./radioGroup.css.ts"

export interface CheckboxGroupProps<Id extends string> {
  readonly label: string
  readonly options: readonly { readonly id: Id; readonly label: string }[]
  readonly value: ReadonlyArray<Id>
  readonly onChange: (value: ReadonlyArray<Id>) => void
  readonly isDisabled?: boolean | undefined
  readonly error?: string | undefined
  readonly hint?: string | undefined
}

/** Several choices among a few. */
export const CheckboxGroup = <Id extends string>(props: CheckboxGroupProps<Id>) => {
  const { label, options, value, onChange, isDisabled, error, hint } = props
  const id = useId()
  return (
    <fieldset
      aria-labelledby={`${id}-label`}
      aria-describedby={error || hint ? `${id}-note` : undefined}
      className={group}
    >
      <span id={`${id}-label`} className={labelStyle}>
        {label}
      </span>
      {options.map((option) => (
        <Checkbox
          key={option.id}
          label={option.label}
          isSelected={value.includes(option.id)}
          isDisabled={isDisabled}
          onChange={(isSelected) =>
            onChange(isSelected ? [...value, option.id] : value.filter((one) => one !== option.id))
          }
        />
      ))}
      <FieldNote id={`${id}-note`} {...{ error, hint }} />
    </fieldset>
  )
}
