import { pgTable, unique } from "drizzle-orm/pg-core"
import { id, moment, ref } from "./columns.ts"
import { tables } from "./described/tables.ts"
import { users } from "./schema.ts"

const { leads } = tables

/** That somebody is told of a lead's next step. One that is put off is told anew. */
export const leadReminders = pgTable(
  "lead_reminders",
  {
    id: id(),
    leadId: ref()
      .notNull()
      .references(() => leads.id, { onDelete: "cascade" }),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    dueAt: moment().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [unique("lead_reminders_once").on(t.leadId, t.userId, t.dueAt)],
)
