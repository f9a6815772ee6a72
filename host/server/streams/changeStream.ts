import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { limits } from "../../../src/contract/limits.ts"
import type { Caller } from "../access/caller.ts"
import type { Chunks } from "../calls/handler.ts"
import type { ChangeHub } from "./changeHub.ts"

/** Interval at which an idle stream sends a heartbeat and reauthorizes its reader. */
const { heartbeatMs } = limits.stream
/** Maximum time a reader may be disconnected and still get the changes they missed. */
const replayWindowMs = 900_000

/** The id of an event: everything up to this cursor was sent, at this time. */
const eventIdOf = (cursor: number) => `${cursor}-${Date.now()}`

/** The cursor in a `Last-Event-ID`; undefined without one, or if it is too old to resume from. */
export const cursorOf = (lastEvent: string | undefined): number | undefined => {
  const [, cursor, at] = /^(\d{1,15})-(\d{1,15})$/.exec(lastEvent ?? "") ?? []
  const age = Date.now() - Number(at)
  return cursor !== undefined && age >= 0 && age < replayWindowMs ? Number(cursor) : undefined
}

/** A server-sent event. */
export const event = (name: string, data: unknown, id?: string) =>
  `${id === undefined ? "" : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/** The caller, and a check that they are still allowed to read. */
export interface Reader {
  readonly caller: Caller
  readonly reauthorize: Effect.Effect<Caller, unknown>
}

const isStillAllowed = async ({ caller, reauthorize }: Reader): Promise<boolean> => {
  const exit = await Effect.runPromiseExit(reauthorize)
  return Exit.isSuccess(exit) && JSON.stringify(exit.value.reach) === JSON.stringify(caller.reach)
}

/** As much of a watch as a stream needs. */
interface Followed {
  wait(maxMs: number): Promise<void>
  /** True once it gets no more, also because its reader may see no more. */
  readonly isStopped: boolean
}

/** Turns pending changes into events; the last one carries the event id. */
export type EventsOf<W> = (watch: W, eventId: string) => Iterable<string>

/**
 * The changes within reach as server-sent events, for as long as the reader may see them. The first event, `start`,
 * says whether the stream resumes from the `Last-Event-ID`; if not, the reader reloads the list. Chunks are made as
 * they are read: a slow reader misses intermediate states, never the latest one.
 */
export const changeStream = <W extends Followed>(
  hub: ChangeHub<W>,
  eventsOf: EventsOf<W>,
  reader: Reader,
  since: number | undefined,
): Chunks => {
  const abort = new AbortController()
  const expired = new AbortController()
  const signals = { leaving: abort.signal, expire: () => expired.abort() }
  return Object.assign(chunksOf(hub, eventsOf, reader, { since, ...signals }), {
    leave: () => abort.abort(),
    expired: expired.signal,
  })
}

interface Following {
  readonly since: number | undefined
  readonly leaving: AbortSignal
  readonly expire: () => void
}

const chunksOf = async function* <W extends Followed>(
  hub: ChangeHub<W>,
  eventsOf: EventsOf<W>,
  reader: Reader,
  { since, leaving, expire }: Following,
) {
  const { watch, resumed } = await hub.open(reader.caller, since)
  const close = () => hub.close(watch)
  leaving.addEventListener("abort", close)
  // By the clock, because a reader who takes nothing keeps the rest of this waiting.
  const checking = setInterval(async () => {
    if (await isStillAllowed(reader)) return
    close()
    expire()
  }, heartbeatMs)
  try {
    yield event("start", { resumed }, resumed ? undefined : eventIdOf(hub.cursor()))
    while (!watch.isStopped && !leaving.aborted) {
      // The cursor is read first, so changes added meanwhile are sent twice rather than missed.
      const eventId = eventIdOf(hub.cursor())
      const events = [...eventsOf(watch, eventId)]
      if (events.length === 0) yield ": still here\n\n"
      for (const one of events) {
        yield one
        if (watch.isStopped) return
      }
      await watch.wait(heartbeatMs)
    }
  } finally {
    clearInterval(checking)
    close()
  }
}
