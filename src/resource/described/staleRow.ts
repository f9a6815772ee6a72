import type { Resource, RowOf } from "../../contract/resource/resource.ts"
import type { StaleRow } from "../../contract/resource/staleRecord.ts"

/** Returns the error of a save by the specification's own calls when someone else saved `current` first. */
export const staleRow = <R extends Resource>(current: RowOf<R>): StaleRow<R> => ({
  _tag: "StaleRecord",
  current,
})
