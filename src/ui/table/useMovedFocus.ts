import { type RefObject, useCallback, useLayoutEffect, useRef } from "react"

/** Gives the focus back to a row that was moved, once it stands in its new place. */
export const useMovedFocus = (body: RefObject<HTMLElement | null>, rows: ReadonlyArray<unknown>) => {
  const moved = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (moved.current === undefined) return
    const row = body.current?.querySelector<HTMLElement>(`:scope > [data-key="${CSS.escape(moved.current)}"]`)
    if (!row) return
    moved.current = undefined
    row.focus()
  }, [body, rows])
  return useCallback((key: string) => void (moved.current = key), [])
}
