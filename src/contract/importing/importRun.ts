import * as Schema from "effect/Schema"
import { limits } from "../limits.ts"
import { entity } from "../wire/entity.ts"
import { resultPage } from "../wire/page.ts"
import { oneOf } from "../wire/reading.ts"
import { RecordId } from "../wire/recordId.ts"
import { Moment, Text } from "../wire/text.ts"
import { importLimits } from "./importLimits.ts"
import { importProblems } from "./importProblems.ts"

/** The states of an import: its rows may change until it is applied; it is `STOPPED` where its author may no longer write the list. */
export const importStatuses = [
  "OPEN",
  "PLANNING",
  "PLANNED",
  "RUNNING",
  "DONE",
  "UNDOING",
  "UNDONE",
  "STOPPED",
] as const
export type ImportStatus = (typeof importStatuses)[number]

/** Outcomes of a row: `OPEN` is not planned yet. */
export const importOutcomes = ["OPEN", "CREATED", "UPDATED", "UNCHANGED", "REFUSED"] as const
export type ImportOutcome = (typeof importOutcomes)[number]

/** Steps of a row: nothing yet, written, taken back, or left as it is since somebody changed its record. */
const importSteps = ["WAITING", "WRITTEN", "UNDONE", "KEPT"] as const

const Word = Text(limits.text.line.max)

/** A row of a file: its line, and the values of the fields that it brings, in the form of the list's bodies. A field left out stays as it is. */
export const ImportedRow = Schema.Struct({
  line: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 10_000_000 })),
  values: Schema.Record(Word, Schema.Unknown).check(Schema.isMaxProperties(importLimits.maxFields)),
})
export type ImportedRow = typeof ImportedRow.Type

/** Reason why a row is refused, or asked about, by the field it is about; without a field it is about the row. */
export const ImportProblem = Schema.Struct({
  path: Schema.String,
  code: oneOf(importProblems),
  /** The line of the file, or the name of the record, that it is about. */
  about: Schema.optionalKey(Schema.String),
})
export type ImportProblem = typeof ImportProblem.Type

/** A row and what becomes of it. */
export const PlannedRow = Schema.Struct({
  line: Schema.Int,
  values: Schema.Record(Schema.String, Schema.Unknown),
  outcome: oneOf(importOutcomes),
  step: oneOf(importSteps),
  problems: Schema.Array(ImportProblem),
  /** It is written only where somebody says so. */
  isAsked: Schema.Boolean,
  isTicked: Schema.Boolean,
  record: Schema.NullOr(Schema.Struct({ _id: RecordId, label: Schema.String })),
  changes: Schema.Array(
    Schema.Struct({
      field: Schema.String,
      old: Schema.optionalKey(Schema.Unknown),
      new: Schema.optionalKey(Schema.Unknown),
    }),
  ),
})
export type PlannedRow = typeof PlannedRow.Type

/** One page of an import's rows. */
export const PlannedRows = resultPage(PlannedRow)

/** An import of rows into one list, with how many of them end how. */
export const ImportRun = entity({
  _id: RecordId,
  list: Schema.String,
  fileName: Schema.String,
  status: oneOf(importStatuses),
  rows: Schema.Int,
  created: Schema.Int,
  updated: Schema.Int,
  unchanged: Schema.Int,
  refused: Schema.Int,
  /** Rows among those created or updated that wait for somebody's word. */
  asked: Schema.Int,
  /** Rows that are not planned yet. */
  open: Schema.Int,
  written: Schema.Int,
  undone: Schema.Int,
  /** Rows that could not be taken back, since their records were changed. */
  kept: Schema.Int,
  appliedAt: Schema.NullOr(Moment),
  /** Until then it can be undone. */
  undoUntil: Schema.NullOr(Moment),
})
export type ImportRun = typeof ImportRun.Type
