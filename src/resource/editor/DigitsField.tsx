import { useState } from "react"
import { digitsOf } from "../../contract/people/phone.ts"
import { TextField, type TextFieldProps } from "../../ui/field/TextField.tsx"

interface Props extends Omit<TextFieldProps, "value" | "onChange" | "min" | "max"> {
  /** The formatted digits while nobody types. */
  readonly shown: string
  /** The digits when editing begins. */
  readonly edited: string
  /** More are not taken in; a number that is longer already may only shrink. */
  readonly max?: number
  /** Turns a text that is about to replace another one into what the field takes. */
  readonly written?: (text: string, before: string) => string
  readonly onDigits: (digits: string) => void
}

/** A number such as a phone's: what is typed stays while one types, and only its digits are kept. */
export const DigitsField = ({
  shown,
  edited,
  max = Infinity,
  written,
  onDigits,
  onBlur,
  ...field
}: Props) => {
  const [typed, setTyped] = useState<string>()
  return (
    <div onFocus={() => setTyped(edited)}>
      <TextField
        {...field}
        autoComplete="off"
        value={typed ?? shown}
        onChange={(input) => {
          const before = typed ?? edited
          const text = written ? written(input, before) : input
          const count = digitsOf(text).length
          if (count > max && count >= digitsOf(before).length) return
          setTyped(text)
          onDigits(digitsOf(text))
        }}
        onBlur={() => {
          setTyped(undefined)
          onBlur?.()
        }}
      />
    </div>
  )
}
