import { sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { Subject } from "../../../src/contract/access/access.ts"
import { MoveRefused } from "../../../src/contract/resource/refusals.ts"
import { hoursToReply, hoursToSolve, tickets } from "../../../src/contract/resources/tickets.ts"
import { handlesTickets, ticketMoves } from "../../../src/contract/support/ticketHandling.ts"
import { query } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"
import { asCount, settingOfCompany } from "../platformSettings/effective.ts"
import { mailSolved } from "./leaveTicketLetters.ts"
import { tellOfSolved } from "./tellOfTickets.ts"
import { badRequest } from "../http/issues.ts"
import { nextProtocol } from "./nextProtocol.ts"
import { nextStatuses } from "../resource/recordRows.ts"
import { rulesOf } from "../resource/rules.ts"
import { entryOf } from "../../../src/contract/wire/entryOf.ts"

const { tickets: table } = tables

const hourMs = 3_600_000

const idsOf = (rows: ReadonlyArray<{ readonly _id: unknown }>) => rows.map(({ _id }) => Number(_id))

type Priority = keyof typeof hoursToSolve

/** Reopened sooner than this, the ticket was solved by mistake: the way back is Undo. */
const undoMs = 60_000

const momentAfter = (openedAt: number, hours: number) => new Date(openedAt + hours * hourMs).toISOString()

const hoursOf = (hours: Readonly<Record<Priority, number>>, priority: string) =>
  entryOf(hours, priority) ?? hours.LOW

/** Until when a ticket of this priority is to be answered and solved. */
const dueAfter = (openedAt: number, priority: string) => ({
  firstDueAt: momentAfter(openedAt, hoursOf(hoursToReply, priority)),
  dueAt: momentAfter(openedAt, hoursOf(hoursToSolve, priority)),
})

/** A moment as far from before as the hours of two priorities are from each other. */
const shifted = (
  due: string | null | undefined,
  hours: Readonly<Record<Priority, number>>,
  [from, to]: readonly [string, string],
) => (due ? momentAfter(Date.parse(due), hoursOf(hours, to) - hoursOf(hours, from)) : due)

interface Closable {
  readonly status?: string
  readonly isClosed?: boolean | null
}

/** Moves of a ticket that this user may make; a company cannot reopen a closed ticket. */
const movesOf = (user: Subject, { status = "", isClosed }: Closable, moves: ReadonlyArray<string>) =>
  isClosed && !handlesTickets(user) ? [] : ticketMoves(user, status, moves)

/** A ticket that is opened again has as long to be solved as one that was just opened. */
const reopened = (priority = "", reopenings?: number | null) => ({
  solvedAt: null,
  reopenings: (reopenings ?? 0) + 1,
  rating: null,
  ratingComment: null,
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
      openedBy: caller.user.id,
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
  move: Effect.fnUntraced(function* ({ tx, caller }, before, to) {
    const { status = "", priority, reopenings, solvedAt } = before
    const offered = movesOf(caller.user, before, nextStatuses(tickets as never, status))
    if (!offered.includes(to)) return yield* new MoveRefused({ from: status, nextStatuses: [...offered] })
    if (to === "SOLVED") {
      if (handlesTickets(caller.user)) yield* query(() => mailSolved(tx, [Number(before._id)]))
      return { solvedAt: new Date().toISOString() }
    }
    if (status !== "SOLVED") return {}
    const isUndo = Date.now() - Date.parse(solvedAt ?? "") < undoMs
    return isUndo ? { solvedAt: null } : reopened(priority, reopenings)
  }),
  moved: ({ tx, caller }, before, to) =>
    to === "SOLVED" ? query(async () => void (await tellOfSolved(tx, idsOf(before), caller))) : Effect.void,
  shown: ({ user }, row) =>
    row.nextStatuses ? { ...row, nextStatuses: movesOf(user, row, row.nextStatuses) } : row,
  derive: (id) => ({
    isClosed: sql`(select coalesce(t.status = 'SOLVED' and t.solved_at < now()
      - ${asCount(settingOfCompany("help.reopenDays", sql`t.company_id`))} * interval '1 day', false)
      from ${table} t where t.id = ${id})`,
  }),
})
