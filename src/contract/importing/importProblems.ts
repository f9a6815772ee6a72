import { issueCodes } from "../wire/refusals.ts"

/**
 * Codes of a row's problems beyond those of fields: `taken` by another record, `reference` to a record that is not there, `several` records
 * with its key, the `line` that has its key, the record that is the `same`, `stale` since the plan, `inUse`,
 * a `forbidden` record, a price that `jumps`, a price of `zero`.
 */
export const importProblems = [
  ...issueCodes,
  "taken",
  "reference",
  "circular",
  "several",
  "line",
  "same",
  "stale",
  "inUse",
  "forbidden",
  "jumps",
  "zero",
] as const
export type ImportProblemCode = (typeof importProblems)[number]
