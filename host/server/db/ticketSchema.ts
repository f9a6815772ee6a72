import { boolean, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { ticketMessageKinds } from "../../../src/contract/support/ticketThreads.ts"
import { id, moment, ref } from "./columns.ts"
import { files } from "./fileSchema.ts"
import { tables } from "./described/tables.ts"
import { users } from "./schema.ts"

const { tickets } = tables

/** What was said in tickets after they were opened. */
export const ticketMessages = pgTable(
  "ticket_messages",
  {
    id: id(),
    ticketId: ref()
      .notNull()
      .references(() => tickets.id, { onDelete: "cascade" }),
    kind: text({ enum: ticketMessageKinds }).notNull(),
    body: text().notNull(),
    userId: ref().references(() => users.id, { onDelete: "set null" }),
    /** Whoever is deleted is still told by name. */
    userName: text().notNull(),
    /** Whether whoever wrote it worked on tickets then. */
    isDesk: boolean().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [index().on(t.ticketId, t.id), index().on(t.userId)],
)

/** The files of what was said. */
export const ticketMessageFiles = pgTable(
  "ticket_message_files",
  {
    messageId: ref()
      .notNull()
      .references(() => ticketMessages.id, { onDelete: "cascade" }),
    fileId: ref()
      .notNull()
      .references(() => files.id),
    position: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.messageId, t.fileId] }), index().on(t.fileId)],
)
