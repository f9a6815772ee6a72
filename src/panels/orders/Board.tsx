import { useRef } from "react"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import * as css from "./Board.css.ts"
import { FoldedLane } from "./FoldedLane.tsx"
import { Lane } from "./Lane.tsx"
import { type OpenColumn, openColumns } from "./lanes.ts"
import { ordersWords } from "./words.ts"
import type { Board as BoardState } from "./useBoard.ts"
import { useBoardKeys } from "./useBoardKeys.ts"
import { useFollowedCard } from "./useFollowedCard.ts"
import { useOrderDrag } from "./useOrderDrag.ts"

interface Props {
  readonly board: BoardState
  readonly type: "restaurant" | "supermarket"
  /** The order whose sheet is open. */
  readonly opened: string | undefined
}

/** The open orders in columns, and how many are over today. */
export const Board = ({ board, type, opened }: Props) => {
  const { pendingReason, assigned } = board
  const say = useWords("orders", ordersWords)
  const lanes = useValue(board.model.lanes)
  const today = useValue(board.model.facts).data?.today
  const keys = useBoardKeys(board)
  const drag = useOrderDrag(board)
  const place = useRef<HTMLDivElement>(null)
  const focus = useFollowedCard(place, pendingReason?.cards[0]?.key ?? assigned?.key ?? opened)
  const nameOf = (column: OpenColumn) =>
    say(column === "preparing" && type === "supermarket" ? "column.picking" : `column.${column}`)
  return (
    <div ref={place} className={css.board} tabIndex={-1} {...keys} {...drag} {...focus}>
      {openColumns.map((column) => (
        <Lane key={column} {...{ column, board }} name={nameOf(column)} keys={lanes[column]} />
      ))}
      <FoldedLane column="done" count={today?.done} board={board} />
      <FoldedLane column="canceled" count={today?.canceled} board={board} />
    </div>
  )
}
