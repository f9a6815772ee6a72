import type { Chunks } from "../calls/handler.ts"
import { changeStream, event, type Reader } from "../streams/changeStream.ts"
import type { OrderHub, OrderWatch } from "./orderHub.ts"

/** Maximum orders in one event, so that a slow connection receives each within a reasonable time. */
const maxPerEvent = 200

const eventsOf = function* (watch: OrderWatch, eventId: string) {
  const changed = watch.take()
  for (let from = 0; from < changed.length; from += maxPerEvent) {
    const isLast = from + maxPerEvent >= changed.length
    const part = { changed: changed.slice(from, from + maxPerEvent) }
    yield event("changes", part, isLast ? eventId : undefined)
  }
}

/** The orders within reach that change, as server-sent events. */
export const orderStream = (hub: OrderHub, reader: Reader, since: number | undefined): Chunks =>
  changeStream(hub, eventsOf, reader, since)
