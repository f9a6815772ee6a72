import { useEffect, useMemo, useRef } from "react"
import type { DataTableProps } from "./DataTable.tsx"

/** What can be done to a row. The functions stay the same between renders, so that rows need not be drawn again. */
export interface RowActs<Row> {
  readonly select: (key: string, isSelected: boolean) => void
  readonly open: (row: Row) => void
  readonly remove: (row: Row) => void
  readonly visit: (key: string) => void
}

/** Binds the acts of a row to the latest callbacks of the table. */
export const useRowActs = <Row>(
  props: DataTableProps<Row>,
  setCurrent: (key: string) => void,
): RowActs<Row> => {
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  return useMemo(
    () => ({
      select: (key, isSelected) => {
        const selection = latest.current.selection
        if (!selection) return
        const next = new Set(selection.selected)
        if (isSelected) next.add(key)
        else next.delete(key)
        selection.onChange(next)
      },
      open: (row) => latest.current.onRowOpen?.(row),
      remove: (row) => latest.current.onRowDelete?.(row),
      visit: setCurrent,
    }),
    [setCurrent],
  )
}
