import { useEffect, useLayoutEffect, useRef, useState } from "react"

/** Time in which a press's click comes after its end, in milliseconds: a finger's is an event of its own. */
const clickMs = 100

/**
 * The latest value, but for one that comes while something is pressed: that waits for the press to end. What moves the
 * page meanwhile would take the pressed thing away from under the pointer, and its click with it.
 */
export const useUnpressed = <Value>(value: Value): Value => {
  const [shown, setShown] = useState(value)
  const latest = useRef(value)
  const isPressed = useRef(false)
  useLayoutEffect(() => {
    latest.current = value
    if (!isPressed.current) setShown(() => value)
  }, [value])
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    let timer: ReturnType<typeof setTimeout> | undefined
    const press = () => {
      clearTimeout(timer)
      isPressed.current = true
    }
    const release = () => {
      isPressed.current = false
      setShown(() => latest.current)
    }
    const releaseSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(release, clickMs)
    }
    document.addEventListener("pointerdown", press, { signal })
    for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, releaseSoon, { signal })
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [])
  return shown
}
