import { eq } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { recordTitle } from "../../../src/contract/resource/recordTitle.ts"
import { type RevealOf, revealedChanges, revealedValue } from "../../../src/contract/resource/revealed.ts"
import type { Caller } from "../access/caller.ts"
import { writeAudit } from "../audit/audit.ts"
import { type Database, query } from "../db/database.ts"
import type { Context } from "./context.ts"
import { readRecord } from "./holdRecord.ts"
import { ownerSelection } from "./owner.ts"

/** A masked field of a record, or of one of its items. */
interface Wanted extends RevealOf {
  readonly id: number
}

/** Tells all of a masked field once the audit log has a line that it was asked for. */
export const revealField = Effect.fn("resource.reveal")(function* (
  db: Database,
  context: Context,
  caller: Caller,
  { id, ...asked }: Wanted,
) {
  const { resource } = context
  const row = yield* readRecord(db, context, caller, id)
  const [owner = {}] = yield* query(() =>
    db.select(ownerSelection(context)).from(context.table).where(eq(context.table.id, id)),
  )
  const label = recordTitle(resource, row)
  yield* writeAudit(db, caller, [
    { list: resource.name, action: "REVEAL", recordId: id, label, owner, changes: revealedChanges(asked) },
  ])
  return { value: revealedValue(resource, row, asked) }
})
