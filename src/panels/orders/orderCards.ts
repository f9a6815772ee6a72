import { boardCards } from "../../business/board/boardCards.ts"

/** The cards of the orders. */
export const orderCards = boardCards("order")
