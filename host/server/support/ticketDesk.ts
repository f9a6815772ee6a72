import { tickets } from "../../../src/contract/resources/tickets.ts"
import { and, eq } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { allows } from "../../../src/contract/access/access.ts"
import { UnknownReference } from "../../../src/contract/resource/refusals.ts"
import { handlesTickets } from "../../../src/contract/support/ticketHandling.ts"
import type { ticketDesk as contract } from "../../../src/contract/support/ticketDesk.ts"
import { Forbidden } from "../../../src/contract/wire/refusals.ts"
import { readMember } from "../access/caller.ts"
import { query } from "../db/database.ts"
import type { HandlersOf } from "../calls/handler.ts"
import { type Context, contextOf, sourceNamed } from "../resource/context.ts"
import { columnValues } from "../resource/fieldValues.ts"
import { shownTo } from "../resource/findRecords.ts"
import { changeLocked, lockRecord } from "../resource/lockRecord.ts"
import { recordsWithin } from "../access/resourceReach.ts"
import { tellOfAssignment } from "./tellOfTickets.ts"
import { mergeTickets } from "./mergeTickets.ts"
import type { RuleScope } from "../resource/rules.ts"

/** Refuses whom the caller does not see among the agents, and who does not see the ticket or work on tickets. */
const checkAgent = Effect.fnUntraced(function* (
  context: Context,
  { tx, caller }: RuleScope,
  ticket: number,
  agent: number,
) {
  const { resource, table } = context
  const source = sourceNamed(context, tickets.fields.assignee)
  const [seen] = yield* query(() =>
    tx
      .select({ id: source.table.id })
      .from(source.table)
      .where(and(eq(source.table.id, agent), source.within(caller.membership, tx)))
      .for("key share"),
  )
  const member = seen && (yield* query(() => readMember(tx, agent)))
  if (!member || !handlesTickets(member.user) || !allows(resource.access, member.user))
    return yield* new UnknownReference({ field: "assignee" })
  const [reached] = yield* query(() =>
    tx
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.id, ticket), recordsWithin(resource, table, member.reach, tx))),
  )
  if (!reached) return yield* new UnknownReference({ field: "assignee" })
})

/** Gives a ticket to an agent, or to nobody; who has it already keeps it. */
const assign = Effect.fn("tickets.assign")(function* (
  context: Context<typeof tickets>,
  at: RuleScope,
  id: number,
  assignee: number | null,
) {
  if (!handlesTickets(at.caller.user)) return yield* new Forbidden({ needs: [] })
  const locked = yield* lockRecord(context, at, id)
  const { row } = locked
  if ((row.assignee?._id ?? null) === assignee) return row
  if (assignee !== null) yield* checkAgent(context, at, id, assignee)
  const after = yield* changeLocked(context, at, locked, columnValues(context.resource.fields, { assignee }))
  yield* query(() => tellOfAssignment(at.tx, id, at.caller))
  return after
})

/** Work on tickets other than answering them. */
export const ticketDeskHandlers = (contexts: ReadonlyArray<Context>): HandlersOf<typeof contract> => {
  const context = contextOf(contexts, tickets)
  return {
    assign: ({ params, body, caller, language, write }) =>
      write((tx) =>
        Effect.map(
          assign(context, { tx, caller, language }, params.id, body.assignee),
          (row) => shownTo(context, caller, row) as never,
        ),
      ),
    merge: ({ params, body, caller, language, write }) =>
      write((tx) =>
        Effect.map(
          mergeTickets(context, { tx, caller, language }, params.id, body.into),
          (row) => shownTo(context, caller, row) as never,
        ),
      ),
  }
}
