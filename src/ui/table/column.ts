import type { ReactNode } from "react"

/**
 * Area of a cell when a row becomes a block of three lines; a cell without an area is then hidden. The second line
 * shows the first three cells that are not empty; all tags are shown.
 */
export type CellArea = "id" | "lead" | "second" | "tags" | "hidden"

/** One column of a table. */
export interface Column<Row> {
  readonly id: string
  readonly label: string
  readonly sortable?: boolean | undefined
  readonly align?: "start" | "end" | undefined
  /** A number of px, or any CSS width. */
  readonly width?: number | string | undefined
  readonly area?: CellArea | undefined
  /** In a block its label stands before it, because its value alone does not say what it is. */
  readonly isNamed?: boolean | undefined
  readonly render: (row: Row) => ReactNode
}

/** The sorted column and the order. */
export interface Sort {
  readonly field: string
  readonly order: "asc" | "desc"
}

/** The selected rows of a table. */
export interface Selection {
  readonly selected: ReadonlySet<string>
  readonly onChange: (selected: ReadonlySet<string>) => void
  /** The name of a row's checkbox. */
  readonly selectLabel: (rowLabel: string) => string
  /** The name of the checkbox that selects all rows shown. */
  readonly allLabel: string
}
