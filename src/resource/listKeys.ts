import type { KeyboardEvent, RefObject } from "react"
import { plainKey } from "../ui/kbd/plainKey.ts"
import type { ListModel } from "./listModel.ts"

/** The keys of a whole list: `/` focuses its search, Escape clears the selection. */
export const listKeys = (
  event: KeyboardEvent<HTMLElement>,
  model: ListModel,
  searchBox: RefObject<HTMLInputElement | null>,
): void => {
  const { target, currentTarget, key } = event
  // React events also bubble from dialogs the list opened, which are elsewhere in the document with keys of their own.
  if (event.defaultPrevented || !(target instanceof Element) || !currentTarget.contains(target)) return
  if (
    key === "Escape" &&
    !event.nativeEvent.isComposing &&
    (model.isAll.peek() || model.selected.peek().size > 0)
  ) {
    event.preventDefault()
    model.select(new Set())
  }
  if (plainKey(event) !== "/") return
  event.preventDefault()
  searchBox.current?.focus()
}
