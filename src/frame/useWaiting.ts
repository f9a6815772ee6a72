import { useEffect } from "react"
import { onReturn } from "../api/outage.ts"
import { limits } from "../contract/limits.ts"
import { usePanel } from "./PanelContext.ts"

/**
 * While something a person did waits for the connection: sends it again now and then, at once when the API or the network
 * is back, also in a hidden tab, and warns before the page is closed.
 */
export const useWaiting = (isWaiting: boolean, send: () => void): void => {
  const { outage } = usePanel().client.api
  useEffect(() => {
    if (!isWaiting) return
    const hold = (event: Event) => event.preventDefault()
    const timer = setInterval(send, limits.call.awayMs)
    const stop = onReturn(outage, send)
    addEventListener("online", send)
    addEventListener("beforeunload", hold)
    return () => {
      clearInterval(timer)
      stop()
      removeEventListener("online", send)
      removeEventListener("beforeunload", hold)
    }
  }, [outage, isWaiting, send])
}
