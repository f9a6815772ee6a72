import { useEffect } from "react"
import { onReturn } from "../api/outage.ts"
import { usePanel } from "./PanelContext.ts"

interface PollingOptions {
  /** Milliseconds between readings. */
  readonly refreshMs: number
  /** The least between two readings, when the person comes back to the page; a second unless told. */
  readonly minIntervalMs?: number
  /**
   * True if there is anything to read now. It is checked first, so that the shared retry while the API is away goes to
   * other readers.
   */
  readonly isNeeded?: () => boolean
}

const always = () => true

/**
 * Reads now, in intervals while the page is visible, and when the person comes back to it. While the API is away it is
 * read less, and at once when it is back. `read` returns a function
 * that stops it, which is called before the next reading and on unmount.
 */
export const usePolling = (
  read: () => (() => void) | undefined,
  { refreshMs, minIntervalMs = 1000, isNeeded = always }: PollingOptions,
): void => {
  const { outage } = usePanel().client.api
  useEffect(() => {
    let last = 0
    let stop: (() => void) | undefined
    const isDue = (apart: number) => !document.hidden && Date.now() - last >= apart && isNeeded()
    const look = () => {
      last = Date.now()
      stop?.()
      stop = read()
    }
    const comeBack = () => void (isDue(minIntervalMs) && look())
    comeBack()
    const timer = setInterval(() => isDue(0) && outage.mayPoll() && look(), refreshMs)
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
  }, [outage, read, refreshMs, minIntervalMs, isNeeded])
}
