import type { OrderStatus } from "../../contract/dashboard/orders.ts"
import { columnOf } from "../../contract/orders/board.ts"
import { useCardDrag } from "../../resource/board/useCardDrag.ts"
import { idKey } from "../../contract/wire/recordId.ts"
import { orderCards } from "./orderCards.ts"
import type { BoardCard } from "./lanes.ts"
import { offeredOf, primaryOf } from "../../business/orders/offeredMoves.ts"
import type { Board } from "./useBoard.ts"

/** Returns the offered status that brings an order into a column: preferably the order's next step. */
const stepInto = ({ order }: BoardCard, column: string | undefined): OrderStatus | undefined => {
  if (columnOf(order.status) === column) return undefined
  const inColumn = offeredOf(order).filter((to) => columnOf(to) === column)
  const next = primaryOf(order)
  return next !== undefined && inColumn.includes(next) ? next : inColumn[0]
}

/** Orders are dragged from column to column. */
export const useOrderDrag = (board: Board) =>
  useCardDrag<BoardCard, OrderStatus>({
    cards: orderCards,
    find: (key) => board.model.card(key).peek(),
    textOf: ({ order }) => order.code ?? idKey(order._id),
    columnOf: ({ order }) => columnOf(order.status),
    stepInto,
    move: board.move,
  })
