import { shortOf } from "balcao/contract"
import { OptionLines } from "../OptionLines.tsx"
import { amount, list, part } from "../sheet.css.ts"
import { usePrintFormats } from "../usePrintFormats.ts"
import { usePrintWords } from "../usePrintWords.ts"
import type { PrintedOrder } from "../usePrintedOrders.ts"
import * as css from "./ticket.css.ts"

type PrintedItem = NonNullable<PrintedOrder["items"]>[number]

const Name = ({ item, isLarge }: { readonly item: PrintedItem; readonly isLarge: boolean }) => {
  const { quantity, money } = usePrintFormats()
  const { name, quantity: count, unit, totalCents, change } = item
  return (
    <p className={css.item}>
      <span className={amount}>{unit === "KG" ? quantity(count, unit) : `${quantity(count)}×`}</span>
      <span className={css.name}>{change === "SOLD_OUT" ? <s>{name}</s> : name}</span>
      {!isLarge && <span className={css.price}>{money(totalCents)}</span>}
    </p>
  )
}

/** Items ordered: each with its options, later changes and a prominent note. */
export const TicketItems = ({
  items,
  isLarge,
}: {
  readonly items: ReadonlyArray<PrintedItem>
  readonly isLarge: boolean
}) => {
  const say = usePrintWords()
  return (
    <ul className={`${list} ${part}`} data-size={isLarge ? "large" : undefined}>
      {items.map((item, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two lines may say the same, and they hold no state
        <li key={at} className={css.line}>
          <Name item={item} isLarge={isLarge} />
          <OptionLines options={item.options} className={css.option} />
          {item.change === "SOLD_OUT" && <p className={css.note}>{say("soldOut")}</p>}
          {item.change === "SUBSTITUTED" && item.ordered && (
            <p className={css.option}>{say("insteadOf", { name: item.ordered.name })}</p>
          )}
          {shortOf(item) > 0 && <p className={css.note}>{say("short", { count: shortOf(item) })}</p>}
          {item.note && <p className={css.note}>{say("note", { note: item.note })}</p>}
        </li>
      ))}
    </ul>
  )
}
