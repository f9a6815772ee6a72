import { eq, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { askedProblems } from "../../../src/contract/resource/asked.ts"
import { writtenByMove } from "../../../src/contract/resource/writtenByMove.ts"
import { mayWrite } from "../../../src/contract/resource/mayWrite.ts"
import { missingForMove } from "../../../src/contract/resource/missingForMove.ts"
import type { Statuses } from "../../../src/contract/resource/resource.ts"
import { entryOf } from "../../../src/contract/wire/entryOf.ts"
import { MoveRefused } from "../../../src/contract/resource/refusals.ts"
import { among, lockSelection, selected as selectedBy, type Refused, type Selection } from "../lists/bulk.ts"
import { query } from "../db/database.ts"
import { badRequest } from "../http/issues.ts"
import type { Context } from "./context.ts"
import { columnValues, type Values } from "./fieldValues.ts"
import { recordsFound } from "./findRecords.ts"
import { lockRecord, lockOwners, noteRecord, readRecord, recordChanges } from "./lockRecord.ts"
import { idOf, noteRecords, readLocked } from "./manyRecords.ts"
import { checkWriter } from "./owner.ts"
import { nextStatuses, type Row } from "./recordRows.ts"
import type { RuleScope } from "./rules.ts"
import { statusColumn } from "./statusColumn.ts"
import { todayColumn } from "./zoneColumn.ts"
import { tellOfMove } from "./tellOfMove.ts"
import { type Write, writeEach } from "./writeEach.ts"

/** A wanted status, why, and the values of the fields the move asks for. */
export interface Move {
  readonly to: string
  readonly reason?: string
  readonly values?: Values
}

/** True for a move that would change nothing of a record that is there already. */
const isMade = (row: Row, { to, values = {} }: Move) =>
  row.status === to && Object.entries(values).every(([name, value]) => row[name] === value)

const checkReason = ({ resource }: Context, at: RuleScope, { to, reason }: Move) => {
  const { reasons = [] } = resource.status as Statuses
  return reasons.includes(to) && reason === undefined
    ? Effect.fail(badRequest([{ path: "body.reason", code: "required" }], at.language))
    : Effect.void
}

const moved = (context: Context, { to, values }: Move) => {
  const { table, resource } = context
  const dated = entryOf(resource.status?.dates, to)
  return {
    ...columnValues(resource.fields, writtenByMove(resource, to, undefined, values)),
    ...(dated !== undefined && { [dated]: todayColumn(context) }),
    status: to,
    updatedAt: sql`now()`,
    version: sql`${table.version} + 1`,
  }
}

/** Fails for a move that the description does not name. */
const checkMove = ({ resource }: Context, row: Row, to: string) => {
  const from = String(row.status)
  if (from === to) return Effect.void
  const next = nextStatuses(resource, from)
  return next.includes(to) ? Effect.void : Effect.fail(new MoveRefused({ from, nextStatuses: [...next] }))
}

/** Refuses a move for which the record lacks something. */
const checkNeeds = ({ resource }: Context, at: RuleScope, row: Row, { to, values = {} }: Move) => {
  const missing = missingForMove(resource, to, { ...row, ...values })
  const issues = [
    ...missing.map((name) => ({ path: `body.${name}`, code: "required" }) as const),
    ...askedProblems(resource, to, row, values),
  ]
  return issues.length > 0 ? Effect.fail(badRequest(issues, at.language)) : Effect.void
}

/** Moves a record to another status; a move that is made already changes nothing. */
export const moveRecord = Effect.fn("resource.move")(function* (
  context: Context,
  at: RuleScope,
  id: number,
  move: Move,
) {
  const { resource, table, rules } = context
  yield* checkWriter(resource, at.caller)
  const { row, owner } = yield* lockRecord(context, at, id)
  yield* checkWriter(resource, at.caller, row)
  if (isMade(row, move)) return row
  yield* checkMove(context, row, move.to)
  yield* checkReason(context, at, move)
  yield* checkNeeds(context, at, row, move)
  const more = rules.move ? yield* rules.move(at, row as never, move.to) : {}
  const set = { ...columnValues(resource.fields, more), ...moved(context, move) }
  yield* query(() => at.tx.update(table).set(set).where(eq(table.id, id)))
  const after = yield* readRecord(at.tx, context, at.caller, id)
  const changes = recordChanges(context, row, after)
  yield* noteRecord(context, at, { action: "STATUS", row: after, owner, changes, reason: move.reason })
  yield* tellOfMove(context, at, [row], move)
  return after
})

/** Moves records by the resource's rule and writes its results; returns the records the rule refuses. */
const moveByRule = Effect.fnUntraced(function* (
  { rules, resource, table }: Context,
  at: RuleScope,
  rows: ReadonlyArray<Row>,
  { to }: Move,
) {
  const refused: Array<Row> = []
  const writes: Array<Write> = []
  if (!rules.move) return refused
  for (const row of rows) {
    const verdict = yield* Effect.result(rules.move(at, row as never, to))
    if (verdict._tag === "Failure") refused.push(row)
    else writes.push({ id: idOf(row), set: columnValues(resource.fields, verdict.success) })
  }
  yield* query(() => writeEach(at.tx, table, writes))
  return refused
})

/** Groups the records: already in the status, allowed to move, and not allowed. */
const sorted = ({ resource }: Context, rows: ReadonlyArray<Row>, move: Move) => {
  const { to, values = {} } = move
  const there = rows.filter((row) => isMade(row, move))
  const made = new Set(there)
  const may = rows.filter(
    (row) =>
      !made.has(row) &&
      (row.status === to || nextStatuses(resource, String(row.status)).includes(to)) &&
      missingForMove(resource, to, { ...row, ...values }).length === 0 &&
      askedProblems(resource, to, row, values).length === 0,
  )
  const passed = new Set([...there, ...may])
  return { there, may, not: rows.filter((row) => !passed.has(row)) }
}

/** Writes the status of records; returns the resulting status by number, which may be derived from the written one. */
const moveEach = Effect.fnUntraced(function* (
  context: Context,
  { tx }: RuleScope,
  rows: ReadonlyArray<Row>,
  move: Move,
) {
  const { table } = context
  if (rows.length === 0) return new Map<number, unknown>()
  const after = yield* query(() =>
    tx
      .update(table)
      .set(moved(context, move))
      .where(among(table, rows.map(idOf)))
      .returning({ id: table.id, status: statusColumn(context) ?? table.id }),
  )
  return new Map(after.map(({ id, status }) => [id as number, status]))
})

const refusal = (row: Row, code = "move_refused"): Refused => ({ id: idOf(row), code })

/** Moves the records of a selection that may go there; the others are listed. */
export const moveRecords = Effect.fn("resource.moveMany")(function* (
  context: Context,
  at: RuleScope,
  move: Move,
  selection: Selection<Values>,
) {
  const { resource, table } = context
  const { tx, caller } = at
  yield* checkWriter(resource, caller)
  yield* checkReason(context, at, move)
  const found = (filter: Values = {}) => recordsFound(tx, context, caller, filter)
  yield* lockOwners(context, tx, selectedBy({ table, selection, found }))
  const selected = yield* lockSelection(tx, { table, selection, found })
  const locked = yield* readLocked(context, at, selected.ids)
  const own = locked.rows.filter((row) => mayWrite(resource, caller.user, row))
  const { there, may, not } = sorted(context, own, move)
  const stopped = yield* moveByRule(context, at, may, move)
  const going = may.filter((row) => !stopped.includes(row))
  const now = yield* moveEach(context, at, going, move)
  yield* noteRecords(context, at, { ...locked, rows: going }, (row) => ({
    action: "STATUS",
    changes: [
      { field: "status", old: row.status, new: now.get(idOf(row)) },
      ...recordChanges(context, row, { ...row, ...writtenByMove(resource, move.to, row.owner, move.values) }),
    ],
    reason: move.reason,
  }))
  yield* tellOfMove(context, at, going, move)
  const refused = [
    ...selected.missing,
    ...locked.rows.filter((row) => !own.includes(row)).map((row) => refusal(row, "forbidden")),
    ...[...stopped, ...not].map((row) => refusal(row)),
  ]
  return {
    moved: there.length + going.length,
    refused: refused.sort((one, other) => one.id - other.id),
  }
})
