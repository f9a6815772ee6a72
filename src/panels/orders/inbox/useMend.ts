import type { OrderException } from "../../../contract/orders/orderExceptions.ts"
import { useValue } from "../../../frame/useValue.ts"
import { useWords } from "../../../frame/useWords.ts"
import type { BoardCard } from "../lanes.ts"
import { offeredOf, primaryOf, sayMove, takesPrepTime, waitsForReady } from "../offeredMoves.ts"
import { ordersWords } from "../ordersWords.ts"
import type { Board } from "../useBoard.ts"
import { inboxWords } from "./inboxWords.ts"

/** The one thing that most likely mends what an order waits for; where nothing is offered, its sheet is opened. */
export const useMend = (card: BoardCard, exception: OrderException, board: Board) => {
  const say = useWords("inbox", inboxWords)
  const words = useWords("orders", ordersWords)
  const prepMinutes = useValue(board.model.prepMinutes)
  const { order, key } = card
  const opens = { label: say("openOrder"), act: () => board.open(key) }
  // No move of the order answers what was written.
  if (exception === "CUSTOMER_WAITING" && order.chatSince)
    return board.talk ? { label: say("reply"), act: () => board.talk?.(key) } : opens
  if (!board.mayMove) return opens
  const isCourierWanted = exception === "NO_COURIER" && board.mayAssign
  if (isCourierWanted && offeredOf(order).includes("ACCEPT_DELIVERYMAN"))
    return { label: words("assignTo"), act: () => board.assign(card) }
  if (waitsForReady(order)) return { label: words("markReady"), act: () => board.setReady(card, true) }
  const to = primaryOf(order)
  if (to === undefined) return opens
  const label = takesPrepTime(order, to)
    ? words("acceptIn", { count: prepMinutes })
    : sayMove(words, order, to)
  return { label, act: () => board.move(card, to) }
}
