import { useEffect, useRef, useState } from "react"

/** Calls `onEnd` once `lasts` milliseconds have passed in all; the clock stands still while held. */
export const useLasting = (lasts: number | undefined, onEnd: (() => void) | undefined, isHeld = false) => {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const left = useRef(lasts)
  const end = useRef(onEnd)
  const held = isHeld || hovered || focused

  useEffect(() => {
    end.current = onEnd
  }, [onEnd])

  useEffect(() => {
    left.current = lasts
  }, [lasts])

  useEffect(() => {
    if (lasts === undefined || held) return
    const started = performance.now()
    const timer = setTimeout(() => end.current?.(), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(0, (left.current ?? 0) - (performance.now() - started))
    }
  }, [lasts, held])

  const hold = {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  }
  return { held, hold }
}
