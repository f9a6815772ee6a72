import { createContext } from "react"
import type { DataTableProps } from "../ui/table/DataTableProps.ts"

/** The rows of a tree that are to be seen, and what they say of their place. */
export interface LaidOut<Row> {
  readonly rows: ReadonlyArray<Row>
  readonly rowProps: NonNullable<DataTableProps<Row>["rowProps"]>
  /** How far in a row stands, from 1, and whether it is open; undefined where nothing stands under it. */
  readonly placeOf: (
    row: Row,
  ) => { readonly level: number; readonly isExpanded: boolean | undefined } | undefined
  readonly toggle: (row: Row) => void
}

/** Lays out the rows of a list whose records stand under each other; another function when others are open. */
export type LayOut<Row> = (rows: ReadonlyArray<Row>) => LaidOut<Row>

/** The tree around a cell; undefined in a list that is none. */
export const RowTree = createContext<LaidOut<unknown> | undefined>(undefined)
