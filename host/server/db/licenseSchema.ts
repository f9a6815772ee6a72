import { date, pgTable, smallint, unique } from "drizzle-orm/pg-core"
import { id, moment, ref } from "./columns.ts"
import { tables } from "./described/tables.ts"
import { users } from "./schema.ts"

const { licenses } = tables

/**
 * Reminders to users, some days before a license ends. A renewed license has a new end date, which starts new
 * reminders.
 */
export const licenseReminders = pgTable(
  "license_reminders",
  {
    id: id(),
    licenseId: ref()
      .notNull()
      .references(() => licenses.id, { onDelete: "cascade" }),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: date({ mode: "string" }).notNull(),
    /** 30, 7 or 1. */
    days: smallint().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [unique("license_reminders_once").on(t.licenseId, t.userId, t.expiresAt, t.days)],
)
