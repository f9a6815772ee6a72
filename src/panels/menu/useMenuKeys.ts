import type { KeyboardEvent, RefObject } from "react"
import type { MenuModel } from "./menuModel.ts"

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.matches("input:not([type=checkbox], [type=radio]), textarea, select")

interface Targets {
  readonly search: RefObject<HTMLInputElement | null>
  /** Swaps the customer's phone and the sheet of an item. */
  readonly swap: () => void
}

/** Shortcuts of the editor: `/` searches, Ctrl+Z takes the last change back, and `P`, in a sheet too, swaps phone and sheet. */
export const useMenuKeys = (model: MenuModel, { search, swap }: Targets) => {
  const inSheets = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event
    if (isTyping(event) || ctrlKey || metaKey || altKey || key.toLowerCase() !== "p") return
    event.preventDefault()
    swap()
  }
  const inEditor = (event: KeyboardEvent) => {
    if (isTyping(event) || event.altKey) return
    const isCommand = event.ctrlKey || event.metaKey
    if (event.key === "/" && search.current) {
      event.preventDefault()
      search.current.focus()
    }
    if (event.key.toLowerCase() === "z" && isCommand && !event.shiftKey) {
      event.preventDefault()
      model.undo()
    }
    inSheets(event)
  }
  return { inEditor, inSheets, swap }
}
