import * as Effect from "effect/Effect"
import type { Endpoint, Input, RefusalOf, Success } from "../contract/endpoint.ts"
import { idKey, type RecordId } from "../contract/recordId.ts"
import { session } from "../contract/session.ts"
import type { Epoch } from "./epoch.ts"
import type { ApiError } from "./errors.ts"
import type { Extras } from "./extras.ts"
import { freshKey } from "./freshKey.ts"
import type { Keyring } from "./keyring.ts"
import { makeOffering, type Offering } from "./offering.ts"
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
  /** Sent with a POST that writes, to a server that takes it; the same key for the same attempt of a person means one record, however often it is sent. */
  readonly idempotencyKey?: string
}

/** Makes the calls of the contract. Every error stands in the type. */
export interface Api {
  call<E extends Endpoint>(to: E, ...args: Args<E>): Effect.Effect<Success<E>, ApiError | RefusalOf<E>>
  /** Begins an answer that comes bit by bit, whatever its status. `follow` reads one of server-sent events. */
  open(to: Endpoint, headers: Record<string, string>): Effect.Effect<Response, ApiError>
  /**
   * Whether the service has the call: those of the specification always, those of an extra once the service lists it.
   * Where it has not answered yet, the user is read to learn it.
   */
  readonly offers: Offering["offers"]
  /** The service's clock, in milliseconds since 1970, for moments it tells; the page's own where it tells none. */
  now(): number
  /** Calls `listener` after each successful write, for whoever shows what it changed; answers a way to stop. */
  onWrite(listener: WriteListener): () => void
}

export type WriteListener = (to: Endpoint) => void

export interface ApiOptions {
  readonly transport: Transport
  readonly keyring: Keyring
  readonly epoch: Epoch
  readonly extras: Extras
  readonly companyId: () => RecordId | undefined
  /** The id of the user's application, for calls that name it. */
  readonly applicationId: () => RecordId | undefined
  /** Hears what was left out of answers. */
  readonly note: Note
  /** Runs beside a call that was forbidden: what the user may do has changed. */
  readonly forbidden: Effect.Effect<void>
  /** Hears of calls that failed over HTTP. */
  readonly log: Log
}

/** Ends a call without an answer once its user or company is no longer the present one (fault 7). */
const untilEnd = <A, E>(call: Effect.Effect<A, E>, end: AbortSignal): Effect.Effect<A, E> => {
  const ended = Effect.callback<never>((resume) => {
    const stop = () => resume(Effect.interrupt)
    if (end.aborted) return stop()
    end.addEventListener("abort", stop, { once: true })
    return Effect.sync(() => end.removeEventListener("abort", stop))
  })
  return Effect.raceFirst(call, ended)
}

/** Lets a write reach the server even when nobody waits for it any more. */
const finish = <A, E>(to: Endpoint, send: Effect.Effect<A, E>) =>
  to.reads ? send : Effect.uninterruptible(send)

const bearing = (headers: Record<string, string>, token: string | undefined) =>
  token === undefined ? headers : { ...headers, authorization: `Bearer ${token}` }

/** A log that throws must not break the call it is told of. */
const tellFailure = (log: Log, failure: HttpFailure | undefined) =>
  Effect.sync(() => {
    try {
      if (failure) log(failure)
    } catch (error) {
      reportError(error)
    }
  })

export const makeApi = (options: ApiOptions): Api => {
  const { transport, keyring, epoch, extras, companyId, applicationId, note, forbidden, log } = options
  const writeListeners = new Set<WriteListener>()
  /** Whose the call is: the company viewed, and where a call asks for it the application. */
  const scopeOf = (to: Endpoint): Record<string, string> => {
    const company = companyId()
    const application = to.namesApplication ? applicationId() : undefined
    return {
      ...(company !== undefined && { company: idKey(company) }),
      ...(application !== undefined && { applicationid: idKey(application) }),
    }
  }

  const authorised = Effect.fnUntraced(function* <A extends { readonly status: number }>(
    to: Endpoint,
    end: AbortSignal,
    send: (headers: Record<string, string>) => Effect.Effect<A, ApiError>,
  ) {
    const token = yield* keyring.token()
    const scope = scopeOf(to)
    const answer = yield* send(bearing(scope, token))
    // After the end the keyring holds the next person's token, in whose name nothing of this call may be sent.
    if (answer.status !== 401 || token === undefined || end.aborted) return answer
    const renewed = yield* keyring.renew(token)
    return renewed === undefined || end.aborted ? answer : yield* send(bearing(scope, renewed))
  })

  const logged = (to: Endpoint, answered: Effect.Effect<Answer, ApiError>) =>
    answered.pipe(
      Effect.tap((answer) => tellFailure(log, failureOf(to, answer))),
      Effect.tapError((error) =>
        tellFailure(log, error._tag === "Unreachable" ? unansweredOf(to, error) : undefined),
      ),
    )

  /** Looking again is itself a call: a refusal of that one must not ask for another. */
  const decoded = (to: Endpoint, answer: Answer) =>
    Effect.tapError(decodeAnswer(to, answer, note), (error) =>
      to !== session.me && (error as { _tag?: unknown })._tag === "Forbidden"
        ? Effect.forkDetach(forbidden)
        : Effect.void,
    )

  const notify = (to: Endpoint) =>
    Effect.sync(() => {
      for (const listener of writeListeners) listener(to)
    })

  const send = (to: Endpoint, input: AnyInput = {}, { idempotencyKey }: CallOptions = {}) =>
    Effect.suspend(() => {
      const takesKey = to.method === "POST" && !to.reads && extras.of(to.service).peek()?.has("idempotency")
      const headers: Record<string, string> = takesKey
        ? { "idempotency-key": idempotencyKey ?? freshKey() }
        : {}
      if (to.access === "public")
        return Effect.flatMap(logged(to, transport.send(to, input, headers)), (it) =>
          decodeAnswer(to, it, note),
        )
      const end = epoch.end()
      const once = (more: Record<string, string>) => transport.send(to, input, { ...headers, ...more })
      const answered = finish(to, logged(to, authorised(to, end, once)))
      const read = Effect.flatMap(answered, (it) => decoded(to, it))
      return untilEnd(to.method === "GET" || to.reads ? read : Effect.tap(read, notify(to)), end)
    })
  /** Any answer tells; that there was none is a failure of its own. */
  const readUser = Effect.suspend(() =>
    authorised(session.me, epoch.end(), (more) => transport.send(session.me, {}, more)),
  )
  const { offers, adapt: fit } = makeOffering(extras, readUser)
  const call = (to: Endpoint, input: AnyInput = {}, callOptions: CallOptions = {}) =>
    Effect.flatMap(fit(to, input), (fitted) => send(to, fitted, callOptions))
  const open: Api["open"] = (to, headers) =>
    Effect.suspend(() => {
      const end = epoch.end()
      const once = (more: Record<string, string>) => transport.open(to, { ...headers, ...more })
      return untilEnd(authorised(to, end, once), end)
    })
  const onWrite: Api["onWrite"] = (listener) => {
    writeListeners.add(listener)
    return () => void writeListeners.delete(listener)
  }
  return { call: call as Api["call"], open, offers, now: transport.now, onWrite }
}
