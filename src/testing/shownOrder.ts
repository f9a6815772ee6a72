import type { OrderStatus } from "../contract/dashboard/orders.ts"
import { limits } from "../contract/limits.ts"
import type { Order } from "../contract/orders/order.ts"
import { isReversible, nextStatusesOf, type OrderFacts } from "../contract/orders/orderMoves.ts"
import { sinceOf } from "../contract/orders/timeline.ts"
import type { Numbered } from "../contract/wire/recordId.ts"

/** Returns the facts that decide an order's allowed moves. */
export const factsOf = ({ status, company, fulfillment, payments = [] }: Numbered<Order>): OrderFacts => ({
  status: status as OrderStatus,
  isSupermarket: company?.type === "supermarket",
  isDelivered: fulfillment === "DELIVERY",
  isPaidOnline: payments.length > 0 && payments.every(({ kind }) => kind === "ONLINE"),
})

/** State of each order before the user's last move, and its version since, by number. */
export type LastMoves = Map<number, { readonly before: Numbered<Order>; readonly version: number }>

const isUndoable = (last: LastMoves, { _id, version, status, timeline }: Numbered<Order>): boolean =>
  last.get(_id)?.version === version &&
  isReversible(status as OrderStatus) &&
  Date.now() - Date.parse(sinceOf(timeline, status) ?? "") < limits.orders.undoMs

/** An order as the server answers it to who moved orders as these. */
export const shownOrder = (order: Numbered<Order>, last: LastMoves = new Map()): Numbered<Order> => ({
  ...order,
  bags: order.bags ?? null,
  nextStatuses: nextStatusesOf(factsOf(order)),
  isUndoable: isUndoable(last, order),
})
