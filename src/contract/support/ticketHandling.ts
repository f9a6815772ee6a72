import { type Gate, type Subject, worksForCompanies } from "../access/access.ts"
import { entryOf } from "../wire/entryOf.ts"

/** Whether a user works on tickets for the companies that open them; others see and answer those of their own company. */
export const handlesTickets = worksForCompanies

/** Who sees what the help desk keeps for itself. */
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

/** Of the moves a ticket has, those a user may make: a company says that it is solved or no longer needed, or reopens it. */
export const ticketMoves = (
  user: Subject,
  status: string,
  moves: ReadonlyArray<string>,
): ReadonlyArray<string> =>
  handlesTickets(user) ? moves : moves.filter((to) => entryOf(movedByCompanies, status)?.includes(to))
