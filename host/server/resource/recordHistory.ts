import { and, desc, eq, type SQL, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { limits } from "../../../src/contract/limits.ts"
import type { Caller } from "../access/caller.ts"
import { auditLines } from "../db/auditSchema.ts"
import { type Database, query } from "../db/database.ts"
import { users } from "../db/schema.ts"
import { countRows } from "../lists/paging.ts"
import type { Context } from "./context.ts"
import { readRecord } from "./holdRecord.ts"

const { id, createdAt, actor, action, changes, reason, list, recordId } = auditLines

const columns = {
  _id: id,
  at: createdAt,
  actor,
  name: users.fullname,
  action,
  changes,
  reason,
}

const readLines = async (db: Database, where: SQL | undefined, size: number, offset: number) => {
  const rows = await db
    .select(columns)
    .from(auditLines)
    .leftJoin(users, eq(users.id, actor))
    .where(where)
    .orderBy(desc(id))
    .limit(size)
    .offset(offset)
  return rows.map(({ at, actor: who, name, ...line }) => ({
    ...line,
    at: at.toISOString(),
    actor: who === null ? null : { _id: who, label: name ?? "" },
  }))
}

/** One page of what was done to a record, the latest first; of a line of the audit log that line. */
export const recordHistory = Effect.fn("resource.history")(function* (
  db: Database,
  context: Context,
  caller: Caller,
  record: number,
  { pageIn = limits.list.pageNumber, pageOut = limits.list.pageSize }: { pageIn?: number; pageOut?: number },
) {
  yield* readRecord(db, context, caller, record)
  const { resource } = context
  const where = resource.readOnly
    ? eq(id, record)
    : and(eq(list, resource.name), eq(recordId, sql`${record}::bigint`))
  const totalCount = yield* query(() => countRows(db, auditLines, where))
  const items = yield* query(() => readLines(db, where, pageOut, pageIn * pageOut))
  return { items, totalCount }
})
