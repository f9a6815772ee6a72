import { useEffect, useMemo, useRef } from "react"
import type { DataTableProps } from "./DataTable.tsx"

/** What can be done to a row. The functions stay the same between renders, so that rows need not be drawn again. */
export interface RowActs<Row> {
  /** `isRange`: with all rows between this one and the one chosen before. */
  readonly select: (key: string, isSelected: boolean, isRange: boolean) => void
  readonly open: (row: Row) => void
  readonly remove: (row: Row) => void
  readonly visit: (key: string) => void
  readonly turn: (step: -1 | 1) => void
}

/** The keys from one to another, whichever comes first. */
const between = (keys: readonly string[], one: string, other: string): readonly string[] => {
  const ends = [keys.indexOf(one), keys.indexOf(other)].toSorted((a, b) => a - b)
  const [from = -1, to = -1] = ends
  return from < 0 ? [other] : keys.slice(from, to + 1)
}

/** Binds the acts of a row to the latest callbacks of the table. */
export const useRowActs = <Row>(
  props: DataTableProps<Row>,
  setCurrent: (key: string) => void,
): RowActs<Row> => {
  const latest = useRef(props)
  const last = useRef("")
  useEffect(() => {
    latest.current = props
  })
  return useMemo(
    () => ({
      select: (key, isSelected, isRange) => {
        const { selection, rows, rowKey } = latest.current
        if (!selection) return
        const next = new Set(selection.selected)
        for (const one of isRange ? between(rows.map(rowKey), last.current, key) : [key]) {
          if (isSelected) next.add(one)
          else next.delete(one)
        }
        last.current = key
        selection.onChange(next)
      },
      open: (row) => latest.current.onRowOpen?.(row),
      remove: (row) => latest.current.onRowDelete?.(row),
      visit: setCurrent,
      turn: (step) => latest.current.onTurn?.(step),
    }),
    [setCurrent],
  )
}
