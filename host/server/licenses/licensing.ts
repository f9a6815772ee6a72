import { eq, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { RenewalRefused } from "../../../src/contract/licenses/refusals.ts"
import {
  isAssignable,
  isRenewable,
  isRenewedAhead,
  renewedEnd,
} from "../../../src/contract/licenses/renewedEnd.ts"
import type { licensing as contract } from "../../../src/contract/licenses/licensing.ts"
import type { Locale } from "../../../src/contract/limits.ts"
import { MoveRefused } from "../../../src/contract/resource/refusals.ts"
import { query } from "../db/database.ts"
import type { HandlersOf } from "../calls/handler.ts"
import { badRequest } from "../http/issues.ts"
import { type Context, contextOf } from "../resource/context.ts"
import { shownTo } from "../resource/findRecords.ts"
import { lockRecord, noteRecord, readRecord, recordChanges } from "../resource/lockRecord.ts"
import { nextStatuses, type Row } from "../resource/recordRows.ts"
import { storeDay } from "../../../src/contract/resource/datedItems.ts"
import { licenses as licensesList } from "../../../src/contract/resources/licenses.ts"
import type { RuleScope } from "../resource/rules.ts"

const refused = ({ resource }: Context, { status = "" }: Row) =>
  new MoveRefused({ from: status, nextStatuses: [...nextStatuses(resource, status)] })

/** The end that renewing gives a license now, which is the one that was confirmed. */
const renewed = Effect.fnUntraced(function* (row: Row, confirmed: string, language: Locale) {
  const today = storeDay(row.owner)
  const { startsAt, expiresAt: end, billing } = row
  const term = { startsAt, expiresAt: end, billing }
  const expiresAt = renewedEnd(term, today)
  if (expiresAt === undefined)
    return yield* badRequest(
      (["expiresAt", "billing"] as const)
        .filter((name) => !row[name])
        .map((name) => ({ path: `body.${name}`, code: "required" as const })),
      language,
    )
  if (expiresAt !== confirmed || isRenewedAhead(term, today))
    return yield* new RenewalRefused({ expiresAt: String(end) })
  return { expiresAt }
})

/** Writes what a partner changes of a license within reach, and its line in the log. */
const change = Effect.fnUntraced(function* <E>(
  context: Context,
  at: RuleScope,
  id: number,
  may: (status: string | undefined) => boolean,
  setOf: (row: Row) => Effect.Effect<Readonly<Record<string, unknown>>, E>,
) {
  const { table } = context
  const { row, owner } = yield* lockRecord(context, at, id)
  if (!may(row.status)) return yield* refused(context, row)
  const set = yield* setOf(row)
  yield* query(() =>
    at.tx
      .update(table)
      .set({ ...set, updatedAt: sql`now()`, version: sql`${table.version} + 1` })
      .where(eq(table.id, id)),
  )
  const after = yield* readRecord(at.tx, context, at.caller, id)
  const action = after.status === row.status ? "UPDATE" : "STATUS"
  yield* noteRecord(context, at, { action, row: after, owner, changes: recordChanges(context, row, after) })
  return shownTo(context, at.caller, after) as never
})

/** Handlers for partners, who manage the licenses of their own companies. */
export const licensingHandlers = (contexts: ReadonlyArray<Context>): HandlersOf<typeof contract> => {
  const context = contextOf(contexts, licensesList)
  return {
    renew: ({ params, body, caller, language, write }) =>
      write((tx) =>
        change(context, { tx, caller, language }, params.id, isRenewable, (row) =>
          renewed(row, body.expiresAt, language),
        ),
      ),
    assign: ({ params, body, caller, language, write }) =>
      write((tx) =>
        change(context, { tx, caller, language }, params.id, isAssignable, ({ status }) =>
          Effect.succeed({
            customer: body.customer,
            ...(status === "AVAILABLE" && { status: "ASSIGNED" }),
          }),
        ),
      ),
  }
}
