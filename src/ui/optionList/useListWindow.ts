import { type RefObject, useLayoutEffect, useState } from "react"

/** Number of rows rendered beyond the visible ones. */
const overscanRows = 12
/** Rendered rows stay as long as they reach this far beyond the visible ones, so that few frames of a scroll render. */
const leastOverscanRows = 4

/** The rendered rows of a long list. */
export interface ListWindow {
  readonly from: number
  readonly to: number
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
  const [seen, setSeen] = useState({ from: 0, to: 2 * overscanRows })
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const measure = () => {
      const first = Math.floor(element.scrollTop / rowHeight)
      const last = Math.ceil((element.scrollTop + element.clientHeight) / rowHeight)
      const around = (rows: number) => ({ from: Math.max(0, first - rows), to: last + rows })
      const [least, most] = [around(leastOverscanRows), around(2 * overscanRows)]
      setSeen((before) => {
        const isEnough = before.from <= least.from && before.to >= least.to
        return isEnough && before.from >= most.from && before.to <= most.to ? before : around(overscanRows)
      })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener("scroll", measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener("scroll", measure)
    }
  }, [place, rowHeight])
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
