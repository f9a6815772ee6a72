import { useState } from "react"
import { limits } from "../../contract/limits.ts"
import { NumberField, type NumberFieldProps } from "../../ui/field/NumberField.tsx"
import { usePanel } from "../PanelContext.ts"
import { useWords } from "../useWords.ts"
import { fieldWords } from "./words.ts"
import { numberError } from "./numberSentence.ts"

/** A number in the panel's language, which says itself why it does not take a text once the field was left. */
export const PanelNumberField = ({ error, onBlur, ...field }: Omit<NumberFieldProps, "locale">) => {
  const { locale } = usePanel()
  const say = useWords("fields", fieldWords)
  const [wasLeft, setLeft] = useState(false)
  const own = wasLeft || error ? numberError(say, field.value, field.digits) : undefined
  return (
    <NumberField
      {...field}
      locale={limits.locales[locale]}
      error={own ?? error}
      onBlur={() => {
        setLeft(true)
        onBlur?.()
      }}
    />
  )
}
