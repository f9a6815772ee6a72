import { asksReason, movesOf } from "../../../resource/described/moves.ts"
import type { Resource } from "../../../contract/resource/resource.ts"
import { tickets } from "../../../contract/resources/tickets.ts"
import type { Ticket } from "./useTicket.ts"

const resource: Resource = tickets

/** Statuses a message may leave its ticket at, the present one first; those that ask for a reason have a dialog of their own. */
export const statusChoices = (ticket: Ticket): ReadonlyArray<string> => [
  ticket.status ?? "",
  ...movesOf(resource, ticket).filter((to) => !asksReason(resource, to)),
]

/** Returns the default status after a reply: the desk's first answer moves the ticket to in progress. */
export const usualStatus = ({ status = "" }: Ticket, isDesk: boolean, isNote: boolean): string =>
  isDesk && !isNote && status === "NEW" ? "IN_PROGRESS" : status
