import { eq, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { importLimits } from "../../../src/contract/importing/importLimits.ts"
import { decodersOf } from "../../../src/contract/importing/importedValues.ts"
import type { ImportedRow, ImportProblem } from "../../../src/contract/importing/importRun.ts"
import { marksOf } from "../../../src/contract/importing/recordKeys.ts"
import { type Database, query } from "../db/database.ts"
import { importRows } from "../db/importSchema.ts"
import { jsonRows } from "../db/jsonRows.ts"
import { badRequest } from "../http/issues.ts"
import type { Context } from "../resource/context.ts"
import type { Values } from "../resource/fieldValues.ts"
import type { RuleScope } from "../resource/rules.ts"
import { type Run, rowsOf } from "./importRuns.ts"

/** Marks that no two rows may share: a key, or all that they say. */
const marksOfRow = ({ resource }: Context, values: Values): ReadonlyArray<string> => {
  const decoded = decodersOf(resource).saved(values)
  const { _id: id, ...body } = values
  if (typeof id === "number") return [`_id ${id}`]
  const read = "body" in decoded ? decoded.body : body
  return [...marksOf(resource, read), JSON.stringify(read)]
}

/** Keeps rows of an import; a line that it has already is replaced, and so is what was planned of lines that repeat others. */
export const takeRows = Effect.fnUntraced(function* (
  context: Context,
  { tx, language }: RuleScope,
  run: Run,
  rows: ReadonlyArray<ImportedRow>,
) {
  const keyedRows = rows.map(({ line, values }) => ({ line, values, keys: marksOfRow(context, values) }))
  yield* query(() =>
    tx.execute(sql`
      insert into ${importRows} (import_id, line, "values", keys, problems)
      select ${run.id}::bigint, line, "values", keys, '[]'
        from jsonb_to_recordset(${jsonRows(keyedRows)}) as brought (line int, "values" jsonb, keys text[])
      on conflict (import_id, line) do update set "values" = excluded."values", keys = excluded.keys,
        outcome = 'OPEN', problems = '[]', is_asked = false, is_ticked = true, record_id = null, label = null,
        changes = null, before = null, version_before = null, version_after = null`),
  )
  yield* query(() =>
    tx
      .update(importRows)
      .set({ outcome: "OPEN", problems: [] })
      .where(rowsOf(run, sql`${importRows.problems} @> '[{"code":"line"}]'`)),
  )
  const all = yield* query(() => tx.$count(importRows, eq(importRows.importId, run.id)))
  if (all > importLimits.maxRows) return yield* badRequest([{ path: "body.rows", code: "tooLong" }], language)
})

interface Repeat {
  readonly line: number
  readonly first: number
}

/**
 * Refuses rows that repeat others. Of those that say the same the first counts; where they have one key and say different
 * things, somebody has to choose.
 */
export const refuseRepeats = (tx: Database, run: Run) =>
  query(async () => {
    const { rows } = await tx.execute<Repeat & Record<string, unknown>>(sql`
      with marks as (select line, unnest(keys) as mark, "values" from ${importRows} where import_id = ${run.id}),
        twice as (select mark, min(line) as first, (array_agg(line order by line))[2] as second,
          count(distinct "values") as kinds from marks group by mark having count(*) > 1)
      select line, min(case when line = first then second else first end) as first
        from marks join twice using (mark) where line <> first or kinds > 1 group by line`)
    const refused = rows.map(({ line, first }) => ({
      line,
      problems: [{ path: "", code: "line", about: String(first) } satisfies ImportProblem],
    }))
    if (refused.length === 0) return
    await tx.execute(sql`update ${importRows} r set outcome = 'REFUSED', problems = wanted.problems
      from jsonb_to_recordset(${jsonRows(refused)}) as wanted (line int, problems jsonb)
      where r.import_id = ${run.id} and r.line = wanted.line and r.outcome = 'OPEN'`)
  })
