import type { BoardItem } from "../../contract/orders/board.ts"
import type { Order } from "../../contract/orders/order.ts"

/** An order that is being picked, as far as it is known. */
export interface PickedOrder extends Pick<Order, "_id" | "code" | "bags"> {
  readonly items?: ReadonlyArray<Pick<BoardItem, "name" | "picked">>
}

/** Items nobody has said anything of: neither found, nor weighed, substituted or sold out. */
export const untouchedItems = ({ items = [] }: PickedOrder) =>
  items.filter(({ picked }) => typeof picked !== "number")

/** True if some of these orders have such items. */
export const hasUntouched = (orders: ReadonlyArray<PickedOrder>): boolean =>
  orders.some((order) => untouchedItems(order).length > 0)

/** True if a server counts bags. */
export const countsBags = ({ bags }: PickedOrder): boolean => bags !== undefined

/** True if somebody who finishes the picking of these orders is asked something first. */
export const asksOfPicking = (orders: ReadonlyArray<PickedOrder>): boolean =>
  hasUntouched(orders) || (orders.length === 1 && orders.some(countsBags))
