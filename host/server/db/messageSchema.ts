import { sql } from "drizzle-orm"
import { date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { moment, ref } from "./columns.ts"
import { emailTemplates, people } from "./resourceSchema.ts"

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
    /** `CONTROL` gets nothing, to be compared with. `SENDING` is in the hands of the mail server; of `UNCONFIRMED` nobody can tell whether it arrived. */
    state: text({ enum: ["WAITING", "SENDING", "SENT", "FAILED", "UNCONFIRMED", "CONTROL"] }).notNull(),
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

/** How many letters were sent from a template on each day, by the platform's days. */
export const emailTemplateSends = pgTable(
  "email_template_sends",
  {
    templateId: ref()
      .notNull()
      .references(() => emailTemplates.id, { onDelete: "cascade" }),
    day: date({ mode: "string" }).notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.templateId, t.day] })],
)
