import { sql } from "drizzle-orm"
import { type AnyPgColumn, date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { moment, ref } from "./columns.ts"
import { tables } from "./described/tables.ts"
import { users } from "./schema.ts"

const { emailTemplates, offerPeople, people } = tables

/**
 * `CONTROL` gets nothing, for comparison. `SENDING` was handed to the mail server; the delivery of `UNCONFIRMED` is
 * unknown.
 */
const states = ["WAITING", "SENDING", "SENT", "FAILED", "UNCONFIRMED", "CONTROL"] as const

/** Whom a message is for, among the records of a list, and whether it was handed over for them: each once. */
const recipientsOf = (name: string, people: () => AnyPgColumn) =>
  pgTable(
    name,
    {
      /** The list of the record that is sent. */
      list: text().notNull(),
      recordId: ref().notNull(),
      personId: ref().notNull().references(people, { onDelete: "cascade" }),
      state: text({ enum: states }).notNull(),
      at: moment(),
    },
    (t) => [
      primaryKey({ columns: [t.list, t.recordId, t.personId] }),
      index().on(t.personId),
      index(`${name}_ahead`)
        .on(t.list, t.recordId, t.state, t.personId)
        .where(sql`state in ('WAITING', 'SENDING')`),
    ],
  )

/** Recipients among the people of an application. */
export const messageRecipients = recipientsOf("message_recipients", () => people.id)

/** Recipients among the readers of offers. */
export const readerRecipients = recipientsOf("reader_recipients", () => offerPeople.id)

/** People who want no mail to many, whatever they are to the application; accepting offers later takes it back. */
export const mailUnsubscriptions = pgTable("mail_unsubscriptions", {
  personId: ref()
    .primaryKey()
    .references(() => people.id, { onDelete: "cascade" }),
  at: moment().notNull().defaultNow(),
})

/** Users who want no more reminders of a kind by mail. */
export const reminderUnsubscriptions = pgTable(
  "reminder_unsubscriptions",
  {
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text({ enum: ["license", "invoice", "lead"] }).notNull(),
    at: moment().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind] })],
)

/** Number of letters sent from a template on each day, in the platform's time zone. */
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
