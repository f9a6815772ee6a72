import { eq, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { MoveRefused } from "../../../src/contract/resource/refusals.ts"
import { handlesTickets } from "../../../src/contract/support/ticketHandling.ts"
import { Forbidden } from "../../../src/contract/wire/refusals.ts"
import { query } from "../db/database.ts"
import type { Context } from "../resource/context.ts"
import { lockRecord, noteRecord, readRecord, recordChanges } from "../resource/lockRecord.ts"
import { checkWriter } from "../resource/owner.ts"
import type { RuleScope } from "../resource/rules.ts"

interface Rating {
  readonly rating: "GOOD" | "BAD"
  readonly comment?: string
}

/** Takes in how those who asked found a ticket that is solved; the last word of its company counts. */
export const rateTicket = Effect.fn("tickets.rate")(function* (
  context: Context,
  at: RuleScope,
  id: number,
  { rating, comment }: Rating,
) {
  const { resource, table } = context
  yield* checkWriter(resource, at.caller)
  if (handlesTickets(at.caller.user)) return yield* new Forbidden({ needs: [] })
  const { row, owner } = yield* lockRecord(context, at, id)
  const status = String(row.status)
  if (status !== "SOLVED") return yield* new MoveRefused({ from: status, nextStatuses: [] })
  yield* query(() =>
    at.tx
      .update(table)
      .set({ rating, ratingComment: comment?.trim() || null, version: sql`${table.version} + 1` })
      .where(eq(table.id, id)),
  )
  const after = yield* readRecord(at.tx, context, at.caller, id)
  const changes = recordChanges(context, row, after)
  if (changes.length > 0) yield* noteRecord(context, at, { action: "UPDATE", row: after, owner, changes })
  return after
})
