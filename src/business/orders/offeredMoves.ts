import type { OrderStatus } from "../../contract/dashboard/orders.ts"
import { type BoardOrder, columnOf } from "../../contract/orders/board.ts"
import { inPreparation } from "../../contract/orders/orderMoves.ts"
import type { Say } from "../../frame/useWords.ts"
import type { MoveWords } from "./moveWords.ts"
import { entryOf } from "../../contract/wire/entryOf.ts"

/** An order whose moves are asked for: as a board knows it, or whole. */
export type MovableOrder = Pick<BoardOrder, "status" | "nextStatuses" | "fulfillment" | "company" | "readyAt">

/** True if an order is of a supermarket, whose orders are picked. */
export const isOfSupermarket = ({ company }: Pick<BoardOrder, "company">): boolean =>
  company?.type === "supermarket"

/** Returns the statuses an order may be moved to (section 4); unknown ones are left out. */
export const offeredOf = ({ nextStatuses = [] }: MovableOrder): ReadonlyArray<OrderStatus> =>
  nextStatuses.filter((status): status is OrderStatus => columnOf(status) !== undefined)

/** True if this move makes the store accept the order. */
export const isAcceptance = (order: MovableOrder, to: string): boolean => {
  const column = columnOf(order.status)
  return (column === "new" || column === "scheduled") && (to === "IN_PREPARATION" || to === "ACCEPT_SHOPPER")
}

/** True if the kitchen states the preparation time, in minutes, with this move. */
export const takesPrepTime = (order: MovableOrder, to: string): to is "IN_PREPARATION" | "ACCEPT_SHOPPER" =>
  isAcceptance(order, to) && !isOfSupermarket(order)

/** True if an order may be marked as ready, or as not ready again. */
export const mayBeReady = (order: MovableOrder): boolean =>
  inPreparation.has(order.status as OrderStatus) && offeredOf(order).length > 0

/** True if somebody picks up the order at the counter, so that it is marked as ready before it is handed over. */
export const waitsForReady = (order: MovableOrder): boolean =>
  order.fulfillment !== "DELIVERY" && mayBeReady(order) && !order.readyAt

/** Usual next statuses by status, the likeliest first; statuses that wait for somebody else have none. */
const likely: Partial<Readonly<Record<OrderStatus, ReadonlyArray<OrderStatus>>>> = {
  NEW: ["IN_PREPARATION", "ACCEPT_SHOPPER"],
  WAIT_COMPANY: ["IN_PREPARATION", "ACCEPT_SHOPPER"],
  ACCEPT_SHOPPER: ["IN_PREPARATION"],
  IN_PREPARATION: ["RELEASE_SHOPPER", "AWAIT_DELIVERYMAN", "DELIVERED"],
  RELEASE_SHOPPER: ["AWAIT_DELIVERYMAN", "DELIVERED"],
  NO_DELIVERYMAN_AVAILABLE: ["AWAIT_DELIVERYMAN"],
  ACCEPT_DELIVERYMAN: ["DELIVERY_AT_STORE"],
  DELIVERY_AT_STORE: ["DISPATCH", "DELIVERY_ROUTE"],
  DELIVERY_GOBACK: ["AWAIT_DELIVERYMAN", "RELEASE_DRIVER", "RELEASE_DRIVER_COD"],
  DELIVERED: ["RELEASE_DRIVER", "RELEASE_DRIVER_COD", "FINISHED"],
  RELEASE_DRIVER: ["FINISHED"],
  RELEASE_DRIVER_COD: ["FINISHED"],
}

/** Returns the usual next status of an order; undefined while somebody else has to act. */
export const primaryOf = (order: MovableOrder): OrderStatus | undefined => {
  const offered = offeredOf(order)
  return entryOf(likely, order.status)?.find((to) => offered.includes(to))
}

/** Returns the label of a move, which depends on the order's current status. */
export const sayMove = (say: Say<MoveWords>, order: MovableOrder, to: OrderStatus): string => {
  const column = columnOf(order.status)
  if (isAcceptance(order, to)) return say("accept")
  if (to === "CANCELED") return column === "new" ? say("to.decline") : say("to.CANCELED")
  if (to === "DELIVERED" && order.fulfillment !== "DELIVERY") return say("to.handOver")
  if (to === "IN_PREPARATION" && isOfSupermarket(order)) return say("to.startPicking")
  if (to === "AWAIT_DELIVERYMAN" && column === "courier")
    return order.status === "NO_DELIVERYMAN_AVAILABLE" ? say("to.tryAgain") : say("to.takeOff")
  if (to === "AWAIT_DELIVERYMAN" && column === "onRoute") return say("to.backToQueue")
  return to === "AWAITING_PAYMENT" || to === "NEW" || to === "SCHEDULED" || to === "WAIT_DELIVERYMAN"
    ? say("to.other")
    : say(`to.${to}`)
}
