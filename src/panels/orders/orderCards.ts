import { boardCards } from "../../resource/board/boardCards.ts"

/** The cards of the orders. */
export const orderCards = boardCards("order")
