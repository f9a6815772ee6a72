import { createContext } from "react"
import type { OnRowDrop } from "../ui/table/rowDrag.ts"
import type { DescribedRow } from "./described/describedRow.ts"
import type { ListModel } from "./listModel.ts"

/** Manual ordering of a list's rows. */
export interface Ordering {
  /** Moves a row by a place. */
  readonly step: (model: ListModel, row: DescribedRow, step: -1 | 1) => void
  /** Puts a row beside another one that is shown. */
  readonly drop: (model: ListModel, row: DescribedRow, ...beside: Parameters<OnRowDrop>) => void
}

/** Drops a row of the list around; undefined while the list shows another order, or for those who may only look. */
export const RowDrop = createContext<((row: unknown, ...beside: Parameters<OnRowDrop>) => void) | undefined>(
  undefined,
)
