import * as Schema from "effect/Schema"

/** Where a help desk ticket stands, in the words of section 4. */
export const TicketStatus = Schema.Literals(["NEW", "IN_PROGRESS", "ON_HOLD", "SOLVED", "CANCELED"])

/** How soon a ticket is to be looked at (section 4). */
export const TicketPriority = Schema.Literals(["LOW", "MEDIUM", "HIGH"])

/** The statuses of a ticket someone still has to solve. */
export const OpenTicketStatus = Schema.Literals(["NEW", "IN_PROGRESS", "ON_HOLD"])
export type OpenTicketStatus = typeof OpenTicketStatus.Type
