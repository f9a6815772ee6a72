import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { limits } from "../../../src/contract/limits.ts"
import type { Caller } from "../access/caller.ts"
import type { DeliveryHub } from "./deliveryHub.ts"
import type { Watch } from "./deliveryWatch.ts"
import type { Chunks } from "../http/handler.ts"

/** How often a silent stream sends a heartbeat and checks its reader again. */
const { heartbeatMs } = limits.stream
/** How long a reader may be disconnected and still get the changes they missed. */
const replayWindowMs = 900_000
/** Maximum changes in one event, so that a slow connection receives each within a reasonable time. */
const maxPerEvent = 2000

/** The id of an event: everything up to this cursor was sent, at this time. */
const eventIdOf = (cursor: number) => `${cursor}-${Date.now()}`

/** The cursor in a `Last-Event-ID`; undefined without one, or if it is too old to resume from. */
export const cursorOf = (lastEvent: string | undefined): number | undefined => {
  const [, cursor, at] = /^(\d{1,15})-(\d{1,15})$/.exec(lastEvent ?? "") ?? []
  const age = Date.now() - Number(at)
  return cursor !== undefined && age >= 0 && age < replayWindowMs ? Number(cursor) : undefined
}

const event = (name: string, data: unknown, id?: string) =>
  `${id === undefined ? "" : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/** The pending changes of a watch as events; the last one carries the event id. */
const eventsOf = function* (watch: Watch, eventId: string) {
  const { changed = [], removed = [] } = watch.take() ?? {}
  for (let from = 0; from < changed.length || from === 0; from += maxPerEvent) {
    const isLast = from + maxPerEvent >= changed.length
    const part = { changed: changed.slice(from, from + maxPerEvent), removed: from === 0 ? removed : [] }
    if (part.changed.length + part.removed.length > 0)
      yield event("changes", part, isLast ? eventId : undefined)
  }
}

/** The caller, and a check that they are still allowed to read. */
interface Reader {
  readonly caller: Caller
  readonly reauthorize: Effect.Effect<Caller, unknown>
}

const isStillAllowed = async ({ caller, reauthorize }: Reader): Promise<boolean> => {
  const exit = await Effect.runPromiseExit(reauthorize)
  return Exit.isSuccess(exit) && JSON.stringify(exit.value.reach) === JSON.stringify(caller.reach)
}

/**
 * The changes within reach as server-sent events, for as long as the reader may see them. The first event, `start`,
 * says whether the stream resumes from the `Last-Event-ID`; if not, the reader reloads the list. Chunks are made as
 * they are read: a slow reader misses intermediate positions, never the latest one.
 */
export const deliveryStream = (hub: DeliveryHub, reader: Reader, since: number | undefined): Chunks => {
  const left = new AbortController()
  return Object.assign(chunksOf(hub, reader, since, left.signal), { leave: () => left.abort() })
}

const chunksOf = async function* (
  hub: DeliveryHub,
  reader: Reader,
  since: number | undefined,
  left: AbortSignal,
) {
  const watch = await hub.open(reader.caller, since)
  const close = () => hub.close(watch)
  left.addEventListener("abort", close)
  try {
    const resumed = since !== undefined
    yield event("start", { resumed }, resumed ? undefined : eventIdOf(hub.cursor()))
    let checked = Date.now()
    while (!watch.isStopped && !left.aborted) {
      // The cursor is read first, so changes added meanwhile are sent twice rather than missed.
      const eventId = eventIdOf(hub.cursor())
      const events = [...eventsOf(watch, eventId)]
      if (events.length > 0) yield* events
      else yield ": still here\n\n"
      await watch.wait(Math.max(1, checked + heartbeatMs - Date.now()))
      if (Date.now() - checked < heartbeatMs) continue
      if (!(await isStillAllowed(reader))) return
      checked = Date.now()
    }
  } finally {
    close()
  }
}
