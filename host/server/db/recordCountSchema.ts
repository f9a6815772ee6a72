import { bigint, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core"
import { ref } from "./columns.ts"

/**
 * How many rows the table of a described list has in all (`all`, owner 0) and of each owner, whose `scope` is the name of
 * its column. Triggers on the tables maintain it, so that a list does not count them. Each connection writes to one of a
 * few shards, so that writers rarely wait.
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
