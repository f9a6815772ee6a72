import { type RefObject, useEffect, useRef } from "react"
import { type SaveWay, saveWayOf } from "./saveWay.ts"

/**
 * Saves by keyboard while the focus is in the editor, or while nothing has the focus and something is unsaved. Dialogs
 * over the editor keep their own keys.
 */
export const useSaveKeys = (
  place: RefObject<HTMLElement | null>,
  isDirty: boolean,
  onSave: ((way: SaveWay) => void) | undefined,
): void => {
  const latest = useRef({ isDirty, onSave })
  useEffect(() => {
    latest.current = { isDirty, onSave }
  })
  useEffect(() => {
    const element = place.current
    const page = element?.ownerDocument
    if (!page) return
    const onKeyDown = (event: KeyboardEvent) => {
      const way = event.isComposing ? undefined : saveWayOf(event)
      const now = latest.current
      if (!way || !now.onSave) return
      const [target] = event.composedPath()
      const isInside = target instanceof Node && element.contains(target)
      if (!isInside && !(target === page.body && now.isDirty)) return
      event.preventDefault()
      event.stopPropagation()
      now.onSave(way)
    }
    page.addEventListener("keydown", onKeyDown, true)
    return () => page.removeEventListener("keydown", onKeyDown, true)
  }, [place])
}
