import { type KeyboardEvent, useState } from "react"
import { limits } from "../../contract/limits.ts"
import { hundredthsOf } from "../../contract/wire/plainNumber.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { editedNumber, numberProblem, parsedNumber } from "../../ui/field/numberText.ts"
import { priceBox } from "./items.css.ts"
import { useMenuWords } from "./words.ts"

interface Props {
  readonly label: string
  /** In cents. */
  readonly value: number
  readonly isReadOnly: boolean
  /** The last change of it was refused; the line says why. */
  readonly isRefused: boolean
  /** Marks a price that a menu has of its own. */
  readonly isOwn?: boolean
  /** Draws a price that another one gives in gray. */
  readonly isInherited?: boolean
  /** Price the field writes over, in cents; the one that is shown unless told, null for none. */
  readonly own?: number | null
  /** Is given what was written over when somebody began to type, too. */
  readonly onChange: (cents: number, before: number | null) => void
  /** Takes the price back to the one that counts without it, once the text is empty. */
  readonly onClear?: ((before: number | null) => void) | undefined
}

const digits = 2
const textOf = (cents: number) => (cents / 100).toFixed(digits)

/** Price of an item in its line: saved when the field is left or by Enter, as it was before by Escape. */
export const PriceInput = (props: Props) => {
  const { label, value, isReadOnly, isRefused, isOwn, isInherited, own = value, onChange, onClear } = props
  const say = useMenuWords()
  const locale = limits.locales[usePanel().locale]
  const [written, setWritten] = useState<{ readonly text: string; readonly over: number | null }>()
  const typed = written?.text
  const number = typed === undefined ? textOf(value) : parsedNumber(locale, typed, { digits, units: ["R$"] })
  const isCleared = onClear !== undefined && typed?.trim() === ""
  const isWrong =
    typed !== undefined && !isCleared && (number === "" || numberProblem(number, digits) !== undefined)
  const isNegative = !isWrong && Number(number) < 0
  const error = isWrong || isNegative ? say("notNumber") : undefined
  const save = () => {
    if (!written || isWrong || isNegative) return
    setWritten(undefined)
    if (isCleared) return onClear(written.over)
    const cents = hundredthsOf(number)
    if (cents !== value) onChange(cents, written.over)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter") save()
    if (event.key !== "Escape" || typed === undefined) return
    event.stopPropagation()
    setWritten(undefined)
  }
  const type = (text: string) => setWritten({ text, over: written ? written.over : own })
  return (
    <input
      className={priceBox}
      aria-label={label}
      aria-invalid={error || isRefused ? true : undefined}
      title={error}
      data-own={isOwn || undefined}
      data-inherited={isInherited || undefined}
      inputMode="decimal"
      autoComplete="off"
      readOnly={isReadOnly}
      value={typed ?? editedNumber(locale, textOf(value), digits, true)}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={(event) => type(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={save}
    />
  )
}
