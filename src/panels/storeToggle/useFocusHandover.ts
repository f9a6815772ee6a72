import { useLayoutEffect, useRef } from "react"

/** A button that goes with what it did passes the focus on to the switch beside it. */
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
    /** Its dialog has done it: the focus may not be back yet. */
    done: () => void (isDone.current = true),
  }
}
