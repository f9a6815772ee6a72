import { mayGive } from "../../../contract/resource/mayWrite.ts"
import { Checkbox } from "../../../ui/check/Checkbox.tsx"
import { CheckboxGroup } from "../../../ui/check/CheckboxGroup.tsx"
import { RadioGroup } from "../../../ui/check/RadioGroup.tsx"
import { FieldNote } from "../../../ui/field/FieldNote.tsx"
import { Select } from "../../../ui/select/Select.tsx"
import { choicesOf, choicesText } from "../kindTexts.ts"
import { useUser } from "../useReserved.ts"
import type { FieldInputProps } from "./fieldInput.ts"
import { useId } from "react"

/** A choice of more values is a select. */
const maxRadios = 3

const optionsOf = ({ field, path, reader }: FieldInputProps) =>
  Object.keys(field.choices ?? {}).map((id) => ({ id, label: reader.word(`filter.${path}.${id}`) }))

/** One of some values this user may give; one that may be none can be taken back. */
export const ChoiceInput = (props: FieldInputProps) => {
  const { field, label, value, error, hint, isRequired, isReadOnly, optionalLabel, reader } = props
  const { onChange, onBlur } = props
  const user = useUser()
  const options = optionsOf(props).filter(
    ({ id }) => id === value || user === undefined || mayGive(field, id, user),
  )
  const change = (next: string) => {
    onChange(next)
    onBlur()
  }
  if (isRequired && options.length <= maxRadios)
    return (
      <RadioGroup {...{ label, options, value, error, hint }} isDisabled={isReadOnly} onChange={change} />
    )
  const none = { id: "-", label: reader.say("none") }
  return (
    <Select
      {...{ label, error, hint, optionalLabel, isRequired }}
      isDisabled={isReadOnly}
      placeholder={reader.say("choose")}
      options={isRequired ? options : [none, ...options]}
      value={value}
      onChange={(next) => change(next === none.id ? "" : next)}
    />
  )
}

/** Several of some values. */
export const ChoicesInput = (props: FieldInputProps) => {
  const { field, label, value, error, hint, isReadOnly, onChange } = props
  return (
    <CheckboxGroup
      {...{ label, error, hint }}
      options={optionsOf(props)}
      value={choicesOf(value)}
      isDisabled={isReadOnly}
      onChange={(values) => onChange(choicesText(field, values))}
    />
  )
}

/** Yes or no. */
export const FlagInput = ({ label, value, error, hint, isReadOnly, onChange }: FieldInputProps) => {
  const id = useId()
  return (
    <div aria-describedby={error || hint ? id : undefined}>
      <Checkbox
        label={label}
        isSelected={value === "true"}
        isDisabled={isReadOnly}
        onChange={(isSelected) => onChange(isSelected ? "true" : "")}
      />
      <FieldNote {...{ id, error, hint }} />
    </div>
  )
}
