import type { BoardColumn } from "../../contract/orders/board.ts"
import type { Board } from "./useBoard.ts"

export interface FoldedLaneProps {
  readonly column: Extract<BoardColumn, "done" | "canceled">
  /** Number of today's orders in it; undefined if the platform does not count them. */
  readonly count: number | undefined
  readonly board: Board
}
