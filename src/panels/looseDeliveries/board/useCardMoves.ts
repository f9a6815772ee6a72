import type { KeyboardEvent } from "react"
import { boardCards } from "../../../resource/board/boardCards.ts"
import { useCardDrag } from "../../../resource/board/useCardDrag.ts"
import { idKey } from "../../../contract/wire/recordId.ts"
import { columnOf, type LooseRow, type LooseStep, stepInto } from "./looseColumns.ts"

/** The cards of the deliveries. */
export const deliveryCards = boardCards("delivery")

/** Arrows go from one card to another. */
const onKeyDown = (event: KeyboardEvent) => {
  if (!event.ctrlKey && !event.metaKey && !event.altKey) deliveryCards.goByArrow(event)
}

/** Cards are dragged to columns they may go to; arrows go from one card to another. */
export const useCardMoves = (
  rows: ReadonlyArray<LooseRow>,
  act: (row: LooseRow, step: LooseStep) => void,
) => {
  const drag = useCardDrag<LooseRow, LooseStep>({
    cards: deliveryCards,
    find: (key) => rows.find(({ _id }) => idKey(_id) === key),
    textOf: ({ code }) => String(code),
    columnOf: ({ status }) => columnOf(status),
    stepInto,
    move: act,
  })
  return { ...drag, onKeyDown }
}
