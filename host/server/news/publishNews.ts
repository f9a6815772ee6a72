import { type SQL, sql } from "drizzle-orm"
import type { NewsKind } from "../../../src/contract/news/news.ts"
import type { Database } from "../db/database.ts"

/** The news of a kind, and who caused them. */
export interface News {
  readonly kind: NewsKind
  /** A `select` of reader, list, record and values, in this order. */
  readonly rows: SQL
  /** The user who acted, who gets no news; null for the server itself. */
  readonly by: number | null
}

/**
 * Tells users what happened, in the transaction it happens in. The rows name users who may see the record now; whether
 * they still may is checked again when they read.
 */
export const publishNews = (db: Database, { kind, rows, by }: News) =>
  db.execute(sql`
    insert into news (user_id, kind, list, record_id, values)
    select distinct published.user_id, ${kind}, published.list, published.record_id, published.values
    from (${rows}) published (user_id, list, record_id, values) join users reader on reader.id = published.user_id
    where reader.disabled_at is null and published.user_id is distinct from ${by}::bigint`)
