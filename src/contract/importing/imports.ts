import * as Schema from "effect/Schema"
import { bytesOfMegabyte } from "../bytesOfMegabyte.ts"
import { UnknownReference } from "../resource/refusals.ts"
import { limits } from "../limits.ts"
import { lazyEndpoint } from "../wire/lazyEndpoint.ts"
import { paginator } from "../wire/page.ts"
import { RecordId, RecordIdText } from "../wire/recordId.ts"
import { Text } from "../wire/text.ts"
import { importLimits } from "./importLimits.ts"
import { ImportedRow, importOutcomes, ImportRun, PlannedRows } from "./importRun.ts"
import { ImportRefused } from "./refusals.ts"

const common = { service: "main", access: "signedIn", extra: "imports" } as const
const one = { id: RecordIdText }
const answers = { success: () => ImportRun, refusals: () => [ImportRefused] }

/** Calls that bring many rows into a described list whose records the caller may write. */
export const imports = {
  begin: lazyEndpoint(
    {
      ...common,
      method: "POST",
      path: "/import",
      summary:
        "Begins an import into a list; its records will belong to this owner, or else to the caller's own.",
    },
    {
      body: () =>
        Schema.Struct({
          list: Text(limits.text.line.max),
          owner: Schema.optionalKey(RecordId),
          fileName: Text(limits.text.line.max),
        }),
      success: () => ImportRun,
      refusals: () => [UnknownReference],
    },
  ),
  get: lazyEndpoint(
    { ...common, method: "GET", path: "/import/:id", summary: "Reads how far an import is.", params: one },
    { success: () => ImportRun },
  ),
  put: lazyEndpoint(
    {
      ...common,
      method: "POST",
      path: "/import/:id/rows",
      summary:
        "Brings rows of an import, or other values of those it has; what was planned of these no longer counts.",
      params: one,
      maxBytes: bytesOfMegabyte,
    },
    {
      ...answers,
      body: () =>
        Schema.Struct({
          rows: Schema.Array(ImportedRow).check(
            Schema.isMinLength(1),
            Schema.isMaxLength(importLimits.chunk),
          ),
        }),
    },
  ),
  rows: lazyEndpoint(
    {
      ...common,
      method: "GET",
      path: "/import/:id/rows",
      summary: "Reads one page of an import's rows: those with an outcome, or those that are asked about.",
      params: one,
      query: {
        ...paginator,
        outcome: Schema.optionalKey(Schema.Literals([...importOutcomes, "ASKED"])),
      },
    },
    { success: () => PlannedRows },
  ),
  plan: lazyEndpoint(
    {
      ...common,
      method: "POST",
      path: "/import/:id/plan",
      summary:
        "Finds out what would become of the next rows by writing them and taking that back; planned once none is open.",
      params: one,
    },
    answers,
  ),
  apply: lazyEndpoint(
    {
      ...common,
      method: "POST",
      path: "/import/:id/apply",
      summary: "Has the planned rows written by a job; of those that are asked about the ones named here.",
      params: one,
    },
    {
      ...answers,
      body: () =>
        Schema.Struct({
          ticked: Schema.Array(Schema.Int).check(Schema.isMaxLength(importLimits.maxRows)),
        }),
    },
  ),
  undo: lazyEndpoint(
    {
      ...common,
      method: "POST",
      path: "/import/:id/undo",
      summary:
        "Has the written rows taken back by a job; records that somebody changed since, or that others name, stay.",
      params: one,
    },
    answers,
  ),
}
