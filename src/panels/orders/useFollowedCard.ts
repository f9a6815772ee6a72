import type { RefObject } from "react"
import { useLostFocus } from "../../frame/useLostFocus.ts"

const cardSelector = "[data-order]"

/**
 * Keeps the focus with an order that goes to another column, where its card is another element: on its first button. An order
 * that leaves the board hands it to the first one there.
 */
export const useFollowedCard = (place: RefObject<HTMLElement | null>) =>
  useLostFocus(place, (board, lost) => {
    const key = lost.closest<HTMLElement>(cardSelector)?.dataset["order"]
    const cards = [...board.querySelectorAll<HTMLElement>(cardSelector)]
    const next = cards.find(({ dataset }) => dataset["order"] === key) ?? cards[0]
    const target = next?.querySelector("button") ?? board
    target.focus()
  })
