import { boolean, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { ticketMessageKinds } from "../../../src/contract/support/ticketThreads.ts"
import { id, moment, ref } from "./columns.ts"
import { files } from "./fileSchema.ts"
import { tables } from "./described/tables.ts"
import { users } from "./schema.ts"

const { tickets } = tables

/** Messages in tickets after the opening one. */
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
    /** The name is kept after the user is deleted. */
    userName: text().notNull(),
    /** True if the author worked on tickets at that time. */
    isDesk: boolean().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [index().on(t.ticketId, t.id), index().on(t.userId)],
)

/** Files of the messages. */
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
