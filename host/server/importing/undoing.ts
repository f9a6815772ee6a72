import { desc, eq, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { ImportProblem } from "../../../src/contract/importing/importRun.ts"
import { anyOf } from "../db/anyOf.ts"
import { query } from "../db/database.ts"
import { importRows } from "../db/importSchema.ts"
import { jsonRows } from "../db/jsonRows.ts"
import type { Context } from "../resource/context.ts"
import { removeRecords } from "../resource/removeRecords.ts"
import type { RuleScope } from "../resource/rules.ts"
import { type Run, rowsOf } from "./importRuns.ts"
import { sliceRows } from "./planning.ts"
import type { Owner } from "./slice.ts"
import { writeSlice } from "./writeSlice.ts"

type WrittenRow = typeof importRows.$inferSelect

/** Reasons of rows that stay as they are; those that are taken back have no problem. */
type ProblemsByLine = Map<number, ReadonlyArray<ImportProblem>>

/** Gives records back the values they had, but those that somebody changed since. */
const giveBack = Effect.fnUntraced(function* (
  context: Context,
  at: RuleScope,
  owner: Owner,
  rows: ReadonlyArray<WrittenRow>,
) {
  const notUndone: ProblemsByLine = new Map()
  if (rows.length === 0) return notUndone
  const former = rows.map(({ line, recordId, before, versionAfter }) => ({
    line,
    values: { _id: recordId, ...before },
    planned: { recordId, version: versionAfter },
  }))
  for (const [line, { outcome, problems }] of yield* writeSlice(context, at, owner, former))
    if (outcome === "REFUSED") notUndone.set(line, problems)
  return notUndone
})

/** Deletes records that rows made, but those that somebody changed since or that others name. */
const removeMade = Effect.fnUntraced(function* (
  context: Context,
  at: RuleScope,
  rows: ReadonlyArray<WrittenRow>,
) {
  const notUndone: ProblemsByLine = new Map()
  if (rows.length === 0) return notUndone
  const { table } = context
  const ids = rows.flatMap(({ recordId }) => recordId ?? [])
  const now = yield* query(() =>
    at.tx
      .select({ id: table.id, version: table.version })
      .from(table)
      .where(sql`${table.id} = ${anyOf(ids)}`),
  )
  const versions = new Map(now.map(({ id, version }) => [id as number, version as number]))
  const isSame = ({ recordId, versionAfter }: WrittenRow) => versions.get(recordId ?? 0) === versionAfter
  const lines = new Map(rows.map(({ recordId, line }) => [recordId ?? 0, line]))
  for (const row of rows)
    if (!isSame(row) && versions.has(row.recordId ?? 0))
      notUndone.set(row.line, [{ path: "", code: "stale" }])
  const going = rows.filter(isSame).flatMap(({ recordId }) => recordId ?? [])
  if (going.length === 0) return notUndone
  const { refused } = yield* removeRecords(context, at, { ids: going })
  for (const { id, code } of refused)
    notUndone.set(lines.get(id)!, [{ path: "", code: code === "forbidden" ? "forbidden" : "inUse" }])
  return notUndone
})

/** Takes the last written rows back; answers how many there were. */
export const undoSlice = Effect.fn("importing.undo")(function* (
  context: Context,
  at: RuleScope,
  owner: Owner,
  run: Run,
) {
  const { tx } = at
  const { step, line } = importRows
  const last = yield* query(() =>
    tx
      .select()
      .from(importRows)
      .where(rowsOf(run, eq(step, "WRITTEN")))
      .orderBy(desc(line))
      .limit(sliceRows),
  )
  if (last.length === 0) return 0
  const [changed, made] = ["UPDATED", "CREATED"].map((wanted) =>
    last.filter(({ outcome }) => outcome === wanted),
  )
  const notUndone: ProblemsByLine = new Map([
    ...(yield* giveBack(context, at, owner, changed ?? [])),
    ...(yield* removeMade(context, at, made ?? [])),
  ])
  const outcomes = last.map((row) => ({
    line: row.line,
    step: notUndone.has(row.line) ? "KEPT" : "UNDONE",
    problems: notUndone.get(row.line) ?? [],
  }))
  yield* query(() =>
    tx.execute(sql`update ${importRows} r set step = w.step, problems = w.problems
      from jsonb_to_recordset(${jsonRows(outcomes)}) as w (line int, step text, problems jsonb)
      where r.import_id = ${run.id} and r.line = w.line`),
  )
  return last.length
})
