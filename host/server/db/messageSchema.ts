import { sql } from "drizzle-orm"
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
    /** `SENDING` is in the hands of the mail server; of `UNCONFIRMED` nobody can tell whether it arrived. */
    state: text({ enum: ["WAITING", "SENDING", "SENT", "FAILED", "UNCONFIRMED"] }).notNull(),
    at: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.list, t.recordId, t.personId] }),
    index().on(t.personId),
    index("message_recipients_ahead")
      .on(t.list, t.recordId, t.state, t.personId)
      .where(sql`state in ('WAITING', 'SENDING')`),
  ],
)
