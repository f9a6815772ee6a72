import { createContext } from "react"
import type { DataTableProps } from "../ui/table/DataTableProps.ts"
import type { DescribedRow } from "./described/describedRow.ts"

/** The rows of a tree that are to be seen, and what they say of their place. */
export interface LaidOut {
  readonly rows: ReadonlyArray<DescribedRow>
  readonly rowProps: NonNullable<DataTableProps<DescribedRow>["rowProps"]>
  /** Returns a row's level, from 1, and its expanded state; `isExpanded` is undefined if the row has no children. */
  readonly placeOf: (
    row: DescribedRow,
  ) => { readonly level: number; readonly isExpanded: boolean | undefined } | undefined
  readonly toggle: (row: DescribedRow) => void
}

/** Lays out the rows of a list whose records stand under each other; another function when others are open. */
export type LayOut = (rows: ReadonlyArray<DescribedRow>) => LaidOut

/** The tree around a cell; undefined in a list that is none. */
export const RowTree = createContext<LaidOut | undefined>(undefined)
