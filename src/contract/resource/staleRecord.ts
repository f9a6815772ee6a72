import * as Schema from "effect/Schema"
import type { Resource, RowOf } from "./resource.ts"
import { rowSchema } from "./schemas.ts"

const make = <R extends Resource>(resource: R) =>
  class StaleRecord extends Schema.TaggedError<StaleRecord>()("StaleRecord", {
    current: rowSchema(resource),
  }) {
    static readonly status = 412
  }

type StaleRecordOf<R extends Resource> = ReturnType<typeof make<R>>

const made = new WeakMap<Resource, StaleRecordOf<Resource>>()

/** The refusal of a save when someone else saved the record first; `current` is what they saved. */
export const staleRecordOf = <R extends Resource>(resource: R): StaleRecordOf<R> => {
  const known = made.get(resource) ?? (make(resource) as unknown as StaleRecordOf<Resource>)
  made.set(resource, known)
  return known as unknown as StaleRecordOf<R>
}

/** A stale save of any resource. */
export type StaleRecord = InstanceType<StaleRecordOf<Resource>> & { readonly current: RowOf<Resource> }
