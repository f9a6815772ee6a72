import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { moment, ref } from "./columns.ts"
import { people } from "./resourceSchema.ts"

/** Whom a message is for, and whether it was handed over for them: each person once. */
export const messageRecipients = pgTable(
  "message_recipients",
  {
    /** The list of the record that is sent. */
    list: text().notNull(),
    recordId: ref().notNull(),
    personId: ref()
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    state: text({ enum: ["WAITING", "SENT", "FAILED"] }).notNull(),
    at: moment(),
  },
  (t) => [primaryKey({ columns: [t.list, t.recordId, t.personId] }), index().on(t.personId)],
)
