import type { KeyboardEvent as ReactKeyboardEvent } from "react"

/** Elements that take letters themselves: texts, and what finds its entries by their first letter. */
const takesLetters = [
  "textarea, select, [contenteditable]:not([contenteditable=false])",
  "input:not([type=checkbox], [type=radio], [type=range], [type=button], [type=submit], [type=reset], [type=file])",
  "[role=textbox], [role=searchbox], [role=combobox], [role=spinbutton]",
  "[role=menu] *, [aria-haspopup=listbox]",
].join()

/** True if a key is pressed in a text, or is part of a character that an input method still composes. */
export const isTextKey = (event: KeyboardEvent | ReactKeyboardEvent): boolean => {
  const native = "nativeEvent" in event ? event.nativeEvent : event
  const [target] = native.composedPath()
  return native.isComposing || (target instanceof Element && target.closest(takesLetters) !== null)
}

/**
 * The name of a key that is pressed alone and not in a text, in lower case: what a shortcut of one key may be.
 * Undefined for keys with Ctrl, Alt or Cmd, which systems use to write (Option and E begin an accent on a Mac).
 */
export const plainKey = (event: KeyboardEvent | ReactKeyboardEvent): string | undefined =>
  event.ctrlKey || event.metaKey || event.altKey || isTextKey(event) ? undefined : event.key.toLowerCase()
