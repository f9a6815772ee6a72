import * as Effect from "effect/Effect"
import { MoveRefused } from "../../../../src/contract/resource/refusals.ts"
import { hoursToReply, hoursToSolve, tickets } from "../../../../src/contract/resources/tickets.ts"
import { handlesTickets, ticketMoves } from "../../../../src/contract/support/ticketHandling.ts"
import { badRequest } from "../../http/issues.ts"
import { nextProtocol } from "../../support/nextProtocol.ts"
import { nextStatuses } from "../recordRows.ts"
import { rulesOf } from "../rules.ts"

const hourMs = 3_600_000

type Priority = keyof typeof hoursToSolve

/** Reopened sooner than this, the ticket was solved by mistake: the way back is Undo. */
const undoMs = 60_000

const momentAfter = (openedAt: number, hours: number) => new Date(openedAt + hours * hourMs).toISOString()

/** Until when a ticket of this priority is to be answered and solved. */
const dueAfter = (openedAt: number, priority: string) => ({
  firstDueAt: momentAfter(openedAt, hoursToReply[priority as Priority]),
  dueAt: momentAfter(openedAt, hoursToSolve[priority as Priority]),
})

/** A moment as far from before as the hours of two priorities are from each other. */
const shifted = (
  due: string | null | undefined,
  hours: Readonly<Record<Priority, number>>,
  [from, to]: readonly [string, string],
) => (due ? momentAfter(Date.parse(due), hours[to as Priority] - hours[from as Priority]) : due)

/** A ticket that is opened again has as long to be solved as one that was just opened. */
const reopened = (priority = "", reopenings?: number | null) => ({
  solvedAt: null,
  reopenings: (reopenings ?? 0) + 1,
  dueAt: dueAfter(Date.now(), priority).dueAt,
})

/**
 * A ticket gets its number, who opened it, and when it is due by its priority, which its company no longer changes; it
 * counts how often it was opened again.
 */
export const ticketRules = rulesOf(tickets, {
  create: ({ tx, caller }, { priority }) =>
    Effect.map(nextProtocol(tx), (protocol) => ({
      protocol,
      requester: caller.user.fullname,
      ...dueAfter(Date.now(), priority),
      reopenings: 0,
    })),
  save: ({ caller, language }, before, { priority }) => {
    if (priority === undefined || priority === before.priority) return Effect.succeed({})
    if (!handlesTickets(caller.user))
      return Effect.fail(badRequest([{ path: "body.priority", code: "reserved" }], language))
    // The law says until when a request of the public is answered, whatever its priority.
    if (!before.owner) return Effect.succeed({})
    const change = [before.priority ?? priority, priority] as const
    return Effect.succeed({
      dueAt: shifted(before.dueAt, hoursToSolve, change),
      ...(!before.firstReplyAt && { firstDueAt: shifted(before.firstDueAt, hoursToReply, change) }),
    })
  },
  move: ({ caller }, { status = "", priority, reopenings, solvedAt }, to) => {
    const offered = ticketMoves(caller.user, status, nextStatuses(tickets as never, status))
    if (!offered.includes(to))
      return Effect.fail(new MoveRefused({ from: status, nextStatuses: [...offered] }))
    if (to === "SOLVED") return Effect.succeed({ solvedAt: new Date().toISOString() })
    if (status !== "SOLVED") return Effect.succeed({})
    const isUndo = Date.now() - Date.parse(solvedAt ?? "") < undoMs
    return Effect.succeed(isUndo ? { solvedAt: null } : reopened(priority, reopenings))
  },
  shown: ({ user }, row) =>
    row.nextStatuses ? { ...row, nextStatuses: ticketMoves(user, row.status ?? "", row.nextStatuses) } : row,
})
