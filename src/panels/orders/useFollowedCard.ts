import type { RefObject } from "react"
import { useLostFocus } from "../../frame/useLostFocus.ts"
import { useReturnedFocus } from "../../frame/useReturnedFocus.ts"
import { orderCards } from "./orderCards.ts"

/** Focuses the first button of an order's card, or of the first one there. */
const focusCard = (board: HTMLElement, key: string | undefined) => {
  const card = orderCards.find(board, key) ?? orderCards.within(board)[0]
  const target = card?.querySelector("button") ?? board
  target.focus()
}

/**
 * Keeps the focus with an order that goes to another column, where its card is another element: on its first button. An order
 * that leaves the board hands it to the first one there. So does what was `opened`: the key of the order that a sheet or a
 * dialog is about.
 */
export const useFollowedCard = (place: RefObject<HTMLElement | null>, opened: string | undefined) => {
  useReturnedFocus(place, opened, focusCard)
  return useLostFocus(place, (board, lost) => focusCard(board, orderCards.keyAt(lost)))
}
