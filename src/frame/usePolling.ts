import { useEffect } from "react"

interface PollingOptions {
  /** Milliseconds between readings. */
  readonly refreshMs: number
  /** The least between two, when one comes back to the page. */
  readonly minIntervalMs: number
}

/**
 * Reads now, then again and again while the page is in sight, and when one comes back to it. What `read`
 * answers stops it: a reading under way ends with the next one, and with the component.
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
