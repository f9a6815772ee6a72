import { and, gte, lt, type SQL, sql } from "drizzle-orm"
import type { PgColumn } from "drizzle-orm/pg-core"
import type { Database } from "../db/database.ts"

/** Transactions older than `from` have ended; those from `to` on had not started. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** The transactions in progress right now. */
export const presentSpan = async (db: Database): Promise<Span> => {
  const snapshot = sql<string>`pg_current_snapshot()`
  const [row] = await db
    .select({
      from: sql<string>`pg_snapshot_xmin(${snapshot})::text`,
      to: sql<string>`pg_snapshot_xmax(${snapshot})::text`,
    })
    .from(sql`(select 1) as now`)
  return { from: Number(row?.from), to: Number(row?.to) }
}

/** Rows that a transaction of the span wrote last. */
export const writtenWithin = (column: PgColumn, { from, to }: Span): SQL | undefined =>
  and(gte(column, from), lt(column, to))
