import { and, asc, eq, inArray } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { query } from "../db/database.ts"
import { importRows } from "../db/importSchema.ts"
import type { Context } from "../resource/context.ts"
import type { RuleScope } from "../resource/rules.ts"
import { type Run, rowsOf } from "./importRuns.ts"
import { keepOutcomes, sliceRows } from "./planning.ts"
import type { Owner } from "./slice.ts"
import { writeSlice } from "./writeSlice.ts"

/** Writes the next planned rows, each once; answers how many there were. */
export const applySlice = Effect.fn("importing.apply")(function* (
  context: Context,
  at: RuleScope,
  owner: Owner,
  run: Run,
) {
  const { outcome, step, isTicked, line } = importRows
  const isNext = and(inArray(outcome, ["CREATED", "UPDATED"]), eq(step, "WAITING"), eq(isTicked, true))
  const next = yield* query(() =>
    at.tx.select().from(importRows).where(rowsOf(run, isNext)).orderBy(asc(line)).limit(sliceRows),
  )
  if (next.length === 0) return 0
  const rows = next.map((row) => ({
    line: row.line,
    values: row.values,
    planned: { recordId: row.recordId, version: row.versionBefore },
  }))
  const outcomes = yield* writeSlice(context, at, owner, rows)
  const written = [...outcomes].map(([key, one]) => {
    const isWritten = one.outcome === "CREATED" || one.outcome === "UPDATED"
    return [key, { ...one, ...(isWritten && { step: "WRITTEN" as const }) }] as const
  })
  yield* keepOutcomes(at.tx, run, new Map(written))
  return next.length
})
