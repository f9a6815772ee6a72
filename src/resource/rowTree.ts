import { createContext } from "react"
import type { TableTree } from "../ui/table/tableTree.ts"

/** The rows of a tree that are to be seen, and where they stand. */
export interface LaidOut<Row> extends TableTree<Row> {
  readonly rows: ReadonlyArray<Row>
}

/** Lays out the rows of a list whose records stand under each other; another function when others are open. */
export type LayOut<Row> = (rows: ReadonlyArray<Row>) => LaidOut<Row>

/** The tree around a cell; undefined in a list that is none. */
export const RowTree = createContext<TableTree<unknown> | undefined>(undefined)
