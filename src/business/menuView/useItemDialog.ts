import { type RefObject, useLayoutEffect, useRef } from "react"
import { useLatest } from "../../frame/useLatest.ts"

/** Calls back when somebody leaves a dialog by Escape, or by a press beside it. */
const onLeave = (dialog: HTMLDialogElement, isInside: boolean, leave: () => void, signal: AbortSignal) => {
  const cancel = (event: Event) => {
    event.preventDefault()
    leave()
  }
  const pressedKey = (event: KeyboardEvent) => event.key === "Escape" && isInside && leave()
  const isBeside = ({ target }: Event) => target === dialog || target === dialog.previousElementSibling
  const pressed = (event: Event) => isBeside(event) && leave()
  dialog.addEventListener("cancel", cancel, { signal })
  dialog.addEventListener("keydown", pressedKey, { signal })
  dialog.parentElement?.addEventListener("click", pressed, { signal })
}

/**
 * The browser's own dialog: modal over the window, or `isInside` over the box of the menu, whose other parts are inert
 * then. Once it closes, the focus is where it was.
 */
export const useItemDialog = (
  isInside: boolean,
  onClose: () => void,
): RefObject<HTMLDialogElement | null> => {
  const ref = useRef<HTMLDialogElement>(null)
  const close = useLatest(onClose)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const behind = dialog.parentElement?.firstElementChild as HTMLElement | null | undefined
    const opener = (dialog.getRootNode() as Document | ShadowRoot).activeElement
    const end = new AbortController()
    onLeave(dialog, isInside, close, end.signal)
    if (isInside) dialog.show()
    else dialog.showModal()
    if (isInside && behind) behind.inert = true
    return () => {
      end.abort()
      if (behind) behind.inert = false
      dialog.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [isInside, close])
  return ref
}
