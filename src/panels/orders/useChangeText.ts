import type { BoardOrder } from "../../contract/orders/board.ts"
import { orderStatusKey, statusWords } from "../../contract/dashboard/statusWords.ts"
import { useWords } from "../../frame/useWords.ts"
import { ordersWords } from "./words.ts"
import type { OrderChange } from "./queuedMove.ts"

/** Returns a function that describes a change of a store's order in a word or two. */
export const useChangeText = (): ((change: OrderChange, company: BoardOrder["company"]) => string) => {
  const say = useWords("orders", ordersWords)
  const name = useWords("statuses", statusWords)
  return (change, company) => {
    if (change.kind === "ready") return say(change.isReady ? "ready" : "markNotReady")
    if (change.kind === "promise") return say("promisedAnew")
    const status = change.kind === "courier" ? "ACCEPT_DELIVERYMAN" : change.to
    return name(orderStatusKey({ status, company }) ?? `order.${status}`)
  }
}
