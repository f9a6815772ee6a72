import { and, desc, eq, type SQL, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { limits, type Locale } from "../../../src/contract/limits.ts"
import { cellText, columnHeading } from "../../../src/contract/resource/cellText.ts"
import type { HistoryEntry } from "../../../src/contract/resource/history.ts"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import type { Endpoint } from "../../../src/contract/wire/endpoint.ts"
import { auditLines } from "../db/auditSchema.ts"
import { type Database, query } from "../db/database.ts"
import { users } from "../db/schema.ts"
import type { Asked } from "../http/handler.ts"
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
  list,
}

/** A line's changes in words of the list they were made to, for readers of the log, which knows no other list's fields. */
const inWords = (
  resources: ReadonlyArray<Resource>,
  name: string,
  made: HistoryEntry["changes"],
  language: Locale,
): HistoryEntry["changes"] => {
  const resource = resources.find((one) => one.name === name)
  if (!resource) return made
  const told = (field: string, value: unknown) =>
    String(cellText(resource, field, { [field]: value }, language))
  return made.map(({ field, ...values }) => ({
    field: columnHeading(resource, field, language),
    ...Object.fromEntries(Object.entries(values).map(([when, value]) => [when, told(field, value)])),
  }))
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
  {
    caller,
    params,
    query: page,
    language,
  }: Pick<Asked<Endpoint>, "caller" | "params" | "query" | "language">,
) {
  const record = params["id"] as number
  const { pageIn = limits.list.pageNumber, pageOut = limits.list.pageSize } = page
  yield* readRecord(db, context, caller, record)
  const { resource, resources } = context
  const where = resource.readOnly
    ? eq(id, record)
    : and(eq(list, resource.name), eq(recordId, sql`${record}::bigint`))
  const totalCount = yield* query(() => countRows(db, auditLines, where))
  const lines = yield* query(() => readLines(db, where, pageOut, pageIn * pageOut))
  const items = lines.map(({ list: of, ...line }) =>
    resource.readOnly ? { ...line, changes: inWords(resources, of, line.changes, language) } : line,
  )
  return { items, totalCount }
})
