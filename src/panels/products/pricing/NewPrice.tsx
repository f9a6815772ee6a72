import { type KeyboardEvent, useState } from "react"
import { limits } from "../../../contract/limits.ts"
import { maxMenuPrice } from "../../../contract/menu/menuChoices.ts"
import { hundredthsOf } from "../../../contract/wire/plainNumber.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { writtenNumber } from "../../../frame/written.ts"
import { editedNumber, parsedNumber } from "../../../ui/field/numberText.ts"
import * as css from "./pricing.css.ts"
import { usePriceWords } from "./words.ts"

interface Props {
  readonly label: string
  /** Cents; null where the rule finds none. */
  readonly value: number | null
  readonly isTyped: boolean
  readonly isDisabled: boolean
  /** Without cents the price is the rule's again. */
  readonly onChange: (cents: number | undefined) => void
}

const digits = 2

/** A new price in its row: typed over by hand, and the rule's again once it is emptied; Escape leaves it as it was. */
export const NewPrice = ({ label, value, isTyped, isDisabled, onChange }: Props) => {
  const say = usePriceWords()
  const panel = usePanel()
  const locale = limits.locales[panel.locale]
  const [text, setText] = useState<string>()
  const [isEdited, setEdited] = useState(false)
  const number = text === undefined ? "" : parsedNumber(locale, text, { digits, units: ["R$"] })
  const cents = hundredthsOf(number)
  const isWrong = text !== undefined && text.trim() !== "" && !(cents > 0 && cents <= maxMenuPrice)
  const take = () => {
    setEdited(false)
    if (text === undefined || isWrong) return
    setText(undefined)
    if (text.trim() === "") onChange(undefined)
    else if (cents !== value) onChange(cents)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter") take()
    if (event.key !== "Escape" || text === undefined) return
    event.stopPropagation()
    setText(undefined)
  }
  const edited = value === null ? "" : editedNumber(locale, (value / 100).toFixed(digits), digits, true)
  const shown = value === null ? "" : writtenNumber(panel.locale, value / 100, { minimumFractionDigits: 2 })
  return (
    <input
      className={css.newPrice}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      title={isWrong ? say("notPrice") : undefined}
      inputMode="decimal"
      autoComplete="off"
      data-typed={isTyped || undefined}
      placeholder="–"
      disabled={isDisabled}
      value={text ?? (isEdited ? edited : shown)}
      onFocus={({ currentTarget }) => {
        setEdited(true)
        queueMicrotask(() => currentTarget.matches(":focus") && currentTarget.select())
      }}
      onChange={({ target }) => setText(target.value)}
      onBlur={take}
      onKeyDown={onKeyDown}
    />
  )
}
