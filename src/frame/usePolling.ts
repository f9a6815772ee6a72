import { useEffect } from "react"
import { onReturn } from "../api/outage.ts"
import { usePanel } from "./PanelContext.ts"

interface PollingOptions {
  /** Milliseconds between readings. */
  readonly refreshMs: number
  /** The least between two readings, when the person comes back to the page. */
  readonly minIntervalMs: number
}

/**
 * Reads now, in intervals while the page is visible, and when the person comes back to it. While the API is away it is
 * read less, and at once when it is back. `read` returns a function
 * that stops it, which is called before the next reading and on unmount.
 */
export const usePolling = (
  read: () => (() => void) | undefined,
  { refreshMs, minIntervalMs }: PollingOptions,
): void => {
  const { outage } = usePanel().client.api
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
    const timer = setInterval(() => !document.hidden && outage.mayPoll() && look(0), refreshMs)
    const forget = onReturn(outage, comeBack)
    document.addEventListener("visibilitychange", comeBack)
    for (const event of ["focus", "online"]) window.addEventListener(event, comeBack)
    return () => {
      stop?.()
      clearInterval(timer)
      forget()
      document.removeEventListener("visibilitychange", comeBack)
      for (const event of ["focus", "online"]) window.removeEventListener(event, comeBack)
    }
  }, [outage, read, refreshMs, minIntervalMs])
}
