import { type DragEvent, useRef } from "react"
import type { OrderStatus } from "../../contract/dashboard/orders.ts"
import { columnOf } from "../../contract/orders/board.ts"
import type { BoardCard } from "./lanes.ts"
import { offeredOf, primaryOf } from "./offeredMoves.ts"
import type { Board } from "./useBoard.ts"

const laneAt = (target: EventTarget) => (target as Element).closest<HTMLElement>("[data-column]")

/**
 * Where an order would be moved to in a column, of what is offered: what comes next where that is among it. Undefined for its
 * own column, and for one that takes it not.
 */
const targetIn = ({ order }: BoardCard, lane: HTMLElement | null): OrderStatus | undefined => {
  const column = lane?.dataset["column"]
  if (columnOf(order.status) === column) return undefined
  const inColumn = offeredOf(order).filter((to) => columnOf(to) === column)
  const next = primaryOf(order)
  return next !== undefined && inColumn.includes(next) ? next : inColumn[0]
}

/** Marks the column under the pointer, and those that do not take the card; on the elements, so that nothing is drawn again. */
const mark = (board: Element, card: BoardCard | undefined, under: Element | null) => {
  for (const lane of board.querySelectorAll<HTMLElement>("[data-column]")) {
    const takes = card !== undefined && targetIn(card, lane) !== undefined
    const isOwn = card !== undefined && columnOf(card.order.status) === lane.dataset["column"]
    lane.toggleAttribute("data-target", takes && lane === under)
    lane.toggleAttribute("data-refused", card !== undefined && !takes && !isOwn)
  }
}

/** Cards are dragged from column to column, to where they may go. */
export const useCardDrag = (board: Board) => {
  const dragged = useRef<BoardCard>(undefined)
  const onDragStart = (event: DragEvent) => {
    const key = (event.target as Element).closest<HTMLElement>("[data-order]")?.dataset["order"]
    if (key === undefined) return
    dragged.current = board.model.card(key).peek()
    event.dataTransfer.effectAllowed = "move"
    event.dataTransfer.setData("text/plain", dragged.current?.order.code ?? key)
    mark(event.currentTarget, dragged.current, null)
  }
  const onDragOver = (event: DragEvent) => {
    const lane = laneAt(event.target)
    const card = dragged.current
    if (!card || targetIn(card, lane) === undefined) return
    event.preventDefault()
    event.dataTransfer.dropEffect = "move"
    mark(event.currentTarget, card, lane)
  }
  const onDragEnd = (event: DragEvent) => {
    dragged.current = undefined
    mark(event.currentTarget, undefined, null)
  }
  const onDrop = (event: DragEvent) => {
    const card = dragged.current
    const to = card && targetIn(card, laneAt(event.target))
    onDragEnd(event)
    if (!card || !to) return
    event.preventDefault()
    board.move(card, to)
  }
  return { onDragStart, onDragOver, onDragEnd, onDrop }
}
