import { useCallback, useEffect } from "react"
import { limits } from "../../contract/limits.ts"

const { alertSound: lengthMs } = limits.waitMs

interface AlertText {
  /** One notification for all tabs. */
  readonly key: string
  readonly title: string
  readonly body: string
  readonly onPress: () => void
}

const isSupported = () => "Notification" in globalThis

const pressing: ReadonlySet<string> = new Set(["Enter", " "])

/**
 * Asks once, unless denied (section 9), as soon as somebody presses anything, by pointer or key: browsers ignore a page that
 * asks by itself.
 */
const useAsking = (isWanted: boolean) =>
  useEffect(() => {
    if (!isWanted) return
    // oxlint-disable-next-line no-console -- section 8: only a log message is written
    if (!isSupported()) return console.info("This browser has no notifications.")
    if (Notification.permission !== "default") return
    const stop = new AbortController()
    const requestPermission = () => {
      stop.abort()
      void Notification.requestPermission()
    }
    const { signal } = stop
    document.addEventListener("pointerup", requestPermission, { signal })
    document.addEventListener("keydown", ({ key }) => pressing.has(key) && requestPermission(), { signal })
    return () => stop.abort()
  }, [isWanted])

/** Shows what happened outside of the page while nobody looks at it. */
export const useNotifications = (isWanted: boolean): ((alert: AlertText) => void) => {
  useAsking(isWanted)
  return useCallback(
    ({ key, title, body, onPress }) => {
      if (!isWanted || !isSupported() || Notification.permission !== "granted" || !document.hidden) return
      const shown = new Notification(title, { body, tag: `balcao.orderAlert.${key}` })
      shown.addEventListener("click", () => {
        focus()
        shown.close()
        onPress()
      })
      setTimeout(() => shown.close(), lengthMs)
    },
    [isWanted],
  )
}
