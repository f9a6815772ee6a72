import type { ImportOutcome, ImportProblem } from "../../../src/contract/importing/importRun.ts"
import type { HistoryEntry } from "../../../src/contract/resource/history.ts"
import type { Values } from "../resource/fieldValues.ts"
import type { ownerOfNew } from "../resource/owner.ts"
import type { Row } from "../resource/recordRows.ts"
import type * as Effect from "effect/Effect"

/** Owner of the records of an import, and what they may name. */
export type Owner = Effect.Success<ReturnType<typeof ownerOfNew>>

/** A row that is to be written; `planned` is the record it was planned for, and the version that one had. */
export interface SliceRow {
  readonly line: number
  readonly values: Values
  readonly planned?: { readonly recordId: number | null; readonly version: number | null }
}

/** Outcome of a row. */
export interface Written {
  readonly outcome: Exclude<ImportOutcome, "OPEN">
  readonly problems: ReadonlyArray<ImportProblem>
  readonly isAsked: boolean
  readonly recordId: number | null
  readonly label: string | null
  readonly changes: HistoryEntry["changes"]
  readonly before: Values | null
  readonly versionBefore: number | null
  readonly versionAfter: number | null
}

/** A record that was written, as it was before. */
export interface Touched {
  readonly row: SliceRow
  readonly id: number
  /** Empty for a new one. */
  readonly before: Row | undefined
  readonly body: Values
}

const nothing = { changes: [], before: null, versionBefore: null, versionAfter: null }

export const refused = (problems: ReadonlyArray<ImportProblem>, record?: Row): Written => ({
  ...nothing,
  outcome: "REFUSED",
  problems,
  isAsked: false,
  recordId: record?._id ?? null,
  label: null,
})

export const unchanged = (record: Row, label: string): Written => ({
  ...nothing,
  outcome: "UNCHANGED",
  problems: [],
  isAsked: false,
  recordId: record._id,
  label,
  versionBefore: record.version ?? null,
})
