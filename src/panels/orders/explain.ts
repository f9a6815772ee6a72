import type { ApiError } from "../../api/errors.ts"
import type { OrderStatus } from "../../contract/dashboard/orders.ts"
import type { statusWords } from "../../contract/dashboard/statusWords.ts"
import { columnOf } from "../../contract/orders/board.ts"
import type { Order } from "../../contract/orders/order.ts"
import type { Say } from "../../frame/useWords.ts"
import type { MoveError, UndoError } from "./sendMove.ts"
import type { ordersWords } from "./words.ts"

type SayStatus = Say<typeof statusWords>

/** Returns a text with the order's status and the person who moved it there. */
const whoMoved = (
  say: Say<typeof ordersWords>,
  name: SayStatus,
  { status, timeline = [] }: Order,
): string => {
  const known = columnOf(status) === undefined ? undefined : (status as OrderStatus)
  const now = known ? name(`order.${known}`) : say("unknownStatus")
  const author = timeline.at(-1)?.by.name
  return author ? say("movedBy", { name: author, status: now }) : say("movedAlready", { status: now })
}

/** Every way an order may refuse to be moved, in words. */
export const explain = (
  say: Say<typeof ordersWords>,
  name: SayStatus,
  api: (error: ApiError) => string,
  error: MoveError | UndoError,
): string => {
  switch (error._tag) {
    case "StaleOrder":
    case "MoveNotOffered":
      return whoMoved(say, name, error.current)
    case "CourierUnavailable":
    case "UnknownReference":
      return say("courierGone")
    case "NotUndoable":
      return say("notUndoable")
    case "ReasonNeeded":
    case "PayerNeeded":
      return say("reasonNeeded")
    default:
      return api(error)
  }
}
