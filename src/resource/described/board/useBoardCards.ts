import type { KeyboardEvent } from "react"
import { boardCards, laneAt } from "../../board/boardCards.ts"
import { useCardDrag } from "../../board/useCardDrag.ts"
import { readingKey } from "../../../ui/root/readingKey.ts"
import { idKey } from "../../../contract/wire/recordId.ts"
import type { DescribedRow } from "../describedRow.ts"
import type { DescribedBoard } from "./useBoard.ts"

/** The cards of records. */
export const recordCards = boardCards("record")

/** Cards are dragged to columns they may go to; arrows go from one card to another, and with Shift move the card. */
export const useBoardCards = (
  { columns = [], stepsOf, start }: DescribedBoard,
  titleOf: (row: DescribedRow) => string,
) => {
  const find = (key: string | undefined) =>
    columns.flatMap(({ rows }) => rows).find(({ _id }) => idKey(_id) === key)
  const stepInto = (row: DescribedRow, column: string | undefined) => stepsOf(row).find((to) => to === column)
  const drag = useCardDrag<DescribedRow, string>({
    cards: recordCards,
    find,
    textOf: titleOf,
    columnOf: ({ status }) => status,
    stepInto,
    move: start,
  })
  /** The nearest column beside a card's own that takes it. */
  const moveBeside = (event: KeyboardEvent) => {
    const row = find(recordCards.keyAt(event.target))
    const own = laneAt(event.target)?.dataset["column"]
    const at = columns.findIndex(({ status }) => status === own)
    const beside =
      readingKey(event) === "ArrowRight" ? columns.slice(at + 1) : columns.slice(0, at).toReversed()
    const to = row && beside.map(({ status }) => stepInto(row, status)).find((one) => one !== undefined)
    if (row && to !== undefined) start(row, to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (!event.shiftKey) return void recordCards.goByArrow(event)
    if (event.key !== "ArrowRight" && event.key !== "ArrowLeft") return
    event.preventDefault()
    moveBeside(event)
  }
  return { ...drag, onKeyDown }
}
