import { eq, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { isAssignable, isRenewable, renewedEnd } from "../../../src/contract/licenses/renewedEnd.ts"
import type { licensing as contract } from "../../../src/contract/licenses/licensing.ts"
import { platformDay } from "../../../src/contract/resource/datedItems.ts"
import { MoveRefused } from "../../../src/contract/resource/refusals.ts"
import { query } from "../db/database.ts"
import type { HandlersOf } from "../http/handler.ts"
import { badRequest } from "../http/issues.ts"
import type { Context } from "../resource/context.ts"
import { shownTo } from "../resource/findRecords.ts"
import { holdRecord, noteRecord, readRecord, recordChanges } from "../resource/holdRecord.ts"
import { nextStatuses, type Row } from "../resource/recordRows.ts"
import type { RuleScope } from "../resource/rules.ts"

const refused = ({ resource }: Context, { status = "" }: Row) =>
  new MoveRefused({ from: status, nextStatuses: [...nextStatuses(resource, status)] })

/** Writes what a partner changes of a license within reach, and its line in the log. */
const change = Effect.fnUntraced(function* (
  context: Context,
  at: RuleScope,
  id: number,
  may: (status: string | undefined) => boolean,
  setOf: (row: Row) => Readonly<Record<string, unknown>> | undefined,
) {
  const { table } = context
  const { row, owner } = yield* holdRecord(context, at, id)
  if (!may(row.status)) return yield* refused(context, row)
  const set = setOf(row)
  if (!set)
    return yield* badRequest(
      (["expiresAt", "billing"] as const)
        .filter((name) => !row[name])
        .map((name) => ({ path: `body.${name}`, code: "required" as const })),
      at.language,
    )
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

/** What a partner does with the licenses of their own companies. */
export const licensingHandlers = (contexts: ReadonlyArray<Context>): HandlersOf<typeof contract> => {
  const context = contexts.find(({ resource }) => resource.name === "licenses")!
  return {
    renew: ({ params, caller, language, write }) =>
      write((tx) =>
        change(context, { tx, caller, language }, params.id, isRenewable, (row) => {
          const expiresAt = renewedEnd({ ...row }, platformDay())
          return expiresAt === undefined ? undefined : { expiresAt }
        }),
      ),
    assign: ({ params, body, caller, language, write }) =>
      write((tx) =>
        change(context, { tx, caller, language }, params.id, isAssignable, ({ status }) => ({
          customer: body.customer,
          ...(status === "AVAILABLE" && { status: "ASSIGNED" }),
        })),
      ),
  }
}
