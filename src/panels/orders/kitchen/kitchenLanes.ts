import type { OrderStatus } from "../../../contract/dashboard/orders.ts"
import { type BoardOrder, columnOf } from "../../../contract/orders/board.ts"
import type { BoardCard } from "../lanes.ts"
import { isAcceptance, mayBeReady, offeredOf } from "../../../business/orders/offeredMoves.ts"

/** Lanes of the kitchen. */
export const kitchenLanes = ["todo", "doing", "ready"] as const
export type KitchenLane = (typeof kitchenLanes)[number]

/** The place of an order in the kitchen; undefined where it is not the kitchen's. */
export const kitchenLaneOf = ({ status, readyAt }: BoardOrder): KitchenLane | undefined => {
  if (status === "NEW" || status === "WAIT_COMPANY" || status === "ACCEPT_SHOPPER") return "todo"
  const column = columnOf(status)
  if (column === "preparing") return readyAt || status === "RELEASE_SHOPPER" ? "ready" : "doing"
  return column === "courier" ? "ready" : undefined
}

/** Next action of the kitchen on an order. */
export type KitchenAct = { readonly kind: "move"; readonly to: OrderStatus } | { readonly kind: "ready" }

const handed: ReadonlyArray<OrderStatus> = ["DISPATCH", "DELIVERY_ROUTE", "DELIVERED"]

/** Returns the next action in the kitchen; undefined while it is not the kitchen's turn. */
export const nextInKitchen = ({ order }: BoardCard): KitchenAct | undefined => {
  const offered = offeredOf(order)
  const lane = kitchenLaneOf(order)
  if (lane === "todo") {
    const to = offered.find((one) => isAcceptance(order, one) || one === "IN_PREPARATION")
    return to && { kind: "move", to }
  }
  if (lane === "doing" && mayBeReady(order)) return { kind: "ready" }
  const isTaken = order.status === "DELIVERY_AT_STORE" || order.fulfillment !== "DELIVERY"
  const to = isTaken ? handed.find((one) => offered.includes(one)) : undefined
  return lane === "ready" && to ? { kind: "move", to } : undefined
}
