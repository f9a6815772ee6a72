import { useEffect, useState } from "react"

/** Time in which a press's click comes after its end, in milliseconds: a finger's is an event of its own. */
const clickMs = 100

/** True while something on the page is pressed, until its click has come. */
const usePressed = () => {
  const [isPressed, setPressed] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const press = () => {
      clearTimeout(timer)
      setPressed(true)
    }
    const release = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setPressed(false), clickMs)
    }
    const leaving = new AbortController()
    const { signal } = leaving
    document.addEventListener("pointerdown", press, { signal })
    for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, release, { signal })
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [])
  return isPressed
}

/**
 * The latest value, but for one that comes while something is pressed: that waits for the press to end. What moves the
 * page meanwhile would take the pressed thing away from under the pointer, and its click with it.
 */
export const useUnpressed = <Value>(value: Value): Value => {
  const isPressed = usePressed()
  const [held, setHeld] = useState(value)
  if (!isPressed && held !== value) setHeld(value)
  return isPressed ? held : value
}
