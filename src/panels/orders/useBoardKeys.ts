import type { KeyboardEvent, MouseEvent } from "react"
import type { OrderStatus } from "../../contract/dashboard/orders.ts"
import { plainKey } from "../../ui/kbd/plainKey.ts"
import { orderCards } from "./orderCards.ts"
import { isAcceptance, offeredOf, primaryOf } from "../../business/orders/offeredMoves.ts"
import { commonTemplates } from "./printTemplates.ts"
import type { Board } from "./useBoard.ts"

const pressable = "button, a, input, label"

/** Statuses the dispatch key moves an order to. */
const dispatches: ReadonlyArray<OrderStatus> = ["DISPATCH", "DELIVERY_ROUTE"]

/**
 * A card's keys: arrows go to those beside it, A accepts or does what comes next, D dispatches, P prints, X selects. A press
 * on a card opens its order.
 */
export const useBoardKeys = (board: Board) => {
  const actOn = (key: string, letter: string) => {
    const card = board.model.card(key).peek()
    if (!card) return false
    const offered = offeredOf(card.order)
    const next = primaryOf(card.order)
    const isNext = next !== undefined && isAcceptance(card.order, next)
    const to =
      letter === "a" && isNext
        ? next
        : letter === "d"
          ? dispatches.find((one) => offered.includes(one))
          : undefined
    const [template] = commonTemplates([card.order])
    if (letter === "x") board.selection.toggle(key)
    else if (letter === "p" && board.print && template) board.print([card], template)
    else if (to) board.move(card, to)
    else return false
    return true
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const key = orderCards.keyAt(event.target)
    const pressed = plainKey(event)
    if (key === undefined || pressed === undefined) return
    if ((event.target as Element).matches("input") || orderCards.goByArrow(event)) return
    if (board.mayMove && actOn(key, pressed)) event.preventDefault()
  }
  const onClick = (event: MouseEvent) => {
    const key = orderCards.keyAt(event.target)
    if (key === undefined || (event.target as Element).closest(pressable)) return
    if (board.mayMove && (event.ctrlKey || event.metaKey)) return board.selection.toggle(key)
    board.open(key)
  }
  return { onKeyDown, onClick }
}
