import { useLayoutEffect, useRef } from "react"

/** Moves focus to the switch beside a button that disappears after it was pressed. */
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
