import type { Chunks } from "../calls/handler.ts"
import { changeStream, event, type Reader } from "../streams/changeStream.ts"
import type { DeliveryHub } from "./deliveryHub.ts"
import type { DeliveryWatch } from "./deliveryWatch.ts"

/** Maximum changes in one event, so that a slow connection receives each within a reasonable time. */
const maxPerEvent = 2000

/** The pending changes of a watch as events; the last one carries the event id. */
const eventsOf = function* (watch: DeliveryWatch, eventId: string) {
  const { changed = [], removed = [] } = watch.take() ?? {}
  for (let from = 0; from < changed.length || from === 0; from += maxPerEvent) {
    const isLast = from + maxPerEvent >= changed.length
    const part = { changed: changed.slice(from, from + maxPerEvent), removed: from === 0 ? removed : [] }
    if (part.changed.length + part.removed.length > 0)
      yield event("changes", part, isLast ? eventId : undefined)
  }
}

/** The changes of delivery people within reach, as server-sent events. */
export const deliveryStream = (hub: DeliveryHub, reader: Reader, since: number | undefined): Chunks =>
  changeStream(hub, eventsOf, reader, since)
