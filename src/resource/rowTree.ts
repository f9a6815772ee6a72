import { createContext } from "react"
import type { DataTableProps } from "../ui/table/DataTableProps.ts"

/** The rows of a tree that are to be seen, and what they say of their place. */
export interface LaidOut<Row> {
  readonly rows: ReadonlyArray<Row>
  readonly rowProps: NonNullable<DataTableProps<Row>["rowProps"]>
  /** Returns a row's level, from 1, and its expanded state; `isExpanded` is undefined if the row has no children. */
  readonly placeOf: (
    row: Row,
  ) => { readonly level: number; readonly isExpanded: boolean | undefined } | undefined
  readonly toggle: (row: Row) => void
}

/** Lays out the rows of a list whose records stand under each other; another function when others are open. */
export type LayOut<Row> = (rows: ReadonlyArray<Row>) => LaidOut<Row>

/** The tree around a cell; undefined in a list that is none. */
export const RowTree = createContext<LaidOut<unknown> | undefined>(undefined)
