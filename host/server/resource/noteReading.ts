import { eq } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { Caller } from "../access/caller.ts"
import type { AuditLine } from "../audit/audit.ts"
import { type Database, query } from "../db/database.ts"
import type { Context } from "./context.ts"
import { noteRecord } from "./lockRecord.ts"
import { ownerSelection } from "./owner.ts"
import type { Row } from "./recordRows.ts"

/** Records in the audit log that a user read data of a record. */
export const noteReading = Effect.fnUntraced(function* (
  db: Database,
  context: Context,
  caller: Caller,
  line: Pick<AuditLine, "action" | "changes"> & { readonly row: Row },
) {
  const { table } = context
  const [owner = {}] = yield* query(() =>
    db.select(ownerSelection(context)).from(table).where(eq(table.id, line.row._id)),
  )
  yield* noteRecord(context, { tx: db, caller }, { ...line, owner })
})
