import { bigint, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core"
import { ref } from "./columns.ts"

/**
 * Row counts of each described list's table: in total (`all`, owner 0) and per owner, where `scope` is the name of the
 * owner's column. Triggers on the tables maintain them, so that a list need not count. Each connection writes to one of
 * a few shards, so that writers rarely wait.
 */
export const recordCounts = pgTable(
  "record_counts",
  {
    list: text().notNull(),
    scope: text({ enum: ["all", "application_id", "franchise_id", "company_id"] }).notNull(),
    owner: ref().notNull(),
    shard: smallint().notNull(),
    records: bigint({ mode: "number" }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.list, t.scope, t.owner, t.shard] })],
)
