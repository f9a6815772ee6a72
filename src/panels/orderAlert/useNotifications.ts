import { useCallback, useEffect } from "react"
import { limits } from "../../contract/limits.ts"

const { alertSound: lengthMs } = limits.waitMs

interface Told {
  /** One notification for all tabs. */
  readonly key: string
  readonly title: string
  readonly body: string
  readonly onPress: () => void
}

const isSupported = () => "Notification" in globalThis

/** Asks once, unless denied (section 9), as soon as somebody presses anything: browsers ignore a page that asks by itself. */
const useAsking = (isWanted: boolean) =>
  useEffect(() => {
    if (!isWanted) return
    // oxlint-disable-next-line no-console -- section 8: only a log message is written
    if (!isSupported()) return console.info("This browser has no notifications.")
    if (Notification.permission !== "default") return
    const ask = () => void Notification.requestPermission()
    document.addEventListener("pointerup", ask, { once: true })
    return () => document.removeEventListener("pointerup", ask)
  }, [isWanted])

/** Shows what happened outside of the page while nobody looks at it. */
export const useNotifications = (isWanted: boolean): ((told: Told) => void) => {
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
