import { memo } from "react"
import { menuChannels } from "../../../contract/menu/menuChoices.ts"
import { weekText } from "../../../contract/resource/weekText.ts"
import { entryOf } from "../../../contract/wire/entryOf.ts"
import { wordsIn } from "../../../contract/resource/wordsIn.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useMoney } from "../../../frame/useMoney.ts"
import { writtenDay, writtenNumber } from "../../../frame/written.ts"
import { Checkbox } from "../../../ui/check/Checkbox.tsx"
import { statusWords } from "../grid/cellTexts.ts"
import * as css from "./bulk.css.ts"
import { type BulkRow, isPossible } from "./bulkRows.ts"
import type { BulkValue } from "./planned.ts"
import type { BulkKind } from "./bulkRule.ts"
import { type BulkWords, useBulkWords } from "./words.ts"

interface Props {
  readonly row: BulkRow
  readonly kind: BulkKind
  readonly at: number
  readonly isTicked: boolean
  readonly onTick: (row: BulkRow, isTicked: boolean, isRange: boolean) => void
}

/** Texts of values in the reader's language. */
const useValueText = (kind: BulkKind) => {
  const say = useBulkWords()
  const money = useMoney()
  const { locale } = usePanel()
  return (value: BulkValue, isAfter: boolean): string => {
    if (value === undefined) return isAfter && kind === "REMOVE" ? say("gone") : say("none")
    if ("cents" in value) return money(value.cents)
    if ("status" in value) return statusWords(value.status, locale)
    if ("text" in value) return value.text
    if ("week" in value) return value.week ? weekText(value.week, locale) : say("asCategory")
    if ("channels" in value) {
      const names = value.channels.map((channel) => {
        const words = entryOf(menuChannels, channel)
        return words ? wordsIn(words, locale) : channel
      })
      return names.join(", ") || say("allChannels")
    }
    const [from, until] = value.days.map((day) => day && writtenDay(locale, day))
    return from || until ? `${from ?? "…"} – ${until ?? "…"}` : say("anyDay")
  }
}

const noteOf = (
  say: BulkWords,
  { flag, item }: BulkRow,
  kind: BulkKind,
  money: (cents: number) => string,
) => {
  if (flag === undefined) return undefined
  if (flag === "BELOW_COST") return say("note.BELOW_COST", { cost: money(item.cost ?? 0) })
  if (flag === "REFUSED" && (kind === "PROMOTION" || kind === "REMOVE")) return say(`note.${kind}`)
  return say(`note.${flag}`)
}

/** Share a price moves by, with its sign; undefined without two prices. */
const moveOf = ({ before, after }: BulkRow): number | undefined => {
  if (!before || !after || !("cents" in before) || !("cents" in after) || before.cents === 0) return undefined
  return (after.cents - before.cents) / before.cents
}

/** One item of a bulk change: whether it changes, what it is now, and what it will be. */
export const BulkLine = memo(({ row, kind, at, isTicked, onTick }: Props) => {
  const say = useBulkWords()
  const money = useMoney()
  const { locale } = usePanel()
  const textOf = useValueText(kind)
  const note = noteOf(say, row, kind, money)
  const move = kind === "PRICE" ? moveOf(row) : undefined
  const { name } = row.item
  return (
    <li className={css.row} style={{ insetBlockStart: at * css.rowHeight }} data-off={!isTicked || undefined}>
      <Checkbox
        hideLabel
        label={say("choose", { name })}
        isSelected={isTicked}
        isDisabled={!isPossible(row)}
        onChange={(isOn, isRange) => onTick(row, isOn, isRange)}
      />
      <span className={css.about}>
        <span className={css.name}>{name}</span>
        {note && (
          <span className={css.note} data-flag={row.flag}>
            {note}
          </span>
        )}
      </span>
      <span className={css.before}>{textOf(row.before, false)}</span>
      <span className={css.after}>
        {row.flag === "NO_COST" || row.flag === "SAME" ? "–" : textOf(row.after, true)}
      </span>
      <span className={css.move}>
        {move !== undefined &&
          move !== 0 &&
          writtenNumber(locale, move, { style: "percent", maximumFractionDigits: 1, signDisplay: "always" })}
      </span>
    </li>
  )
})
BulkLine.displayName = "BulkLine"
