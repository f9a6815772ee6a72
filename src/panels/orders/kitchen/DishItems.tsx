import { factsText } from "../../../contract/isolateText.ts"
import type { BoardOrder } from "../../../contract/orders/board.ts"
import { itemAmount } from "../../../frame/itemAmount.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import * as css from "./dish.css.ts"

/** The dishes of an order, with options and notes. */
export const DishItems = ({ order }: { readonly order: BoardOrder }) => {
  const { locale } = usePanel()
  return (
    <ul className={css.items}>
      {(order.items ?? []).map(({ name, options = [], note, ...item }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- an order's lines have no names of their own and stay
        <li key={at} className={css.item}>
          <span>{itemAmount(locale, item)}</span>
          <span>{name}</span>
          {options.length > 0 ? <small>{factsText(options)}</small> : null}
          {note ? <small data-note>{note}</small> : null}
        </li>
      ))}
    </ul>
  )
}
