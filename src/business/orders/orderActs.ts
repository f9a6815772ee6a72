import type { OrderStatus } from "../../contract/dashboard/orders.ts"
import { isOpenStatus } from "../../contract/orders/board.ts"
import type { Say } from "../../frame/useWords.ts"
import type { MoveWords } from "./moveWords.ts"
import {
  mayBeReady,
  type MovableOrder,
  offeredOf,
  primaryOf,
  sayMove,
  waitsForReady,
} from "./offeredMoves.ts"

/** Something a person does to an order: a move to a status, or one of those that need no other status. */
export type OrderAct = OrderStatus | "ready" | "assign" | "promise"

/** Acts that need more of the server than the moves themselves. */
export interface ActsOffered {
  readonly mayAssign: boolean
  readonly mayPromise: boolean
}

interface OrderActs {
  /** The likeliest act; undefined while that is somebody else's. */
  readonly primary: OrderAct | undefined
  /** The other acts but the cancellation, in the order they are shown. */
  readonly others: ReadonlyArray<OrderAct>
  readonly isCancelable: boolean
}

/** Everything that may be done to an order: the same wherever it is shown. */
export const actsOf = (order: MovableOrder, { mayAssign, mayPromise }: ActsOffered): OrderActs => {
  const primary = waitsForReady(order) ? "ready" : primaryOf(order)
  const offered = offeredOf(order)
  const isAssignable = mayAssign && offered.includes("ACCEPT_DELIVERYMAN")
  const moves = offered.filter(
    (to) => to !== primary && to !== "CANCELED" && !(to === "ACCEPT_DELIVERYMAN" && isAssignable),
  )
  return {
    primary,
    others: [
      ...(isAssignable ? (["assign"] as const) : []),
      ...moves,
      ...(mayBeReady(order) && primary !== "ready" ? (["ready"] as const) : []),
      ...(mayPromise && offered.length > 0 && isOpenStatus(order.status) ? (["promise"] as const) : []),
    ],
    isCancelable: offered.includes("CANCELED"),
  }
}

/** The name of an act, from where an order is. */
export const sayAct = (say: Say<MoveWords>, order: MovableOrder, act: OrderAct): string => {
  if (act === "ready") return say(order.readyAt ? "markNotReady" : "markReady")
  if (act === "assign") return say("assignTo")
  return act === "promise" ? say("promise") : sayMove(say, order, act)
}
