import { useEffect, useRef, useState } from "react"

/** Calls `onEnd` after `durationMs`; the timer is paused while the element is hovered or focused, or from outside. */
export const useAutoDismiss = (
  durationMs: number | undefined,
  onEnd: (() => void) | undefined,
  isPausedOutside = false,
) => {
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const remainingMs = useRef(durationMs)
  const latestOnEnd = useRef(onEnd)
  const isPaused = isPausedOutside || isHovered || isFocused

  useEffect(() => {
    latestOnEnd.current = onEnd
  }, [onEnd])

  useEffect(() => {
    remainingMs.current = durationMs
  }, [durationMs])

  useEffect(() => {
    if (durationMs === undefined || isPaused) return
    const startedAtMs = performance.now()
    const timer = setTimeout(() => latestOnEnd.current?.(), remainingMs.current)
    return () => {
      clearTimeout(timer)
      remainingMs.current = Math.max(0, (remainingMs.current ?? 0) - (performance.now() - startedAtMs))
    }
  }, [durationMs, isPaused])

  const pauseProps = {
    onPointerEnter: () => setIsHovered(true),
    onPointerLeave: () => setIsHovered(false),
    onFocus: () => setIsFocused(true),
    onBlur: () => setIsFocused(false),
  }
  return { isPaused, pauseProps }
}
