import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from "react"

/** Nothing has the focus: what had it is gone. */
const isLost = (place: HTMLElement): boolean => {
  const { activeElement } = place.getRootNode() as Document | ShadowRoot
  return activeElement === null || activeElement === document.body
}

/** The row where the one that is gone was; without rows the list itself. */
const restoreFocus = (place: HTMLElement, index: number) => {
  const rows = place.querySelectorAll<HTMLElement>("tbody > tr[tabindex]")
  const next = rows[Math.min(index, rows.length - 1)] ?? place
  next.focus()
}

/**
 * Keeps the focus in a list when what had it goes away: a deleted row, a button of the counter. A dialog gives it
 * back first, in the frame after it closed. React tells of no blur while it takes elements away, so what was focused
 * until then still counts.
 */
export const useKeptFocus = (place: RefObject<HTMLElement | null>) => {
  const isInside = useRef(false)
  const index = useRef(0)
  useLayoutEffect(() => {
    const element = place.current
    if (!element || !isInside.current || !isLost(element)) return
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => void (isLost(element) && restoreFocus(element, index.current)))
    })
    return () => cancelAnimationFrame(frame)
  })
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      isInside.current = true
      const row = target.closest<HTMLTableRowElement>("tbody > tr")
      if (row) index.current = row.sectionRowIndex
    },
    onBlur: () => void (isInside.current = false),
  }
}
