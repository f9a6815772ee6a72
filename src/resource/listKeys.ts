import type { KeyboardEvent, RefObject } from "react"
import type { ListModel } from "./listModel.ts"

const texts = "textarea, select, [contenteditable], input:not([type=checkbox], [type=radio])"

/** The keys of a whole list: `/` leads to its search, Escape lets go of what is chosen. */
export const listKeys = <Row>(
  event: KeyboardEvent<HTMLElement>,
  model: ListModel<Row>,
  searchBox: RefObject<HTMLInputElement | null>,
): void => {
  const { target, currentTarget, key } = event
  // What a list opens stands elsewhere in the document, and has keys of its own.
  if (event.defaultPrevented || !(target instanceof Element) || !currentTarget.contains(target)) return
  if (key === "Escape" && (model.isAll.peek() || model.selected.peek().size > 0)) {
    event.preventDefault()
    model.select(new Set())
  }
  if (key !== "/" || event.ctrlKey || event.metaKey || event.altKey || target.closest(texts)) return
  event.preventDefault()
  searchBox.current?.focus()
}
