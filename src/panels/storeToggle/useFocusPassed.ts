import { useLayoutEffect, useRef } from "react"

/** A button that goes with what it did passes the focus on to the switch beside it. */
export const useFocusPassed = () => {
  const button = useRef<HTMLButtonElement>(null)
  const isDone = useRef(false)
  useLayoutEffect(() => {
    const going = button.current
    const turn = going?.closest("fieldset")?.querySelector("input")
    return () => {
      if (isDone.current || going?.matches(":focus")) turn?.focus()
    }
  }, [])
  return {
    button,
    /** Its dialog has done it: the focus may not be back yet. */
    done: () => void (isDone.current = true),
  }
}
