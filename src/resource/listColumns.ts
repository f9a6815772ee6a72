import type { ColumnSpec } from "./ListSpec.ts"

type Columns = ReadonlyArray<ColumnSpec>

/** The lead column is always shown. */
export const isFixed = ({ area }: { readonly area?: string }): boolean => area === "lead"

const isShownByDefault = ({ isExtra = false }: ColumnSpec): boolean => !isExtra

/** The columns a view shows, in the list's order; unknown ids are ignored. */
export const shownColumns = (columns: Columns, columnIds: ReadonlyArray<string>): Columns => {
  const known = columns.filter(({ id }) => columnIds.includes(id))
  return known.length === 0
    ? columns.filter(isShownByDefault)
    : columns.filter((column) => isFixed(column) || known.includes(column))
}

/** The column ids of a view after one column was toggled; empty when these are the default columns. */
export const switchedColumns = (
  columns: Columns,
  columnIds: ReadonlyArray<string>,
  id: string,
): ReadonlyArray<string> => {
  const shown = shownColumns(columns, columnIds)
  const next = columns.filter((column) => shown.includes(column) !== (column.id === id))
  const same = columns.every((column) => next.includes(column) === isShownByDefault(column))
  return same ? [] : next.map((column) => column.id)
}
