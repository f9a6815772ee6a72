import type * as Effect from "effect/Effect"
import type { ApiError } from "../../api/errors.ts"
import type { CallsOf } from "../../contract/resource/calls.ts"
import type { CircularTree, UnknownReference, ValueTaken } from "../../contract/resource/refusals.ts"
import type { Resource, RowOf } from "../../contract/resource/resource.ts"
import type { StaleRow } from "../../contract/resource/staleRecord.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"

/** Reasons a record was not saved. */
export type SaveRefusal = ValueTaken | UnknownReference | CircularTree | StaleRow

/** Body of a save: fields by name, with the owner of a new record or the version of a saved one. */
export type SentBody = Readonly<Record<string, unknown>>

/** Tells what was done to one record of a list. */
export type HistoryEndpoint = CallsOf["history"]

/**
 * Reads and writes one record, in the shape its description gives it. A write answers as much of it as the server does.
 * `E` are refusals of its own.
 */
export interface RecordCalls<R extends Resource = Resource, E = never> {
  get(id: RecordId): Effect.Effect<RowOf<R>, ApiError>
  create(body: SentBody, idempotencyKey: string): Effect.Effect<Partial<RowOf<R>>, SaveRefusal | E | ApiError>
  save(row: RowOf<R>, body: SentBody): Effect.Effect<Partial<RowOf<R>>, SaveRefusal | E | ApiError>
  readonly history: HistoryEndpoint
}
