import { eq, type SQL } from "drizzle-orm"
import { handlesTickets } from "../../../src/contract/support/ticketHandling.ts"
import type { Caller } from "../access/caller.ts"
import { ticketMessages } from "../db/ticketSchema.ts"

/** The messages of tickets a user may read: notes are for those alone who work on tickets. */
export const readableBy = ({ user }: Pick<Caller, "user">): SQL | undefined =>
  handlesTickets(user) ? undefined : eq(ticketMessages.kind, "PUBLIC")
