import { and, eq, type SQL, sql } from "drizzle-orm"
import { allows } from "../../../src/contract/access/access.ts"
import { tickets } from "../../../src/contract/resources/tickets.ts"
import { recordsWithin } from "../access/resourceReach.ts"
import { tables } from "../db/described/tables.ts"
import { files } from "../db/fileSchema.ts"
import { ticketMessageFiles, ticketMessages } from "../db/ticketSchema.ts"
import type { FileOwner } from "../files/fileOwner.ts"
import { readableBy } from "./readableBy.ts"

const { tickets: table } = tables

/** SQL: true if a ticket message carries the file: any message, or one of those within a condition. */
const isInThread = (within?: SQL): SQL => sql`exists (select 1 from ${ticketMessageFiles}
    join ${ticketMessages} on ${ticketMessages.id} = ${ticketMessageFiles.messageId}
    join ${table} on ${table.id} = ${ticketMessages.ticketId}
    where ${and(eq(ticketMessageFiles.fileId, files.id), within)})`

/** Files of ticket messages, open to those who read the message. */
export const ticketFiles: FileOwner = {
  isNamed: isInThread(),
  isOpenTo: (db, caller) =>
    allows(tickets.access, caller.user)
      ? isInThread(and(readableBy(caller), recordsWithin(tickets, table, caller.reach, db)))
      : undefined,
}
