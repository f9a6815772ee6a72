import { useEffect } from "react"

/** Keeps the screen on while this is shown, where the browser can: again each time the page is seen. */
export const useWakeLock = (): void =>
  useEffect(() => {
    const { wakeLock } = navigator as Partial<Navigator>
    if (!wakeLock) return
    let sentinel: WakeLockSentinel | undefined
    let isWanted = true
    const acquire = async () => {
      if (document.hidden) return
      const lock = await wakeLock.request("screen")
      if (isWanted) sentinel = lock
      else await lock.release()
    }
    // Refused to save the battery: the screen then goes dark as it would without.
    const tryToHold = () => void acquire().catch(() => {})
    tryToHold()
    document.addEventListener("visibilitychange", tryToHold)
    return () => {
      isWanted = false
      document.removeEventListener("visibilitychange", tryToHold)
      void sentinel?.release().catch(() => {})
    }
  }, [])
