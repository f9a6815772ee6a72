import { type Gate, type Subject, worksForCompanies } from "../access/access.ts"
import { entryOf } from "../wire/entryOf.ts"

/**
 * True if a user works on tickets for the companies that open them; others see and answer those of their own company.
 */
export const handlesTickets = worksForCompanies

/** Gate for internal data of the help desk. */
export const helpDesk = {
  anyOf: ["accessToGlobal", "accessToHelpDeskTickets"],
  notCompanies: true,
} as const satisfies Gate

const movedByCompanies: Readonly<Record<string, ReadonlyArray<string>>> = {
  NEW: ["SOLVED", "CANCELED"],
  IN_PROGRESS: ["SOLVED", "CANCELED"],
  ON_HOLD: ["SOLVED", "CANCELED"],
  SOLVED: ["IN_PROGRESS"],
}

/** Returns the ticket moves a user may make: a company may mark it as solved or no longer needed, or reopen it. */
export const ticketMoves = (
  user: Subject,
  status: string,
  moves: ReadonlyArray<string>,
): ReadonlyArray<string> =>
  handlesTickets(user) ? moves : moves.filter((to) => entryOf(movedByCompanies, status)?.includes(to))
