import { getTableName, type SQL, sql } from "drizzle-orm"
import type { PgTable } from "drizzle-orm/pg-core"
import { limits } from "../../../src/contract/limits.ts"
import type { Total } from "../../../src/contract/wire/page.ts"
import type { TableWithId } from "../db/columns.ts"
import type { Database } from "../db/database.ts"

interface Found {
  readonly table: TableWithId
  readonly where: SQL | undefined
}

/** The number of rows and, where they are few, the rows: whoever reads them need not search again. */
export interface Counted {
  readonly total: Total
  readonly ids?: ReadonlyArray<number>
}

const { maxExactTotal } = limits.list

/** Pages of 8 kB that a sample reads: some thousands of rows. */
const samplePages = 200

/** Rows that are listed as they are counted. Where the planner expects no more, nothing is sampled. */
const few = 1000
/** From here on planner and sample are believed where they agree; the sample alone, which a cluster of rows may deceive, from four times as many. */
const many = 2 * maxExactTotal

/** Counts the rows that match a condition. */
export const countRows = async (db: Database, table: PgTable, where: SQL | undefined): Promise<number> => {
  const [counted] = await db
    .select({ rows: sql<number>`count(*)::int` })
    .from(table)
    .where(where)
  return counted?.rows ?? 0
}

/** The planner's estimate. It reads no row, and is rough for searches. */
const plannedRows = async (db: Database, { table, where = sql`true` }: Found): Promise<number> => {
  const { rows } = await db.execute<{ "QUERY PLAN": ReadonlyArray<{ Plan: { "Plan Rows": number } }> }>(
    sql`explain (format json) select 1 from ${table} where ${where}`,
  )
  return rows[0]?.["QUERY PLAN"][0]?.Plan["Plan Rows"] ?? 0
}

/**
 * The share of rows found in a sample of the table's pages, times the number of its rows as the planner knows it. It
 * is the same sample each time, so that all pages of a list are told the same.
 */
const sampledRows = async (db: Database, { table, where = sql`true` }: Found): Promise<number> => {
  const name = sql`${getTableName(table)}::regclass`
  const share = sql`least(100, 100.0 * ${samplePages} * 8192 / greatest(pg_relation_size(${name}), 1))`
  const { rows } = await db.execute<{ rows: number }>(sql`
    with sample as (select count(*) filter (where ${where}) as found, count(*) as looked
      from ${table} tablesample system (${share}) repeatable (1))
    select coalesce(found::float8 / nullif(looked, 0) * case when reltuples > 0 and relpages > 0
      then reltuples / relpages * pg_relation_size(oid) / 8192 else looked * 100 / ${share} end, 0) as rows
    from sample, pg_class where oid = ${name}`)
  return Number(rows[0]?.rows ?? 0)
}

const countUpTo = async (db: Database, { table, where }: Found, limit: number) => {
  const found = db.select({ id: table.id }).from(table).where(where).limit(limit).as("found")
  const [counted] = await db
    .select({
      rows: sql<number>`count(*)::int`,
      ids: sql<ReadonlyArray<number> | null>`case when count(*) <= ${few} then coalesce(json_agg(${found.id}), '[]') end`,
    })
    .from(found)
  return { rows: counted?.rows ?? 0, ids: counted?.ids ?? undefined }
}

/** Two digits of a number, and more than the limit: no page beyond the limit is taken for the last one. */
const about = (rows: number): Counted => {
  const unit = 10 ** (Math.floor(Math.log10(Math.max(rows, maxExactTotal))) - 1)
  const totalCount = Math.max(Math.round(rows / unit) * unit, maxExactTotal * 1.1)
  return { total: { totalCount, isEstimated: true } }
}

/**
 * Tells how many rows match a condition: exactly up to `limits.list.maxExactTotal`, beyond that about. Rows are counted
 * unless planner and sample tell that there are far more.
 */
export const countFound = async (db: Database, found: Found): Promise<Counted> => {
  const planned = await plannedRows(db, found)
  const sampled = planned > few ? await sampledRows(db, found) : 0
  if (sampled > many && (planned > many || sampled > 4 * many)) return about(sampled)
  const { rows, ids } = await countUpTo(db, found, maxExactTotal + 1)
  if (rows <= maxExactTotal) return { total: { totalCount: rows }, ...(ids && { ids }) }
  return about(sampled || (await sampledRows(db, found)))
}
