import type { OrderStatus } from "../contract/dashboard/orders.ts"
import type { Order } from "../contract/orders/order.ts"
import { nextStatusesOf, type OrderFacts } from "../contract/orders/orderMoves.ts"
import type { Numbered } from "../contract/wire/recordId.ts"

/** What decides where an order may go. */
export const factsOf = ({ status, company, fulfillment, payments = [] }: Numbered<Order>): OrderFacts => ({
  status: status as OrderStatus,
  isSupermarket: company?.type === "supermarket",
  isDelivered: fulfillment === "DELIVERY",
  isPaidOnline: payments.length > 0 && payments.every(({ kind }) => kind === "ONLINE"),
})

/** An order as the server answers it, whose last move nobody takes back. */
export const shownOrder = (order: Numbered<Order>): Numbered<Order> => ({
  ...order,
  nextStatuses: nextStatusesOf(factsOf(order)),
  isUndoable: false,
})
