import { boardItem, type BoardOrder } from "../../contract/orders/board.ts"
import type { Order } from "../../contract/orders/order.ts"
import { printsOf, sinceOf } from "../../contract/orders/timeline.ts"

/** An order that was answered whole, as the board keeps it. */
export const boardOrderOf = ({ items, timeline, ...rest }: Order): BoardOrder => {
  const since = sinceOf(timeline, rest.status)
  return {
    ...rest,
    ...(items && { items: items.map(boardItem) }),
    ...(since && { since }),
    prints: printsOf(timeline),
  }
}
