import type { SQL } from "drizzle-orm"
import type { PgTable } from "drizzle-orm/pg-core"
import type { Database } from "./database.ts"

/** Rows that have had their time. */
export interface Expiring {
  readonly table: PgTable
  readonly isOver: SQL
}

/** Deletes rows that have had their time, table by table in this order. */
export const deleteExpired = async (db: Database, expiring: ReadonlyArray<Expiring>): Promise<void> => {
  for (const { table, isOver } of expiring) await db.delete(table).where(isOver)
}
