import * as Effect from "effect/Effect"
import type { Endpoint, Input, RefusalOf, Success } from "../contract/wire/endpoint.ts"
import { session } from "../contract/session/session.ts"
import { type Authorize, type Caller, makeAuthorize } from "./authorize.ts"
import type { Epoch } from "./epoch.ts"
import type { ApiError } from "./errors.ts"
import type { Extras } from "./extras.ts"
import type { Via } from "./fetchWithProgress.ts"
import { freshKey } from "./freshKey.ts"
import { makeOffering, type Offering } from "./offering.ts"
import type { Keyring } from "./keyring.ts"
import type { Outage } from "./outage.ts"
import { failureOf, type HttpFailure, type Log, unansweredOf } from "./log.ts"
import type { AnyInput, Transport } from "./transport.ts"
import { type Answer, decodeAnswer, type Note } from "./wire.ts"

type Args<E extends Endpoint> =
  unknown extends Input<E>
    ? [input?: unknown, options?: CallOptions]
    : Partial<Input<E>> extends Input<E>
      ? [input?: Input<E>, options?: CallOptions]
      : [input: Input<E>, options?: CallOptions]

export interface CallOptions {
  /** Sent with a POST that writes, to a server that supports it: repeats with one key make one record. */
  readonly idempotencyKey?: string
  /** Overrides the client's own way of sending the call. */
  readonly via?: Via
}

/** Makes the calls of the contract. Every error is in the type. */
export interface Api {
  call<E extends Endpoint>(to: E, ...args: Args<E>): Effect.Effect<Success<E>, ApiError | RefusalOf<E>>
  /** Opens a streamed answer, whatever its status. `follow` reads server-sent events from it. */
  open(to: Endpoint, headers: Record<string, string>): Effect.Effect<Response, ApiError>
  /**
   * True if the service has the call. Calls of the specification are always there, and so are those of an extra the
   * service lists. If the service has not answered yet, the user is loaded to find out.
   */
  readonly offers: Offering["offers"]
  /** The service's time in milliseconds since 1970, to compare with its timestamps; the page's own where unknown. */
  now(): number
  /** Returns a call's URL and the headers that sign it, for code that speaks another protocol with the same server. */
  address(to: Endpoint): string
  readonly keyring: Keyring
  readonly outage: Outage
  /** Calls `listener` after each successful write, so that lists can reload; returns a function that stops it. */
  onWrite(listener: WriteListener): () => void
}

export type WriteListener = (to: Endpoint) => void

export interface ApiOptions extends Caller {
  readonly transport: Transport
  readonly epoch: Epoch
  readonly extras: Extras
  readonly outage: Outage
  /** Called with what was left out of answers. */
  readonly note: Note
  /** Runs after a forbidden call: the user's permissions have probably changed. */
  readonly forbidden: Effect.Effect<void>
  /** Called for calls that failed over HTTP. */
  readonly log: Log
}

/** Ends a call without an answer once its user or company is no longer the present one (fault 7). */
const untilEpochEnds = <A, E>(call: Effect.Effect<A, E>, end: AbortSignal): Effect.Effect<A, E> => {
  const ended = Effect.callback<never>((resume) => {
    const stop = () => resume(Effect.interrupt)
    if (end.aborted) return stop()
    end.addEventListener("abort", stop, { once: true })
    return Effect.sync(() => end.removeEventListener("abort", stop))
  })
  return Effect.raceFirst(call, ended)
}

/** A write reaches the server even when nobody waits for its answer any more; a file that nobody waits for is not sent. */
const finishingWrites = <A, E>(to: Endpoint, send: Effect.Effect<A, E>) =>
  to.reads || to.takes === "file" ? send : Effect.uninterruptible(send)

/** A log that throws must not break the call it reports. */
const reportTo = (log: Log, failure: HttpFailure | undefined) =>
  Effect.sync(() => {
    try {
      if (failure) log(failure)
    } catch (error) {
      reportError(error)
    }
  })

const logging = (log: Log, to: Endpoint, answered: Effect.Effect<Answer, ApiError>) =>
  answered.pipe(
    Effect.tap((answer) => reportTo(log, failureOf(to, answer))),
    Effect.tapError((error) =>
      reportTo(log, error._tag === "Unreachable" ? unansweredOf(to, error) : undefined),
    ),
  )

/** Makes the function that sends one call, for its user alone, and decodes the answer. */
const makeSend = (options: ApiOptions, authorize: Authorize, notify: WriteListener) => {
  const { transport, epoch, extras, note, forbidden, log } = options
  const keyHeader = (to: Endpoint, { idempotencyKey }: CallOptions): Record<string, string> => {
    const takesKey =
      to.method === "POST" &&
      !to.reads &&
      to.takes === "json" &&
      extras.of(to.service).peek()?.has("idempotency")
    return takesKey ? { "idempotency-key": idempotencyKey ?? freshKey() } : {}
  }
  /** The user is read again after a refusal, except when reading the user was what was refused. */
  const decode = (to: Endpoint, input: AnyInput, answer: Answer) =>
    Effect.tapError(decodeAnswer(to, answer, note, input.params), (error) =>
      to !== session.me && (error as { _tag?: unknown })._tag === "Forbidden"
        ? Effect.forkDetach(forbidden)
        : Effect.void,
    )
  const sendPublic = (to: Endpoint, input: AnyInput, headers: Record<string, string>) =>
    Effect.flatMap(logging(log, to, transport.send(to, input, headers)), (answer) =>
      decodeAnswer(to, answer, note),
    )
  return (to: Endpoint, input: AnyInput, callOptions: CallOptions) =>
    Effect.suspend(() => {
      const headers = keyHeader(to, callOptions)
      if (to.access === "public") return sendPublic(to, input, headers)
      const end = epoch.end()
      const attempt = (more: Record<string, string>) =>
        transport.send(to, input, { ...headers, ...more }, callOptions.via)
      const answered = finishingWrites(to, logging(log, to, authorize(to, end, attempt)))
      const decoded = Effect.flatMap(answered, (answer) => decode(to, input, answer))
      const isRead = to.method === "GET" || to.reads
      const notified = isRead ? decoded : Effect.tap(decoded, () => Effect.sync(() => notify(to)))
      return untilEpochEnds(notified, end)
    })
}

const makeWriteListeners = () => {
  const listeners = new Set<WriteListener>()
  const notify: WriteListener = (to) => {
    for (const listener of listeners) listener(to)
  }
  const onWrite: Api["onWrite"] = (listener) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return { notify, onWrite }
}

export const makeApi = (options: ApiOptions): Api => {
  const { transport, epoch, extras, keyring, outage } = options
  const { notify, onWrite } = makeWriteListeners()
  const authorize = makeAuthorize(options)
  const send = makeSend(options, authorize, notify)
  /** Whatever its status, the answer lists the extras; only a missing answer is a failure. */
  const readUser = Effect.suspend(() =>
    authorize(session.me, epoch.end(), (headers) => transport.send(session.me, {}, headers)),
  )
  const { offers, adapt } = makeOffering(extras, readUser)
  const call = (to: Endpoint, input: AnyInput = {}, callOptions: CallOptions = {}) =>
    Effect.flatMap(adapt(to, input), (adapted) => send(to, adapted, callOptions))
  const open: Api["open"] = (to, headers) =>
    Effect.suspend(() => {
      const end = epoch.end()
      const attempt = (more: Record<string, string>) => transport.open(to, { ...headers, ...more })
      return untilEpochEnds(authorize(to, end, attempt), end)
    })
  const { now, address } = transport
  return { call: call as Api["call"], open, offers, now, address, keyring, outage, onWrite }
}
