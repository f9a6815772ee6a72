import { randomInt } from "node:crypto"
import { eq } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { makesCodes, randomCode, uniqueUse } from "../../../src/contract/coupons/codeRules.ts"
import type { couponCodes as contract } from "../../../src/contract/coupons/couponCodes.ts"
import { coupons } from "../../../src/contract/resources/coupons.ts"
import { MoveRefused } from "../../../src/contract/resource/refusals.ts"
import { recordTitle } from "../../../src/contract/resource/recordTitle.ts"
import { writeAudit } from "../audit/audit.ts"
import { query } from "../db/database.ts"
import type { HandlersOf } from "../calls/handler.ts"
import { among } from "../lists/bulk.ts"
import { type Context, contextOf } from "../resource/context.ts"
import { asBody, columnValues, namedIds, type Values } from "../resource/fieldValues.ts"
import { type LockedRecord, lockRecord, recordChanges } from "../resource/lockRecord.ts"
import { checkWriter } from "../resource/owner.ts"
import { readRecords } from "../resource/recordRows.ts"
import type { RuleScope } from "../resource/rules.ts"
import { joinOf, tables } from "../db/described/tables.ts"

const { coupons: table } = tables

/** Rows per statement, which takes a limited number of parameters. */
const batchRows = 500

/** Puts coupons with new codes beside the model, in the status that was written there; a code somebody has already is made anew. */
const insertCodes = (
  { resource }: Context,
  { tx }: RuleScope,
  { row, owner }: LockedRecord,
  { prefix, count }: { readonly prefix: string; readonly count: number },
) =>
  query(async () => {
    const rule = { ...asBody(resource.fields, row), ...uniqueUse, batch: row["code"] }
    const [written] = await tx.select({ status: table.status }).from(table).where(eq(table.id, row._id))
    const created: Array<{ readonly id: number; readonly code: string }> = []
    while (created.length < count) {
      const values = Array.from({ length: Math.min(batchRows, count - created.length) }, () => ({
        ...owner,
        ...columnValues(resource.fields, { ...rule, code: randomCode(prefix, randomInt) }),
        ...written,
      }))
      const rows = await tx
        .insert(table)
        .values(values)
        .onConflictDoNothing()
        .returning({ id: table.id, code: table.code })
      created.push(...(rows as unknown as typeof created))
    }
    return created
  })

/** Every coupon names the segments and cities its model names. */
const copyReferences = ({ resource }: Context, { tx }: RuleScope, row: Values, ids: ReadonlyArray<number>) =>
  query(async () => {
    const body = asBody(resource.fields, row)
    for (const [name, { kind }] of Object.entries(resource.fields)) {
      if (kind !== "references") continue
      const targets = namedIds(body[name])
      const rows = ids.flatMap((recordId) =>
        targets.map((targetId, position) => ({ recordId, targetId, position })),
      )
      for (let at = 0; at < rows.length; at += 10 * batchRows)
        await tx.insert(joinOf(resource, name)).values(rows.slice(at, at + 10 * batchRows))
    }
  })

const noteAll = Effect.fnUntraced(function* (
  context: Context,
  { tx, caller }: RuleScope,
  { owner }: LockedRecord,
  ids: ReadonlyArray<number>,
) {
  const rows = yield* query(() => readRecords(tx, context, { where: among(context.table, ids) }))
  const lines = rows.map((row) => ({
    action: "CREATE" as const,
    list: coupons.name,
    recordId: row._id,
    label: recordTitle(context.resource, row),
    owner,
    changes: recordChanges(context, {}, row),
  }))
  yield* writeAudit(tx, caller, lines)
})

const generate = Effect.fn("coupons.generate")(function* (
  context: Context,
  at: RuleScope,
  id: number,
  request: { readonly prefix: string; readonly count: number },
) {
  yield* checkWriter(context.resource, at.caller)
  const locked = yield* lockRecord(context, at, id)
  yield* checkWriter(context.resource, at.caller, locked.row)
  if (!makesCodes(locked.row))
    return yield* new MoveRefused({ from: String(locked.row.status), nextStatuses: [] })
  const created = yield* insertCodes(context, at, locked, request)
  const ids = created.map((one) => one.id)
  yield* copyReferences(context, at, locked.row, ids)
  yield* noteAll(context, at, locked, ids)
  return { codes: created.map(({ code }) => code) }
})

/** Makes many coupons of one rule in one transaction. */
export const couponCodeHandlers = (contexts: ReadonlyArray<Context>): HandlersOf<typeof contract> => ({
  generate: ({ params, body, write, caller, language }) => {
    const context = contextOf(contexts, coupons)
    return write((tx) => generate(context, { tx, caller, language }, params.id, body))
  },
})
