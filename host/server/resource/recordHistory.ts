import { and, eq } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { auditLog } from "../../../src/contract/resources/auditLog.ts"
import type { Endpoint } from "../../../src/contract/wire/endpoint.ts"
import { changesInWords } from "../audit/changesInWords.ts"
import { aboutRecord, linesOf, notingFile } from "../audit/history.ts"
import { auditLines } from "../db/auditSchema.ts"
import type { Database } from "../db/database.ts"
import type { HandlerInput } from "../calls/handler.ts"
import type { Context } from "./context.ts"
import { readRecord } from "./lockRecord.ts"
import { noteReading } from "./noteReading.ts"

/** Returns one page of a record's history, latest first; for a record of the audit log, its own line. */
export const recordHistory = Effect.fn("resource.history")(function* (
  db: Database,
  context: Context,
  {
    caller,
    params,
    query: page,
    language,
  }: Pick<HandlerInput<Endpoint>, "caller" | "params" | "query" | "language">,
) {
  const record = params["id"] as number
  const row = yield* readRecord(db, context, caller, record)
  const { resource, resources, rules } = context
  if (resource.name !== auditLog.name) {
    const note = noteReading(db, context, caller, { row, action: "EXPORT", changes: [] })
    const ofRecord = and(aboutRecord(resource.name, record), rules.history?.(caller.reach, db))
    return yield* notingFile(page, note)(linesOf(db, ofRecord, page))
  }
  return yield* linesOf(db, eq(auditLines.id, record), page, (name, changes) =>
    changesInWords(resources, name, changes, { language, owner: row.owner }),
  )
})
