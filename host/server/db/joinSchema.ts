import { index, pgTable, text } from "drizzle-orm/pg-core"
import { id, moment, ref } from "./columns.ts"
import { companies, users } from "./schema.ts"

/** The code by which people ask to join a company; made when its managers first look. */
export const joinCodes = pgTable("join_codes", {
  companyId: ref()
    .primaryKey()
    .references(() => companies.id, { onDelete: "cascade" }),
  code: text().notNull().unique(),
})

/** People who ask to join a company, one request each. One that was accepted is gone. */
export const joinRequests = pgTable(
  "join_requests",
  {
    id: id(),
    userId: ref()
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: "cascade" }),
    companyId: ref()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    createdAt: moment().notNull().defaultNow(),
    declinedAt: moment(),
  },
  (t) => [index().on(t.companyId)],
)
