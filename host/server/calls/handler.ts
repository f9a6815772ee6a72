import type * as Effect from "effect/Effect"
import type * as Schema from "effect/Schema"
import type { calls } from "../../../src/contract/calls.ts"
import type { Endpoint, RefusalOf, Success } from "../../../src/contract/wire/endpoint.ts"
import type { Locale } from "../../../src/contract/limits.ts"
import type {
  AnswerForgotten,
  CommonRefusal,
  IdempotencyMismatch,
} from "../../../src/contract/wire/refusals.ts"
import type { Numbered } from "../../../src/contract/wire/recordId.ts"
import type { Caller } from "../access/caller.ts"
import type { Database } from "../db/database.ts"
import type { Unavailable } from "../http/faults.ts"
import type { SentVersion } from "./versions.ts"

/** Services of every handler; groups that need more say so in a type of their own. */
export interface CallServices {
  readonly db: Database
}

/** Everything a handler is given, already decoded by the endpoint's own schemas. */
export interface HandlerInput<E extends Endpoint> {
  readonly params: Numbered<Schema.Struct.Type<E["params"]>>
  readonly query: Numbered<Schema.Struct.Type<E["query"]>>
  readonly body: Numbered<E["body"]["Type"]>
  /** The caller; `nobody` on public calls. */
  readonly caller: Caller
  /** Loads the caller again and fails if they lost the permission; for long-running answers. */
  readonly reauthorize: Effect.Effect<Caller, CommonRefusal>
  readonly language: Locale
  /** The same, if the request says so itself. */
  readonly requestedLanguage: Locale | undefined
  /** The network address the request came from. */
  readonly address: string
  /** The version an `If-Match` header names, or `any`. */
  readonly version: SentVersion
  /** The application an `applicationId` header names; undefined without one. */
  readonly application: number | undefined
  /** The `Last-Event-ID` header. */
  readonly lastEvent: string | undefined
  /** The `X-Hub-Signature-256` header. */
  readonly signature: string | undefined
  /** Puts a header on the answer, if the call succeeds. */
  readonly header: (name: string, value: string) => void
  /**
   * Does the call's writing in one transaction, once for each `Idempotency-Key`. Slow things, such as hashing a
   * password, are done before.
   */
  readonly write: <X>(
    body: (tx: Database) => Effect.Effect<Success<E>, X>,
  ) => Effect.Effect<Success<E>, X | AnswerForgotten | IdempotencyMismatch>
}

/** The chunks of a file or stream, made as fast as they are read. */
export interface Chunks extends AsyncIterable<string> {
  /** Called when the client disconnects, also while the next chunk is awaited. */
  readonly leave?: () => void
  /** Aborted once the reader may see no more: who takes nothing is cut off. */
  readonly expired?: AbortSignal
}

/** A handler's answer; a text may be streamed in chunks. */
export type Answer<E extends Endpoint> = [Success<E>] extends [string] ? Success<E> | Chunks : Success<E>

/** Answers one endpoint. What it may refuse is in its type. */
export type Handler<E extends Endpoint> = (
  input: HandlerInput<E>,
) => Effect.Effect<Answer<E>, RefusalOf<E> | Unavailable>

/** The handlers of a group of endpoints: one for each, or it does not compile. */
export type HandlersOf<G extends Readonly<Record<string, Endpoint>>> = {
  readonly [C in keyof G]: Handler<G[C]>
}

/** The handlers of every call there is. */
export type Handlers = { readonly [G in keyof typeof calls]: HandlersOf<(typeof calls)[G]> }
