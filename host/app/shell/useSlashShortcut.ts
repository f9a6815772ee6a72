import { plainKey } from "balcao/ui"
import { type RefObject, useEffect, useRef } from "react"

/** The `/` key focuses the menu filter, unless a text field has the focus or a dialog is open. */
export const useSlashShortcut = (
  box: RefObject<HTMLInputElement | null>,
  hidden: boolean,
  show: () => void,
): void => {
  const shouldFocus = useRef(false)
  const latest = useRef({ hidden, show })
  useEffect(() => {
    latest.current = { hidden, show }
    if (!hidden && shouldFocus.current) box.current?.focus()
    shouldFocus.current = false
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (plainKey(event) !== "/") return
      if (event.defaultPrevented || document.querySelector("[role=dialog], dialog[open]")) return
      event.preventDefault()
      shouldFocus.current = latest.current.hidden
      if (latest.current.hidden) latest.current.show()
      else box.current?.focus()
    }
    addEventListener("keydown", listen)
    return () => removeEventListener("keydown", listen)
  }, [box])
}
