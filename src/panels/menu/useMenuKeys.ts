import type { KeyboardEvent, RefObject } from "react"
import type { MenuModel } from "./menuModel.ts"

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.matches("input, textarea, select")

/** Shortcuts of the editor: `/` searches, Ctrl+Z takes the last change back. */
export const useMenuKeys =
  (model: MenuModel, search: RefObject<HTMLInputElement | null>) => (event: KeyboardEvent) => {
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
  }
