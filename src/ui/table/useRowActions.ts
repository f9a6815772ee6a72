import { useEffect, useMemo, useRef } from "react"
import type { DataTableProps } from "./DataTableProps.ts"

/** The actions of a row. The functions are stable, so that rows do not re-render. */
export interface RowActions<Row> {
  /** `isRange`: also selects every row between this one and the last one selected. */
  readonly select: (key: string, isSelected: boolean, isRange: boolean) => void
  readonly open: (row: Row) => void
  readonly remove: (row: Row) => void
  readonly setCurrent: (key: string) => void
  readonly changePage: (step: -1 | 1) => void
  /** Moves a row by a place; it keeps the focus, also on another page. */
  readonly move: (row: Row, key: string, step: -1 | 1) => void
}

/** The keys between two rows, both included, in either order. */
const keysBetween = (keys: readonly string[], one: string, other: string): readonly string[] => {
  const ends = [keys.indexOf(one), keys.indexOf(other)].toSorted((a, b) => a - b)
  const [from = -1, to = -1] = ends
  return from < 0 ? [other] : keys.slice(from, to + 1)
}

/** Row actions that call the table's latest callbacks. */
export const useRowActions = <Row>(
  props: DataTableProps<Row>,
  setCurrent: (key: string) => void,
  follow: (key: string) => void,
): RowActions<Row> => {
  const latest = useRef(props)
  const anchor = useRef("")
  useEffect(() => {
    latest.current = props
  })
  return useMemo(
    () => ({
      select: (key, isSelected, isRange) => {
        const { selection, rows, rowKey } = latest.current
        if (!selection) return
        const next = new Set(selection.selected)
        for (const one of isRange ? keysBetween(rows.map(rowKey), anchor.current, key) : [key]) {
          if (isSelected) next.add(one)
          else next.delete(one)
        }
        anchor.current = key
        selection.onChange(next)
      },
      open: (row) => {
        if (!latest.current.onRowOpen) return
        // Two clicks mark a word, and what stays marked is drawn over what opens.
        getSelection()?.empty()
        latest.current.onRowOpen(row)
      },
      remove: (row) => latest.current.onRowDelete?.(row),
      setCurrent,
      changePage: (step) => latest.current.onPageStep?.(step),
      move: (row, key, step) => {
        follow(key)
        latest.current.onRowMove?.(row, step)
      },
    }),
    [setCurrent, follow],
  )
}
