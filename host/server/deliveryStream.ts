import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { limits } from "../../src/contract/limits.ts"
import type { Caller } from "./caller.ts"
import type { DeliveryHub } from "./deliveryHub.ts"
import type { Watch } from "./deliveryWatch.ts"
import type { Pieces } from "./handler.ts"

/** After so long a silent stream says that it lives, and its reader is looked up again. */
const { heartbeatMs } = limits.stream
/** Milliseconds a reader may have been away and still be told what they missed. */
const memory = 900_000
/** Changes in one event at most: a slow line gets through what a fast one does. */
const most = 2000

/** Where a stream stands: everything up to this cursor was told, at this moment. */
const standOf = (cursor: number) => `${cursor}-${Date.now()}`

/** The cursor of a `Last-Event-ID`; undefined when there is none, or it is too old to go on from. */
export const cursorOf = (lastEvent: string | undefined): number | undefined => {
  const [, cursor, at] = /^(\d{1,15})-(\d{1,15})$/.exec(lastEvent ?? "") ?? []
  const age = Date.now() - Number(at)
  return cursor !== undefined && age >= 0 && age < memory ? Number(cursor) : undefined
}

const event = (name: string, data: unknown, stand?: string) =>
  `${stand === undefined ? "" : `id: ${stand}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/** What a watch holds as events; the last one says where the stream stands. */
const eventsOf = function* (watch: Watch, stand: string) {
  const { changed = [], removed = [] } = watch.take() ?? {}
  for (let from = 0; from < changed.length || from === 0; from += most) {
    const isLast = from + most >= changed.length
    const part = { changed: changed.slice(from, from + most), removed: from === 0 ? removed : [] }
    if (part.changed.length + part.removed.length > 0)
      yield event("changes", part, isLast ? stand : undefined)
  }
}

/** Who asks, and the way to find out whether they still may. */
interface Reader {
  readonly caller: Caller
  readonly again: Effect.Effect<Caller, unknown>
}

const mayStill = async ({ caller, again }: Reader): Promise<boolean> => {
  const exit = await Effect.runPromiseExit(again)
  return Exit.isSuccess(exit) && JSON.stringify(exit.value.reach) === JSON.stringify(caller.reach)
}

/**
 * The changes of a reach as server-sent events, for as long as the reader may see them. It begins with `start`, which
 * says whether it goes on from the `Last-Event-ID`; if not, the reader loads the list anew. Pieces are made as they are
 * taken: a slow reader misses moves on the way, never where somebody came to stand.
 */
export const deliveryStream = (hub: DeliveryHub, reader: Reader, since: number | undefined): Pieces => {
  const left = new AbortController()
  return Object.assign(piecesOf(hub, reader, since, left.signal), { leave: () => left.abort() })
}

const piecesOf = async function* (
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
    yield event("start", { resumed }, resumed ? undefined : standOf(hub.cursor()))
    let checked = Date.now()
    while (!watch.isStopped && !left.aborted) {
      // The stand is noted before: what is added meanwhile is told again rather than not at all.
      const stand = standOf(hub.cursor())
      const events = [...eventsOf(watch, stand)]
      if (events.length > 0) yield* events
      else yield ": still here\n\n"
      await watch.wait(Math.max(1, checked + heartbeatMs - Date.now()))
      if (Date.now() - checked < heartbeatMs) continue
      if (!(await mayStill(reader))) return
      checked = Date.now()
    }
  } finally {
    close()
  }
}
