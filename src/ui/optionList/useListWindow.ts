import { type RefObject, useLayoutEffect } from "react"
import { type RowRange, type Surroundings, surroundingsOf, useRenderedRows } from "./useRenderedRows.ts"

/** Rows rendered beyond the visible ones. */
const [aheadRows, behindRows] = [20, 4]

const atFirst = { from: 0, to: aheadRows + behindRows }

const rowsAround = (element: HTMLElement, rowHeight: number, isUp: boolean): Surroundings => {
  const first = Math.floor(element.scrollTop / rowHeight)
  const last = Math.ceil((element.scrollTop + element.clientHeight) / rowHeight)
  return surroundingsOf(isUp, aheadRows, behindRows, (above, below) => ({
    from: Math.max(0, first - above),
    to: last + below,
  }))
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
    let lastTop = 0
    const measure = () => {
      const isUp = element.scrollTop < lastTop
      lastTop = element.scrollTop
      see(rowsAround(element, rowHeight, isUp))
    }
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
