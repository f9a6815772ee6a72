import { pgTable, unique } from "drizzle-orm/pg-core"
import { id, moment, ref } from "./columns.ts"
import { tables } from "./described/tables.ts"
import { users } from "./schema.ts"

const { leads } = tables

/** Reminders to users about a lead's next step. A postponed step starts a new reminder. */
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
