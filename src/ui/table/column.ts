import type { ReactNode } from "react"

/** Where a cell goes when a row becomes a block of three lines; without one it is left out. */
export type CellArea = "id" | "lead" | "second" | "tags" | "hidden"

/** One column of a table. */
export interface Column<Row> {
  readonly id: string
  readonly label: string
  readonly sortable?: boolean | undefined
  readonly align?: "start" | "end" | undefined
  /** In px, or any CSS width. */
  readonly width?: number | string | undefined
  readonly area?: CellArea | undefined
  readonly render: (row: Row) => ReactNode
}

/** By which column, and which way. */
export interface Sort {
  readonly field: string
  readonly order: "asc" | "desc"
}

/** What a table needs to let rows be chosen. */
export interface Selection {
  readonly selected: ReadonlySet<string>
  readonly onChange: (selected: ReadonlySet<string>) => void
  /** The name of a row's checkbox. */
  readonly selectLabel: (rowLabel: string) => string
  /** The name of the checkbox for all rows in sight. */
  readonly allLabel: string
}
