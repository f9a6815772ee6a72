import { isolateText } from "../../../contract/isolateText.ts"
import type { BoardItem, BoardOrder } from "../../../contract/orders/board.ts"
import { itemAmount } from "../../../frame/itemAmount.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useShortText } from "../useShortText.ts"
import * as css from "./dish.css.ts"

const DishItem = ({ item }: { readonly item: BoardItem }) => {
  const { locale } = usePanel()
  const short = useShortText()(item)
  const { name, options = [], note } = item
  return (
    <li className={css.item}>
      <span>{itemAmount(locale, item)}</span>
      <span>{name}</span>
      {options.map((option, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- an option without a group may come twice
        <small key={at}>{isolateText(option)}</small>
      ))}
      {note ? <small data-note>{note}</small> : null}
      {short ? <small data-note>{short}</small> : null}
    </li>
  )
}

/** The dishes of an order, with options and notes. */
export const DishItems = ({ order }: { readonly order: BoardOrder }) => (
  <ul className={css.items}>
    {(order.items ?? []).map((item, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- an order's lines have no names of their own and stay
      <DishItem key={at} item={item} />
    ))}
  </ul>
)
