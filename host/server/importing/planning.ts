import { asc, eq, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { dryRun } from "../db/dryRun.ts"
import { type Database, query } from "../db/database.ts"
import { importRows } from "../db/importSchema.ts"
import { jsonRows } from "../db/jsonRows.ts"
import type { Context } from "../resource/context.ts"
import type { RuleScope } from "../resource/rules.ts"
import { type Run, rowsOf, setRun } from "./importRuns.ts"
import type { Owner, Written } from "./slice.ts"
import { refuseRepeats } from "./takeRows.ts"
import { writeSlice } from "./writeSlice.ts"

/** Rows that are planned or written at once: the embedded database does nothing else meanwhile. */
export const sliceRows = 200

/** Keeps what becomes of rows. */
export const keepOutcomes = (
  tx: Database,
  run: Run,
  outcomes: ReadonlyMap<number, Written & { readonly step?: "WRITTEN" }>,
) => {
  const rows = [...outcomes].map(([line, one]) => ({
    line,
    step: one.step ?? "WAITING",
    outcome: one.outcome,
    problems: one.problems,
    is_asked: one.isAsked,
    record_id: one.recordId,
    label: one.label,
    changes: one.changes,
    before: one.before,
    version_before: one.versionBefore,
    version_after: one.versionAfter,
  }))
  return query(() =>
    tx.execute(sql`update ${importRows} r set outcome = w.outcome, step = w.step, problems = w.problems,
      is_asked = w.is_asked, is_ticked = (w.step = 'WRITTEN' or not w.is_asked), record_id = w.record_id, label = w.label, changes = w.changes,
      before = w.before, version_before = w.version_before, version_after = w.version_after
    from jsonb_to_recordset(${jsonRows(rows)}) as w (line int, outcome text, step text, problems jsonb, is_asked boolean,
      record_id bigint, label text, changes jsonb, before jsonb, version_before int, version_after int)
    where r.import_id = ${run.id} and r.line = w.line`),
  )
}

/** Plans the next rows of an import: they are written, which is taken back, and what became of them is kept. */
export const planSlice = Effect.fn("importing.plan")(function* (
  context: Context,
  at: RuleScope,
  owner: Owner,
  run: Run,
) {
  const { tx } = at
  if (run.status === "OPEN") yield* refuseRepeats(tx, run)
  const open = yield* query(() =>
    tx
      .select({ line: importRows.line, values: importRows.values })
      .from(importRows)
      .where(rowsOf(run, eq(importRows.outcome, "OPEN")))
      .orderBy(asc(importRows.line))
      .limit(sliceRows + 1),
  )
  const rows = open.slice(0, sliceRows)
  const outcomes = yield* dryRun(tx, (inner) => writeSlice(context, { ...at, tx: inner }, owner, rows))
  const planned = [...outcomes].map(
    ([line, one]) => [line, one.outcome === "CREATED" ? { ...one, recordId: null } : one] as const,
  )
  yield* keepOutcomes(tx, run, new Map(planned))
  return yield* setRun(tx, run, { status: open.length > rows.length ? "PLANNING" : "PLANNED" })
})
