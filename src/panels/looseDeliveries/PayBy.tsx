import { useContext } from "react"
import { ChoiceInput } from "../../resource/described/fields/ChoiceInputs.tsx"
import type { FieldInputProps } from "../../resource/described/fields/fieldInput.ts"
import { SendContext } from "./SendContext.ts"

/** Payment method of a delivery: those the company has. */
const PayBy = (props: FieldInputProps) => {
  const { choices = {} } = props.field
  const ways: ReadonlyArray<string> = useContext(SendContext).credits()?.payBy ?? ["CREDITS"]
  const offered = Object.fromEntries(Object.entries(choices).filter(([way]) => ways.includes(way)))
  return <ChoiceInput {...props} field={{ ...props.field, choices: offered }} />
}

export default PayBy
