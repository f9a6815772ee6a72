import { sql } from "drizzle-orm"
import { index, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core"
import { id, moment, ref } from "./columns.ts"
import { acceptanceRequests } from "./contractSchema.ts"
import { invoiceReminders } from "./invoiceSchema.ts"
import { leadReminders } from "./leadSchema.ts"
import { licenseReminders } from "./licenseSchema.ts"
import { tables } from "./described/tables.ts"
import { users } from "./schema.ts"
import { ticketMessages } from "./ticketSchema.ts"

const { tickets } = tables

/** Requested accounts. A request becomes a user once its mailed link is opened; it reserves no name and no address. */
export const registrations = pgTable(
  "registrations",
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    username: text().notNull(),
    fullname: text().notNull(),
    passwordHash: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    /** SHA-256 of the token in the link; null until the mail is sent. */
    tokenHash: text().unique(),
    expiresAt: moment(),
    /** Wrong passwords given with the link. */
    failures: smallint().notNull().default(0),
  },
  (t) => [index().on(t.createdAt), index("registrations_by_email").on(sql`lower(${t.email})`)],
)

/** Links that set a new password, by the SHA-256 of their token. One that was used is gone. */
export const passwordResets = pgTable(
  "password_resets",
  {
    tokenHash: text().primaryKey(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: moment().notNull(),
  },
  (t) => [index().on(t.userId), index().on(t.expiresAt)],
)

/** Mail that is to be written and sent. Of whom it is for nothing is known yet: looking that up takes time that tells. */
export const mailJobs = pgTable(
  "mail_jobs",
  {
    id: id(),
    kind: text({
      enum: [
        "reset",
        "confirm",
        "invite",
        "join",
        "joined",
        "acceptance",
        "license",
        "invoice",
        "lead",
        "ticket",
      ],
    }).notNull(),
    email: text().notNull(),
    language: text({ enum: ["ptBr", "en"] }).notNull(),
    registrationId: uuid().references(() => registrations.id, { onDelete: "cascade" }),
    acceptanceRequestId: ref().references(() => acceptanceRequests.id, { onDelete: "cascade" }),
    licenseReminderId: ref().references(() => licenseReminders.id, { onDelete: "cascade" }),
    invoiceReminderId: ref().references(() => invoiceReminders.id, { onDelete: "cascade" }),
    leadReminderId: ref().references(() => leadReminders.id, { onDelete: "cascade" }),
    /** The help desk's reply; without it the letter says that the ticket is solved. */
    ticketMessageId: ref().references(() => ticketMessages.id, { onDelete: "cascade" }),
    ticketId: ref().references(() => tickets.id, { onDelete: "cascade" }),
    createdAt: moment().notNull().defaultNow(),
    /** Not before then; whoever takes it moves this on, so that another process takes it should they fail. */
    dueAt: moment().notNull().defaultNow(),
    attempts: smallint().notNull().default(0),
  },
  (t) => [
    index().on(t.dueAt),
    index().on(t.registrationId),
    index().on(t.acceptanceRequestId),
    index().on(t.licenseReminderId),
    index().on(t.invoiceReminderId),
    index().on(t.leadReminderId),
    index().on(t.ticketMessageId),
    index().on(t.ticketId),
  ],
)
