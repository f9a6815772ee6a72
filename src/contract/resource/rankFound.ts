import { folded } from "../search/folded.ts"
import { matchScore } from "../search/matchScore.ts"
import type { FoundRecord } from "./choices.ts"

/** Lists that only tell what was done to records of others. */
const traces: ReadonlySet<string> = new Set(["auditLog", "jobs", "outboxMessages", "priceChanges"])

/** True if rows of a list are traces of other records. */
export const isTrace = (list: string): boolean => traces.has(list)

/**
 * Found records, the best matches first and traces behind them: one line for each name, and none for a record that is found
 * itself. `known` are names of records found elsewhere.
 */
export const rankFound = <A extends Pick<FoundRecord, "source" | "label">>(
  found: ReadonlyArray<A>,
  typed: string,
  known: ReadonlyArray<string> = [],
): ReadonlyArray<A> => {
  const records = found.filter(({ source }) => !isTrace(source))
  const names = new Set([...known, ...records.map(({ label }) => label)].map(folded))
  const untold = found.filter(({ source, label }) => {
    if (!isTrace(source) || names.has(folded(label))) return false
    names.add(folded(label))
    return true
  })
  const ranked = (rows: ReadonlyArray<A>) =>
    rows
      .map((row) => ({ row, score: matchScore(row.label, typed) }))
      .toSorted((one, other) => other.score - one.score)
      .map(({ row }) => row)
  return [...ranked(records), ...ranked(untold)]
}
