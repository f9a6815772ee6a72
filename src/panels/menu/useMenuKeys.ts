import type { KeyboardEvent, RefObject } from "react"
import { isTextKey, plainKey } from "../../ui/kbd/plainKey.ts"
import type { MenuModel } from "./menuModel.ts"

interface Targets {
  readonly search: RefObject<HTMLInputElement | null>
  /** Swaps the customer's phone and the sheet of an item. */
  readonly swap: () => void
}

/** Shortcuts of the editor: `/` searches, Ctrl+Z takes the last change back, and `P`, in a sheet too, swaps phone and sheet. */
export const useMenuKeys = (model: MenuModel, { search, swap }: Targets) => {
  const inSheets = (event: KeyboardEvent) => {
    if (plainKey(event) !== "p") return
    event.preventDefault()
    swap()
  }
  const inEditor = (event: KeyboardEvent) => {
    if (isTextKey(event) || event.altKey) return
    const isCommand = event.ctrlKey || event.metaKey
    if (plainKey(event) === "/" && search.current) {
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
