import type { Chunks } from "../calls/handler.ts"
import { changeStream, event, type Reader } from "../streams/changeStream.ts"
import type { ContactHub } from "./contactHub.ts"
import type { ContactWatch } from "./contactWatch.ts"

/** Maximum messages in one event, so that a slow connection receives each within a reasonable time. */
const maxPerEvent = 200

const eventsOf = function* (watch: ContactWatch, eventId: string) {
  const { changes, typing } = watch.take()
  const { conversations, messages, removed } = changes
  for (const one of typing) yield event("typing", one)
  const count = conversations.length + messages.length + removed.length
  for (let from = 0; from < messages.length || (from === 0 && count > 0); from += maxPerEvent) {
    const isLast = from + maxPerEvent >= messages.length
    const part = { conversations: [], messages: messages.slice(from, from + maxPerEvent), removed: [] }
    yield event("changes", isLast ? { ...part, conversations, removed } : part, isLast ? eventId : undefined)
  }
}

/** Streams the changes of conversations within reach as server-sent events. */
export const contactStream = (hub: ContactHub, reader: Reader, since: number | undefined): Chunks =>
  changeStream(hub, eventsOf, reader, since)
