import { type FocusEvent, type RefObject, useRef } from "react"
import { useLostFocus } from "../frame/useLostFocus.ts"

/** Keeps the focus in a list: the row at the place of the removed one has it then; without rows, the list itself. */
export const useKeptFocus = (place: RefObject<HTMLElement | null>) => {
  const index = useRef(0)
  const { onFocus, onBlur } = useLostFocus(place, (element) => {
    const rows = element.querySelectorAll<HTMLElement>("tbody > tr[tabindex]")
    const next = rows[Math.min(index.current, rows.length - 1)] ?? element
    next.focus()
  })
  return {
    onFocus: (event: FocusEvent<HTMLElement>) => {
      onFocus(event)
      const row = event.target.closest<HTMLTableRowElement>("tbody > tr")
      if (row) index.current = row.sectionRowIndex
    },
    onBlur,
  }
}
