import * as Effect from "effect/Effect"
import type { ImportedRow, ImportRun, ImportStatus } from "../contract/importing/importRun.ts"
import { imports as calls } from "../contract/importing/imports.ts"
import { importLimits } from "../contract/importing/importLimits.ts"
import { ImportRefused } from "../contract/importing/refusals.ts"
import { callsOf } from "../contract/resource/calls.ts"
import { mayWrite } from "../contract/resource/mayWrite.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import { Forbidden, NotFound } from "../contract/wire/refusals.ts"
import type { Handler, HandlerInput } from "./Handler.ts"
import { callList, dryRun, type ImportPlace, type KeptImportRow, writeRow } from "./importMemory.ts"
import { pageOf } from "./pageOf.ts"
import { idOf } from "./readInput.ts"
import type { ResourceMemory } from "./resourceMemory.ts"

interface KeptRun {
  readonly _id: number
  readonly place: ImportPlace
  readonly fileName: string
  readonly rows: Map<number, KeptImportRow>
  status: ImportStatus
  appliedAt: string | null
}

const freshRow = ({ line, values }: ImportedRow): KeptImportRow => ({
  line,
  values,
  outcome: "OPEN",
  step: "WAITING",
  problems: [],
  isAsked: false,
  isTicked: true,
  record: null,
  changes: [],
})

const shown = ({ _id, place, fileName, rows, status, appliedAt }: KeptRun): ImportRun => {
  const count = (is: (row: KeptImportRow) => boolean) => [...rows.values()].filter(is).length
  const until = appliedAt === null ? undefined : Date.parse(appliedAt) + importLimits.undoDays * 86_400_000
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

/** Refuses rows that repeat the key of an earlier one. */
const refuseRepeats = (rows: ReadonlyArray<KeptImportRow>): ReadonlyArray<KeptImportRow> => {
  const first = new Map<string, number>()
  return rows.map((row) => {
    if (!row.record || row.outcome === "REFUSED") return row
    const key = String(row.record._id)
    const line = first.get(key)
    if (line === undefined) first.set(key, row.line)
    return line === undefined
      ? row
      : { ...row, outcome: "REFUSED", problems: [{ path: "", code: "line", about: String(line) }] }
  })
}

const plan = (run: KeptRun) =>
  dryRun(
    run.place,
    Effect.map(
      Effect.forEach([...run.rows.values()], (row) => writeRow(run.place, freshRow(row))),
      (rows) => {
        for (const row of refuseRepeats(rows))
          run.rows.set(row.line, { ...row, record: row.outcome === "CREATED" ? null : row.record })
        run.status = "PLANNED"
        return shown(run)
      },
    ),
  )

const apply = (run: KeptRun, ticked: ReadonlyArray<number>) =>
  Effect.map(
    Effect.forEach([...run.rows.values()], (row) => {
      const isWritten = row.outcome === "CREATED" || row.outcome === "UPDATED"
      if (!isWritten || (row.isAsked && !ticked.includes(row.line))) return Effect.succeed(row)
      return Effect.map(writeRow(run.place, { ...row, isTicked: true }), (written) =>
        written.outcome === "REFUSED" ? written : { ...written, step: "WRITTEN" as const },
      )
    }),
    (rows) => {
      for (const row of rows) run.rows.set(row.line, row)
      run.status = "DONE"
      run.appliedAt = new Date().toISOString()
      return shown(run)
    },
  )

/** Takes one row back, unless somebody changed its record since. */
const takeBack = (place: ImportPlace, row: KeptImportRow): Effect.Effect<KeptImportRow> => {
  const { table, resource } = place.memory
  const record = table.rows.get(Number(row.record?._id))
  const kept: KeptImportRow = { ...row, step: "KEPT", problems: [{ path: "", code: "stale" }] }
  if (!record) return Effect.succeed({ ...row, step: "UNDONE" })
  if (record.version !== row.version) return Effect.succeed(kept)
  const { remove, save } = callsOf(resource)
  const params = { id: record._id }
  const work = row.before
    ? callList(place, save, { params, body: { ...row.before, version: record.version } })
    : callList(place, remove, { params })
  return work.pipe(
    Effect.as<KeptImportRow>({ ...row, step: "UNDONE" }),
    Effect.catch(() => Effect.succeed<KeptImportRow>({ ...kept, problems: [{ path: "", code: "inUse" }] })),
  )
}

const undo = (run: KeptRun) =>
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

/** The runs there are, and the one a call is about. */
const makeRuns = () => {
  const runs = new Map<number, KeptRun>()
  const one = (
    input: HandlerInput,
    ...statuses: ReadonlyArray<ImportStatus>
  ): Effect.Effect<KeptRun, NotFound | ImportRefused> => {
    const run = runs.get(idOf(input))
    if (!run) return Effect.fail(new NotFound())
    return statuses.length === 0 || statuses.includes(run.status)
      ? Effect.succeed(run)
      : Effect.fail(new ImportRefused({ status: run.status }))
  }
  const add = (place: ImportPlace, fileName: string): KeptRun => {
    const _id = runs.size + 1
    const run: KeptRun = { _id, place, fileName, rows: new Map(), status: "OPEN", appliedAt: null }
    runs.set(_id, run)
    return run
  }
  return { one, add }
}

const put = (run: KeptRun, rows: ReadonlyArray<ImportedRow>) => {
  for (const row of rows) run.rows.set(row.line, freshRow(row))
  run.status = "OPEN"
  return shown(run)
}

const pageIn = ({ rows }: KeptRun, query: unknown) => {
  const {
    outcome,
    pageIn: pageNumber = 0,
    pageOut: pageSize = 10,
  } = query as {
    readonly outcome?: string
    readonly pageIn?: number
    readonly pageOut?: number
  }
  const isWanted = (row: KeptImportRow) =>
    outcome === undefined || row.outcome === outcome || (outcome === "ASKED" && row.isAsked)
  const found = [...rows.values()].filter(isWanted).toSorted((row, other) => row.line - other.line)
  return pageOf(found, { pageNumber, pageSize })
}

const open = ["OPEN", "PLANNING", "PLANNED"] as const

/** Handlers for imports; what the server leaves to a job is done at once. */
export const importHandlers = (
  memories: ReadonlyArray<ResourceMemory>,
  handlers: ReadonlyMap<Endpoint, Handler>,
): ReadonlyArray<readonly [Endpoint, Handler]> => {
  const { one, add } = makeRuns()
  const begin: Handler = ({ body }) => {
    const { list, owner, fileName } = body as (typeof calls.begin)["body"]["Type"]
    const memory = memories.find(({ resource }) => resource.name === list)
    if (!memory || memory.resource.readOnly) return Effect.fail(new NotFound())
    if (!mayWrite(memory.resource, memory.lists.user)) return Effect.fail(new Forbidden({ needs: [] }))
    const place = { memory, handlers, owner: owner === undefined ? undefined : Number(owner) }
    return Effect.succeed(shown(add(place, fileName)))
  }
  const putRows: Handler = (input) =>
    Effect.map(one(input, ...open), (run) =>
      put(run, (input.body as { readonly rows: ReadonlyArray<ImportedRow> }).rows),
    )
  const applyRun: Handler = (input) =>
    Effect.flatMap(one(input, "PLANNED"), (run) =>
      apply(run, (input.body as { readonly ticked: ReadonlyArray<number> }).ticked),
    )
  return [
    [calls.begin, begin],
    [calls.get, (input) => Effect.map(one(input), shown)],
    [calls.put, putRows],
    [calls.rows, (input) => Effect.map(one(input), (run) => pageIn(run, input.query))],
    [calls.plan, (input) => Effect.flatMap(one(input, ...open), plan)],
    [calls.apply, applyRun],
    [calls.undo, (input) => Effect.flatMap(one(input, "DONE", "STOPPED"), undo)],
  ]
}
