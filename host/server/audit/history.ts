import { and, desc, eq, type SQL, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { HistoryEntry } from "../../../src/contract/resource/history.ts"
import { limits } from "../../../src/contract/limits.ts"
import { auditLines } from "../db/auditSchema.ts"
import { type Database, query } from "../db/database.ts"
import { users } from "../db/schema.ts"
import { countRows } from "../lists/totals.ts"

const { id, createdAt, actor, action, changes, reason, result, list, recordId, isUnversioned } = auditLines

const columns = {
  _id: id,
  at: createdAt,
  actor,
  name: users.fullname,
  action,
  changes,
  reason,
  result,
  list,
  isUnversioned,
}

/** The page a history is asked for, and whether it is taken along as a file. */
export interface HistoryRequest {
  readonly pageIn?: number
  readonly pageOut?: number
  readonly purpose?: "file"
}

type Changes = HistoryEntry["changes"]
type Tell = (list: string, changes: Changes) => Changes

const asTheyAre: Tell = (_, lineChanges) => lineChanges

const readLines = async (
  db: Database,
  where: SQL | undefined,
  { pageIn = limits.list.pageNumber, pageOut = limits.list.pageSize }: HistoryRequest,
  describe: Tell,
) => {
  const rows = await db
    .select(columns)
    .from(auditLines)
    .leftJoin(users, eq(users.id, actor))
    .where(where)
    .orderBy(desc(id))
    .limit(pageOut)
    .offset(pageIn * pageOut)
  return rows.map(({ at, actor: author, name, list: of, changes: lineChanges, ...line }) => ({
    ...line,
    changes: describe(of, lineChanges),
    at: at.toISOString(),
    actor: author === null ? null : { _id: author, label: name ?? "" },
  }))
}

/** One page of the lines of a condition, the latest first; `describe` writes what changed for its reader. */
export const linesOf = Effect.fnUntraced(function* (
  db: Database,
  where: SQL | undefined,
  request: HistoryRequest,
  describe: Tell = asTheyAre,
) {
  const totalCount = yield* query(() => countRows(db, auditLines, where))
  const items = yield* query(() => readLines(db, where, request, describe))
  return { items, totalCount }
})

/** Condition for the audit lines of one record of a list. */
export const aboutRecord = (name: string, record: number): SQL | undefined =>
  and(eq(list, name), eq(recordId, sql`${record}::bigint`), eq(result, "DONE"))

/** Records in the audit log that a history was exported as a file. The file itself does not contain that line. */
export const notingFile =
  ({ purpose }: HistoryRequest, note: Effect.Effect<void>) =>
  <A, E>(read: Effect.Effect<A, E>): Effect.Effect<A, E> =>
    purpose === "file" ? Effect.tap(read, note) : read
