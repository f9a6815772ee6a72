import type { Outcome, Visit } from "../visit.ts"

/** What panels are tried under, with a column of the table for each thing it tells. */
export interface Condition {
  readonly columns: ReadonlyArray<string>
  /** What was done, for the reader of the table. */
  readonly says: string
  /** An outcome for each column. */
  readonly measure: (visit: Visit) => Promise<ReadonlyArray<Outcome>>
}
