import type { Outcome, Visit } from "../visit.ts"

/** A condition panels are tested under, with a table column for each result. */
export interface Condition {
  readonly columns: ReadonlyArray<string>
  /** Description of the test, for the reader of the table. */
  readonly says: string
  /** An outcome for each column. */
  readonly measure: (visit: Visit) => Promise<ReadonlyArray<Outcome>>
}
