import * as Effect from "effect/Effect"
import { type RevealOf, revealedChanges, revealedValue } from "../../../src/contract/resource/revealed.ts"
import type { Caller } from "../access/caller.ts"
import type { Database } from "../db/database.ts"
import type { Context } from "./context.ts"
import { readRecord } from "./lockRecord.ts"
import { noteReading } from "./noteReading.ts"

/** A masked field of a record, or of one of its items. */
interface RevealRequest extends RevealOf {
  readonly id: number
}

/** Tells all of a masked field once the audit log has a line that it was asked for. */
export const revealField = Effect.fn("resource.reveal")(function* (
  db: Database,
  context: Context,
  caller: Caller,
  { id, ...request }: RevealRequest,
) {
  const row = yield* readRecord(db, context, caller, id)
  yield* noteReading(db, context, caller, { row, action: "REVEAL", changes: revealedChanges(request) })
  return { value: revealedValue(context.resource, row, request) }
})
