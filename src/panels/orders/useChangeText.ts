import type { OrderStatus } from "../../contract/dashboard/orders.ts"
import { statusWords } from "../../contract/dashboard/statusWords.ts"
import { useWords } from "../../frame/useWords.ts"
import { ordersWords } from "./words.ts"
import type { OrderChange } from "./queuedMove.ts"

/** Returns a function that describes a change of an order in a word or two. */
export const useChangeText = (): ((change: OrderChange) => string) => {
  const say = useWords("orders", ordersWords)
  const name = useWords("statuses", statusWords)
  const nameOf = (status: OrderStatus) => name(`order.${status}`)
  return (change) => {
    if (change.kind === "ready") return say(change.isReady ? "ready" : "markNotReady")
    if (change.kind === "promise") return say("promisedAnew")
    return nameOf(change.kind === "courier" ? "ACCEPT_DELIVERYMAN" : change.to)
  }
}
