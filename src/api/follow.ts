import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Schema from "effect/Schema"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import { limits } from "../contract/limits.ts"
import type { Api } from "./api.ts"
import { waitForReturn } from "./outage.ts"
import { eventReader, type StreamEvent } from "./events.ts"
import { ignore, within } from "./lightEffect.ts"

const { retry, silenceMs } = limits.stream

/** The API has no such stream, or not for this user: poll instead. */
export class NoStream extends Schema.TaggedError<NoStream>()("NoStream", {}) {}

/** Receives a stream's events. */
export interface Listener {
  readonly onEvent: (event: StreamEvent) => void
  /** The stream broke or could not be opened; it is retried. */
  readonly onDisconnect: () => void
}

const isHidden = () => globalThis.document?.hidden === true

/** Calls back when the page is hidden or shown; returns the way to stop. Nothing happens where there is no page. */
const onVisibility = (callBack: () => void) => {
  const { document } = globalThis
  document?.addEventListener("visibilitychange", callBack)
  return () => document?.removeEventListener("visibilitychange", callBack)
}

/** Waits until the page is seen: a browser has six connections to a server for all its tabs, which streams would hold. */
const untilSeen = Effect.suspend(() =>
  isHidden()
    ? Effect.callback<void>((resume) => {
        const stop = onVisibility(() => void (isHidden() || resume(Effect.void)))
        return Effect.sync(stop)
      })
    : Effect.void,
)

/** Statuses that mean "later", not "never". */
const retryableStatuses = new Set([408, 425, 429])

const isStream = ({ ok, headers }: Response) =>
  ok && (headers.get("content-type") ?? "").startsWith("text/event-stream")

const isNever = (answer: Response) =>
  !isStream(answer) && answer.status < 500 && !retryableStatuses.has(answer.status)

/** Reads a stream to its end; too long a silence ends it as well, and so does the page being hidden. */
const readStream = (body: ReadableStream<Uint8Array>, take: Listener["onEvent"]): Effect.Effect<void> =>
  Effect.suspend(() => {
    const reader = body.getReader()
    const decoder = new TextDecoder()
    const read = eventReader(take)
    const next = Effect.tryPromise(() => reader.read()).pipe(
      within(silenceMs, () => Effect.fail(new Error("silence"))),
    )
    const all = Effect.gen(function* () {
      for (;;) {
        const { done, value } = yield* next
        if (done) return
        read(decoder.decode(value, { stream: true }))
      }
    })
    const leave = () => void reader.cancel().catch(() => undefined)
    const leaveIfHidden = () => void (isHidden() && leave())
    const stop = onVisibility(leaveIfHidden)
    leaveIfHidden()
    const close = Effect.sync(() => {
      stop()
      leave()
    })
    return Effect.ensuring(ignore(all), close)
  })

/** Twice as long each time, until the API answers again; half is random, so that maps do not reconnect in step. */
const backoff = ({ outage }: Api, failed: number) =>
  waitForReturn(outage, Math.min(retry.maxMs, retry.firstMs * 2 ** failed) * (0.5 + Math.random() / 2))

/**
 * Follows a stream until it is interrupted. A broken one resumes after the last event (`Last-Event-ID`), one that was
 * closed because the page was hidden does so once it is seen. Fails with `NoStream` when there is nothing to follow.
 */
export const follow = Effect.fnUntraced(function* (api: Api, to: Endpoint, listener: Listener) {
  let last: string | undefined
  let failed = 0
  const take = (event: StreamEvent) => {
    failed = 0
    last = event.id ?? last
    listener.onEvent(event)
  }
  const isOffered = yield* Effect.orElseSucceed(api.offers(to), () => true)
  if (!isOffered) return yield* new NoStream()
  for (;;) {
    yield* untilSeen
    const headers = last === undefined ? {} : { "last-event-id": last }
    const answer = yield* Effect.exit(api.open(to, { accept: "text/event-stream", ...headers }))
    if (Exit.isSuccess(answer)) {
      if (isNever(answer.value)) return yield* new NoStream()
      if (isStream(answer.value) && answer.value.body) yield* readStream(answer.value.body, take)
      else yield* Effect.promise(async () => answer.value.body?.cancel())
    }
    if (isHidden()) continue
    listener.onDisconnect()
    yield* backoff(api, failed++)
  }
})
