import * as Effect from "effect/Effect"
import type { ImportRun, ImportStatus } from "../contract/importing/importRun.ts"
import { undoHours } from "../contract/importing/undoHours.ts"
import { ImportRefused } from "../contract/importing/refusals.ts"
import { callsOf } from "../contract/resource/calls.ts"
import { NotFound } from "../contract/wire/refusals.ts"
import type { HandlerInput } from "./Handler.ts"
import { callList, type ImportPlace, type KeptImportRow } from "./importMemory.ts"
import { idOf } from "./readInput.ts"

/** An import in memory, or a change of prices. */
export interface KeptRun {
  readonly _id: number
  readonly kind: "FILE" | "PRICES"
  readonly place: ImportPlace
  readonly fileName: string
  readonly rows: Map<number, KeptImportRow>
  status: ImportStatus
  appliedAt: string | null
}

/** An import as its author is told of it. */
export const shown = ({ _id, kind, place, fileName, rows, status, appliedAt }: KeptRun): ImportRun => {
  const count = (is: (row: KeptImportRow) => boolean) => [...rows.values()].filter(is).length
  const until = appliedAt === null ? undefined : Date.parse(appliedAt) + undoHours[kind] * 3_600_000
  return {
    _id,
    list: place.memory.resource.name,
    fileName,
    status,
    rows: rows.size,
    created: count(({ outcome }) => outcome === "CREATED"),
    updated: count(({ outcome }) => outcome === "UPDATED"),
    unchanged: count(({ outcome }) => outcome === "UNCHANGED"),
    refused: count(({ outcome }) => outcome === "REFUSED"),
    asked: count(({ isAsked }) => isAsked),
    open: count(({ outcome }) => outcome === "OPEN"),
    written: count(({ step }) => step === "WRITTEN"),
    undone: count(({ step }) => step === "UNDONE"),
    kept: count(({ step }) => step === "KEPT"),
    appliedAt,
    undoUntil: until === undefined ? null : new Date(until).toISOString(),
  }
}

/** Takes one row back, unless somebody changed its record since. */
const takeBack = (place: ImportPlace, row: KeptImportRow): Effect.Effect<KeptImportRow> => {
  const { table, resource } = place.memory
  const record = table.rows.get(Number(row.record?._id))
  const keptRow: KeptImportRow = { ...row, step: "KEPT", problems: [{ path: "", code: "stale" }] }
  if (!record) return Effect.succeed({ ...row, step: "UNDONE" })
  if (record.version !== row.version) return Effect.succeed(keptRow)
  const { remove, save } = callsOf(resource)
  const params = { id: record._id }
  const work = row.before
    ? callList(place, save, { params, body: { ...row.before, version: record.version } })
    : callList(place, remove, { params })
  return work.pipe(
    Effect.as<KeptImportRow>({ ...row, step: "UNDONE" }),
    Effect.catch(() =>
      Effect.succeed<KeptImportRow>({ ...keptRow, problems: [{ path: "", code: "inUse" }] }),
    ),
  )
}

/** Takes an import back. */
export const undo = (run: KeptRun) =>
  Effect.map(
    Effect.forEach([...run.rows.values()].toReversed(), (row) =>
      row.step === "WRITTEN" ? takeBack(run.place, row) : Effect.succeed(row),
    ),
    (rows) => {
      for (const row of rows) run.rows.set(row.line, row)
      run.status = "UNDONE"
      return shown(run)
    },
  )

/** The imports there are, and the one a call is about. */
export const importRuns = () => {
  const runs = new Map<number, KeptRun>()
  const one = (
    input: HandlerInput,
    kind: KeptRun["kind"] | undefined,
    ...statuses: ReadonlyArray<ImportStatus>
  ): Effect.Effect<KeptRun, NotFound | ImportRefused> => {
    const run = runs.get(idOf(input))
    if (!run || (kind !== undefined && run.kind !== kind)) return Effect.fail(new NotFound())
    return statuses.length === 0 || statuses.includes(run.status)
      ? Effect.succeed(run)
      : Effect.fail(new ImportRefused({ status: run.status }))
  }
  const add = (place: ImportPlace, kind: KeptRun["kind"], fileName: string): KeptRun => {
    const _id = runs.size + 1
    const run: KeptRun = { _id, kind, place, fileName, rows: new Map(), status: "OPEN", appliedAt: null }
    runs.set(_id, run)
    return run
  }
  return { one, add }
}

export type ImportRuns = ReturnType<typeof importRuns>
