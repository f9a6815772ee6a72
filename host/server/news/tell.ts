import { type SQL, sql } from "drizzle-orm"
import type { NewsKind } from "../../../src/contract/news/news.ts"
import type { Database } from "../db/database.ts"

/** The news of a kind, and who caused them. */
export interface Told {
  readonly kind: NewsKind
  /** A `select` of reader, list, record and values, in this order. */
  readonly rows: SQL
  /** The user who acted, who is not told; null for the server itself. */
  readonly by: number | null
}

/**
 * Tells users what happened, in the transaction it happens in. The rows name users who may see the record now; whether
 * they still may is checked again when they read.
 */
export const tell = (db: Database, { kind, rows, by }: Told) =>
  db.execute(sql`
    insert into news (user_id, kind, list, record_id, values)
    select distinct told.user_id, ${kind}, told.list, told.record_id, told.values
    from (${rows}) told (user_id, list, record_id, values) join users reader on reader.id = told.user_id
    where reader.disabled_at is null and told.user_id is distinct from ${by}::bigint`)
