import type { YieldableError } from "effect/Cause"
import * as Schema from "effect/Schema"
import type { Resource, RowOf } from "./resource.ts"
import { rowSchema } from "./schemas.ts"

/** A stale save: someone else saved the record first; `current` is what they saved. */
export interface StaleRow<R extends Resource = Resource> {
  readonly _tag: "StaleRecord"
  readonly current: RowOf<R>
}

/** The same as the error a call fails with. */
export interface StaleRecord<R extends Resource = Resource> extends YieldableError, StaleRow<R> {}

/** The refusal of one resource. Its type is spelled out, so that declarations can name it. */
export interface StaleRecordOf<R extends Resource> extends Schema.Codec<StaleRecord<R>, unknown> {
  readonly status: number
  new (of: { readonly current: RowOf<R> }): StaleRecord<R>
}

const make = <R extends Resource>(resource: R): StaleRecordOf<R> =>
  class StaleRecord extends Schema.TaggedError<StaleRecord>()("StaleRecord", {
    current: rowSchema(resource),
  }) {
    static readonly status = 412
  }

const cache = new WeakMap<Resource, StaleRecordOf<Resource>>()

/** The refusal of a save when someone else saved the record first. */
export const staleRecordOf = <R extends Resource>(resource: R): StaleRecordOf<R> => {
  const known = cache.get(resource) ?? make(resource)
  cache.set(resource, known)
  return known
}
