import { takesPrepTime } from "../../../business/orders/offeredMoves.ts"
import { actsOf, type OrderAct, sayAct } from "../../../business/orders/orderActs.ts"
import type { OrderException } from "../../../contract/orders/orderExceptions.ts"
import { useValue } from "../../../frame/useValue.ts"
import { useWords } from "../../../frame/useWords.ts"
import type { BoardCard } from "../lanes.ts"
import { ordersWords } from "../words.ts"
import type { Board } from "../useBoard.ts"
import { inboxWords } from "./inboxWords.ts"

/** The one thing that most likely mends what an order waits for; where nothing is offered, its sheet is opened. */
export const useMend = (card: BoardCard, exception: OrderException, board: Board) => {
  const say = useWords("inbox", inboxWords)
  const words = useWords("orders", ordersWords)
  const { order, key } = card
  const prepMinutes = useValue(board.model.prepMinutes(order.fulfillment))
  const opens = { label: say("openOrder"), act: () => board.open(key) }
  // No move of the order answers what was written.
  if (exception === "CUSTOMER_WAITING" && order.chatSince)
    return board.talk ? { label: say("reply"), act: () => board.talk?.(key) } : opens
  if (!board.mayMove) return opens
  const { primary, others } = actsOf(order, board)
  const has = (act: OrderAct) => primary === act || others.includes(act)
  const act =
    exception === "NO_COURIER" && has("assign")
      ? "assign"
      : // A late order is promised anew while everybody else has their turn.
        (primary ?? (exception === "LATE" && has("promise") ? "promise" : undefined))
  if (act === undefined) return opens
  const label = takesPrepTime(order, act)
    ? words("acceptIn", { count: prepMinutes })
    : sayAct(words, order, act)
  return { label, act: () => board.act(card, act) }
}
