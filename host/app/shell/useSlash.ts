import { type RefObject, useEffect, useRef } from "react"

const writes = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"))

/** The key `/` leads to the menu's filter, unless one is writing or a dialog is open. */
export const useSlash = (
  box: RefObject<HTMLInputElement | null>,
  hidden: boolean,
  show: () => void,
): void => {
  const asked = useRef(false)
  const latest = useRef({ hidden, show })
  useEffect(() => {
    latest.current = { hidden, show }
    if (!hidden && asked.current) box.current?.focus()
    asked.current = false
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || writes(event.target)) return
      if (event.defaultPrevented || document.querySelector("[role=dialog], dialog[open]")) return
      event.preventDefault()
      asked.current = latest.current.hidden
      if (latest.current.hidden) latest.current.show()
      else box.current?.focus()
    }
    addEventListener("keydown", listen)
    return () => removeEventListener("keydown", listen)
  }, [box])
}
