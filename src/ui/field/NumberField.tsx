import { useState } from "react"
import { affix } from "./field.css.ts"
import { editedNumber, parsedNumber, shownNumber } from "./numberText.ts"
import { TextField, type TextFieldProps } from "./TextField.tsx"

export interface NumberFieldProps extends Omit<
  TextFieldProps,
  "type" | "inputMode" | "icon" | "end" | "onFocus"
> {
  /** The number with a point, such as `1234.5`, or what was typed instead of one. */
  readonly value: string
  /** Called with the same form. */
  readonly onChange: (value: string) => void
  /** The language numbers are written in, as BCP 47 names it. */
  readonly locale: string
  /** Most digits after the point. */
  readonly digits: number
  /** May be below zero, for which number pads of phones have no key. */
  readonly isSigned?: boolean | undefined
  /** Shows all of them, as money does. */
  readonly isFixed?: boolean | undefined
  /** Before the number, such as a currency. */
  readonly prefix?: string | undefined
  /** After it, such as a percent sign. */
  readonly suffix?: string | undefined
}

/** A number in the reader's language: typed as one likes, and written out in full when the field is left. */
export const NumberField = (props: NumberFieldProps) => {
  const {
    value,
    onChange,
    onBlur,
    locale,
    digits,
    isFixed = false,
    isSigned,
    prefix,
    suffix,
    ...field
  } = props
  const [typed, setTyped] = useState<string>()
  const [isEdited, setEdited] = useState(false)
  const edited = isEdited && !field.isReadOnly ? editedNumber : shownNumber
  return (
    <TextField
      {...field}
      autoComplete="off"
      inputMode={isSigned ? "text" : digits === 0 ? "numeric" : "decimal"}
      start={prefix === undefined ? undefined : <span className={affix}>{prefix}</span>}
      end={suffix === undefined ? undefined : <span className={affix}>{suffix}</span>}
      value={typed ?? edited(locale, value, digits, isFixed)}
      onFocus={({ currentTarget }) => {
        setEdited(true)
        const { selectionStart, selectionEnd, value: shown } = currentTarget
        // A value rewritten on focus stays selected, so that typing replaces it. Selecting takes the focus: two fields
        // that had it at once would take it from each other for ever.
        if (selectionStart === 0 && selectionEnd === shown.length)
          queueMicrotask(() => currentTarget.matches(":focus") && currentTarget.select())
      }}
      onChange={(text) => {
        setTyped(text)
        onChange(parsedNumber(locale, text, { digits, units: [prefix, suffix] }))
      }}
      onBlur={() => {
        setTyped(undefined)
        setEdited(false)
        onBlur?.()
      }}
    />
  )
}
