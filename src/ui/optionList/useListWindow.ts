import { type RefObject, useLayoutEffect, useState } from "react"

/** Number of rows rendered beyond the visible ones. */
const overscanRows = 8
/** Rows come and go in steps of this many, so that not each of them renders. */
const rowStep = 4

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
      const first = Math.floor(element.scrollTop / rowHeight / rowStep) * rowStep
      const last = Math.ceil((element.scrollTop + element.clientHeight) / rowHeight / rowStep) * rowStep
      const [from, to] = [Math.max(0, first - overscanRows), last + overscanRows]
      setSeen((before) => (before.from === from && before.to === to ? before : { from, to }))
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
