import { type RefObject, useLayoutEffect } from "react"
import { type RowRange, type Surroundings, useRenderedRows } from "./useRenderedRows.ts"

/** Number of rows rendered beyond the visible ones. */
const overscanRows = 12
/** Rendered rows stay as long as they reach this far beyond the visible ones, so that few frames of a scroll render. */
const leastOverscanRows = 4

const atFirst = { from: 0, to: 2 * overscanRows }

const surroundingsOf = (element: HTMLElement, rowHeight: number): Surroundings => {
  const first = Math.floor(element.scrollTop / rowHeight)
  const last = Math.ceil((element.scrollTop + element.clientHeight) / rowHeight)
  const around = (more: number): RowRange => ({ from: Math.max(0, first - more), to: last + more })
  return {
    visible: around(0),
    least: around(leastOverscanRows),
    usual: around(overscanRows),
    most: around(2 * overscanRows),
  }
}

/** The rendered rows of a long list. */
export interface ListWindow extends RowRange {
  /** Scrolls a row into view. */
  reveal(row: number): void
}

/**
 * Renders only the visible rows of a list that scrolls in `place`; ten thousand rows would take seconds. Every row is
 * `rowHeight` pixels high.
 */
export const useListWindow = (
  place: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
): ListWindow => {
  const [seen, see] = useRenderedRows(atFirst)
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const measure = () => see(surroundingsOf(element, rowHeight))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener("scroll", measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener("scroll", measure)
    }
  }, [place, rowHeight, see])
  return {
    from: Math.min(seen.from, count),
    to: Math.min(seen.to, count),
    reveal: (row) => {
      const element = place.current
      if (!element) return
      const top = row * rowHeight
      const lowest = top + rowHeight - element.clientHeight
      element.scrollTo({ top: Math.max(lowest, Math.min(top, element.scrollTop)) })
    },
  }
}
