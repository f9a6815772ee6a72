import { limits } from "../contract/limits.ts"
import { onReturn, type Outage } from "./outage.ts"

/**
 * While something a person did waits for the connection: sends it again now and then, at once when the API or the network
 * is back, also in a hidden tab, and warns before the page is closed. Returns the way to stop.
 */
export const keepTrying = (outage: Outage, send: () => void): (() => void) => {
  const preventDefault = (event: Event) => event.preventDefault()
  const timer = setInterval(send, limits.call.awayMs)
  const stop = onReturn(outage, send)
  const arrived = outage.wait()
  addEventListener("online", send)
  addEventListener("beforeunload", preventDefault)
  return () => {
    clearInterval(timer)
    stop()
    arrived()
    removeEventListener("online", send)
    removeEventListener("beforeunload", preventDefault)
  }
}
