/** Kinds of cells: they say how a cell is written, read and edited. */
export type CellKind = "text" | "category" | "money" | "moment" | "count" | "status" | "percent"

/** One column of the spreadsheet. */
export interface Column {
  readonly id: ColumnId
  readonly kind: CellKind
  /** In px. */
  readonly width: number
}

const kinds = {
  name: ["text", 230],
  category: ["category", 130],
  price: ["money", 96],
  promoPrice: ["money", 96],
  promoFrom: ["moment", 176],
  promoUntil: ["moment", 176],
  cost: ["money", 88],
  margin: ["percent", 80],
  code: ["text", 104],
  stock: ["count", 80],
  status: ["status", 170],
} as const

export type ColumnId = keyof typeof kinds

/** All columns, in their order. */
export const allColumns: ReadonlyArray<Column> = Object.entries(kinds).map(([id, [kind, width]]) => ({
  id: id as ColumnId,
  kind,
  width,
}))

/** Columns without those of costs, for readers who are not sent them. */
export const columnsWithoutCost = allColumns.filter(({ id }) => id !== "cost" && id !== "margin")

/** True of a column whose values are worked out. */
export const isComputed = ({ kind }: Column): boolean => kind === "percent"
