import { eq } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { inUseCode } from "../../../src/contract/resource/inUseCode.ts"
import { mayWrite } from "../../../src/contract/resource/mayWrite.ts"
import { RecordInUse } from "../../../src/contract/resource/refusals.ts"
import { lockSelection, selected, type Refused, removeLocked, type Selection } from "../lists/bulk.ts"
import { query } from "../db/database.ts"
import type { Context } from "./context.ts"
import type { Values } from "./fieldValues.ts"
import { recordsFound } from "./findRecords.ts"
import { lockRecord, lockOwners, noteRecord, recordChanges } from "./lockRecord.ts"
import { idOf, noteRecords, readLocked } from "./manyRecords.ts"
import { checkWriter } from "./owner.ts"
import type { Row } from "./recordRows.ts"
import { usesOf } from "./recordUses.ts"
import type { RuleScope } from "./rules.ts"

/** Deletes a record that no other one names. */
export const removeRecord = Effect.fn("resource.remove")(function* (
  context: Context,
  at: RuleScope,
  id: number,
) {
  const { resource, table, rules } = context
  yield* checkWriter(resource, at.caller)
  const { row, owner } = yield* lockRecord(context, at, id)
  yield* checkWriter(resource, at.caller, row)
  const use = (yield* usesOf({ ...context, source: resource.name }, at.tx, [id])).get(id)
  if (use) return yield* new RecordInUse({ by: use.by, count: use.count })
  if (rules.remove) yield* rules.remove(at, row as never, [id])
  yield* query(() => at.tx.delete(table).where(eq(table.id, id)))
  if (rules.written) yield* rules.written(at.tx, [owner], [row] as never)
  yield* noteRecord(context, at, { action: "DELETE", row, owner, changes: recordChanges(context, row, {}) })
})

const refusedByRule = Effect.fnUntraced(function* (
  context: Context,
  at: RuleScope,
  rows: ReadonlyArray<Row>,
) {
  const { rules } = context
  const refused: Array<Refused> = []
  if (!rules.remove) return refused
  const leaving = rows.map(idOf)
  for (const row of rows) {
    const verdict = yield* Effect.result(rules.remove(at, row as never, leaving))
    if (verdict._tag === "Failure")
      refused.push({ id: idOf(row), code: inUseCode(context.resource, verdict.failure) })
  }
  return refused
})

/** Deletes the records of a selection that no other one names. */
export const removeRecords = Effect.fn("resource.removeMany")(function* (
  context: Context,
  at: RuleScope,
  selection: Selection<Values>,
) {
  const { resource, table, rules } = context
  const { tx, caller } = at
  yield* checkWriter(resource, caller)
  const found = (filter: Values = {}) => recordsFound(tx, context, caller, filter)
  yield* lockOwners(context, tx, selected({ table, selection, found }))
  const locked = yield* lockSelection(tx, { table, selection, found })
  const uses = yield* usesOf({ ...context, source: resource.name }, tx, locked.ids)
  const { rows, owners } = yield* readLocked(context, at, locked.ids)
  const unused = rows.filter((row) => !uses.has(idOf(row)))
  const own = unused.filter((row) => mayWrite(resource, caller.user, row))
  const refused = [
    ...[...uses.keys()].map((id): Refused => ({ id, code: "record_in_use" })),
    ...unused
      .filter((row) => !own.includes(row))
      .map((row): Refused => ({ id: idOf(row), code: "forbidden" })),
    ...(yield* refusedByRule(context, at, own)),
  ]
  const staying = new Set(refused.map(({ id }) => id))
  const going = rows.filter((row) => !staying.has(idOf(row)))
  const outcome = yield* removeLocked(tx, table, locked, refused, () =>
    noteRecords(context, at, { rows: going, owners }, (row) => ({
      action: "DELETE",
      changes: recordChanges(context, row, {}),
    })),
  )
  if (rules.written) yield* rules.written(tx, [...owners.values()], going as never)
  return outcome
})
