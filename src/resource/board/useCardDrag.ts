import { type DragEvent, useRef } from "react"
import { type BoardCards, laneAt } from "./boardCards.ts"

/** The draggable cards of a board, and the moves they allow. */
export interface DraggedCards<Item, Step> {
  readonly cards: BoardCards
  readonly find: (key: string) => Item | undefined
  /** Returns the text that is dropped outside the board instead of the card. */
  readonly textOf: (item: Item) => string
  readonly columnOf: (item: Item) => string | undefined
  /**
   * Returns the step that moves a card into a column; undefined for its own column, and for one that does not take it.
   */
  readonly stepInto: (item: Item, column: string | undefined) => Step | undefined
  readonly move: (item: Item, step: Step) => void
}

/** Marks the column under the pointer, and those that do not take the card; on the elements, so that nothing is drawn again. */
const marker =
  <Item, Step>({ columnOf, stepInto }: DraggedCards<Item, Step>) =>
  (board: Element, under: Element | null, item: Item | undefined) => {
    for (const lane of board.querySelectorAll<HTMLElement>("[data-column]")) {
      const { column } = lane.dataset
      const takes = item !== undefined && stepInto(item, column) !== undefined
      lane.toggleAttribute("data-target", takes && lane === under)
      lane.toggleAttribute("data-refused", item !== undefined && !takes && columnOf(item) !== column)
    }
  }

/** Cards are dragged from column to column, to where they may go. */
export const useCardDrag = <Item, Step>(options: DraggedCards<Item, Step>) => {
  const { cards, find, textOf, stepInto, move } = options
  const mark = marker(options)
  const dragged = useRef<Item>(undefined)
  const stepAt = ({ target }: DragEvent) =>
    dragged.current && stepInto(dragged.current, laneAt(target)?.dataset["column"])
  const onDragStart = (event: DragEvent) => {
    const key = cards.keyAt(event.target)
    dragged.current = key === undefined ? undefined : find(key)
    if (!dragged.current) return
    event.dataTransfer.effectAllowed = "move"
    event.dataTransfer.setData("text/plain", textOf(dragged.current))
    mark(event.currentTarget, null, dragged.current)
  }
  const onDragOver = (event: DragEvent) => {
    if (stepAt(event) === undefined) return
    event.preventDefault()
    event.dataTransfer.dropEffect = "move"
    mark(event.currentTarget, laneAt(event.target), dragged.current)
  }
  const onDragEnd = (event: DragEvent) => {
    dragged.current = undefined
    mark(event.currentTarget, null, undefined)
  }
  const onDrop = (event: DragEvent) => {
    const item = dragged.current
    const step = stepAt(event)
    onDragEnd(event)
    if (!item || !step) return
    event.preventDefault()
    move(item, step)
  }
  return { onDragStart, onDragOver, onDragEnd, onDrop }
}
