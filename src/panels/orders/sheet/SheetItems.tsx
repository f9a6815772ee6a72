import type { Order, OrderItem } from "../../../contract/orders/order.ts"
import { writeAmount } from "../../../frame/amount.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useMoney } from "../../../frame/useMoney.ts"
import { useWords } from "../../../frame/useWords.ts"
import { useOrderTimes } from "../useOrderTimes.ts"
import * as css from "./sheet.css.ts"
import { sheetWords } from "./sheetWords.ts"

const Item = ({ item }: { readonly item: OrderItem }) => {
  const say = useWords("orderSheet", sheetWords)
  const { locale } = usePanel()
  const money = useMoney()
  const { quantity, name, options = [], note, picked, unitPriceCents, totalCents } = item
  const parts = [
    ...options.map((option) =>
      option.priceCents === 0
        ? option.name
        : say("option", { name: option.name, price: money(option.priceCents) }),
    ),
    ...(quantity === 1 ? [] : [say("each", { price: money(unitPriceCents) })]),
    ...(picked === undefined || picked === null || picked === quantity
      ? []
      : [say("picked", { count: picked })]),
  ]
  return (
    <li className={css.item}>
      <strong>{writeAmount(locale, quantity)}×</strong>
      <span>
        {name}
        {parts.length > 0 ? <span className={css.hint}>{parts.join(" · ")}</span> : null}
        {note ? <span className={css.note}>{note}</span> : null}
      </span>
      <span>{money(totalCents)}</span>
    </li>
  )
}

/** What was ordered. */
export const SheetItems = ({ order: { items = [], readyAt } }: { readonly order: Order }) => {
  const say = useWords("orderSheet", sheetWords)
  const times = useOrderTimes()
  return (
    <section className={css.part} aria-label={say("items")}>
      <h3>
        {say("items")}
        {readyAt ? ` · ${say("readyAt", { time: times.clock(readyAt) })}` : null}
      </h3>
      <ul className={css.list}>
        {items.map((item, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- an order's lines have no names of their own and stay
          <Item key={at} item={item} />
        ))}
      </ul>
    </section>
  )
}
