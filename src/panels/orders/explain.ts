import type { ApiError } from "../../api/errors.ts"
import { orderStatusKey, type statusWords } from "../../contract/dashboard/statusWords.ts"
import type { Order } from "../../contract/orders/order.ts"
import type { Say } from "../../frame/useWords.ts"
import type { MoveError, UndoError } from "./sendMove.ts"
import type { ordersWords } from "./words.ts"

type SayStatus = Say<typeof statusWords>

/** Returns a text with the order's status and the person who moved it there. */
const whoMoved = (
  say: Say<typeof ordersWords>,
  name: SayStatus,
  { status, company, timeline = [] }: Order,
): string => {
  const key = orderStatusKey({ status, company })
  const now = key ? name(key) : say("unknownStatus")
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
