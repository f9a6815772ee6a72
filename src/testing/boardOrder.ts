import { boardItem, type BoardOrder } from "../contract/orders/board.ts"
import type { Order } from "../contract/orders/order.ts"
import { printsOf, sinceOf } from "../contract/orders/timeline.ts"
import type { Numbered } from "../contract/wire/recordId.ts"
import { shownOrder } from "./shownOrder.ts"

/** An order as the board's calls answer it. */
export const boardOrder = (order: Numbered<Order>): Numbered<BoardOrder> => {
  const { items = [], timeline, isUndoable: _, ...rest } = shownOrder(order)
  return {
    ...rest,
    items: items.map(boardItem),
    since: sinceOf(timeline, order.status) ?? order.placedAt ?? null,
    prints: printsOf(timeline),
  }
}
