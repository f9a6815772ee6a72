import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from "react"

/** Whether the focused element was removed. */
const isLost = (place: HTMLElement): boolean => {
  const { activeElement } = place.getRootNode() as Document | ShadowRoot
  return activeElement === null || activeElement === document.body
}

/** Focuses the row at the place of the removed one; without rows, the list itself. */
const restoreFocus = (place: HTMLElement, index: number) => {
  const rows = place.querySelectorAll<HTMLElement>("tbody > tr[tabindex]")
  const next = rows[Math.min(index, rows.length - 1)] ?? place
  next.focus()
}

/**
 * Keeps the focus in a list when the focused element is removed, such as a deleted row. It waits two frames, because a
 * closing dialog restores the focus first. React fires no blur for removed elements, so `isInside` is still true then.
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
