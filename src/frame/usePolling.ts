import { useEffect } from "react"

interface PollingOptions {
  /** Milliseconds between readings. */
  readonly refreshMs: number
  /** The least between two readings, when the person comes back to the page. */
  readonly minIntervalMs: number
}

/**
 * Reads now, in intervals while the page is visible, and when the person comes back to it. `read` returns a function
 * that stops it, which is called before the next reading and on unmount.
 */
export const usePolling = (
  read: () => (() => void) | undefined,
  { refreshMs, minIntervalMs }: PollingOptions,
): void => {
  useEffect(() => {
    let last = 0
    let stop: (() => void) | undefined
    const look = (apart: number) => {
      if (document.hidden || Date.now() - last < apart) return
      last = Date.now()
      stop?.()
      stop = read()
    }
    const comeBack = () => look(minIntervalMs)
    look(0)
    const timer = setInterval(() => look(0), refreshMs)
    document.addEventListener("visibilitychange", comeBack)
    for (const event of ["focus", "online"]) window.addEventListener(event, comeBack)
    return () => {
      stop?.()
      clearInterval(timer)
      document.removeEventListener("visibilitychange", comeBack)
      for (const event of ["focus", "online"]) window.removeEventListener(event, comeBack)
    }
  }, [read, refreshMs, minIntervalMs])
}
