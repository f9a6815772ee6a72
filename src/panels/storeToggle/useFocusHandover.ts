import { useLayoutEffect, useRef } from "react"

/** When a button disappears after it was pressed, moves the focus to the switch beside it. */
export const useFocusHandover = () => {
  const button = useRef<HTMLButtonElement>(null)
  const isDone = useRef(false)
  useLayoutEffect(() => {
    const current = button.current
    const toggle = current?.closest("fieldset")?.querySelector("input")
    return () => {
      if (isDone.current || current?.matches(":focus")) toggle?.focus()
    }
  }, [])
  return {
    button,
    /** Call when the button's dialog has confirmed, since the focus may not have returned to the button yet. */
    done: () => void (isDone.current = true),
  }
}
