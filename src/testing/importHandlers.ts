import * as Effect from "effect/Effect"
import type { ImportedRow } from "../contract/importing/importRun.ts"
import { imports as calls } from "../contract/importing/imports.ts"
import { mayWrite } from "../contract/resource/mayWrite.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import { Forbidden, NotFound } from "../contract/wire/refusals.ts"
import type { Handler } from "./Handler.ts"
import { dryRun, freshRow, type KeptImportRow, writeRow } from "./importMemory.ts"
import { type ImportRuns, type KeptRun, shown, undo } from "./importRuns.ts"
import { pageOf } from "./pageOf.ts"
import type { ResourceMemory } from "./resourceMemory.ts"

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
  { one, add }: ImportRuns,
): ReadonlyArray<readonly [Endpoint, Handler]> => {
  const begin: Handler = ({ body }) => {
    const { list, owner, fileName } = body as (typeof calls.begin)["body"]["Type"]
    const memory = memories.find(({ resource }) => resource.name === list)
    if (!memory || memory.resource.readOnly) return Effect.fail(new NotFound())
    if (!mayWrite(memory.resource, memory.lists.user)) return Effect.fail(new Forbidden({ needs: [] }))
    const place = { memory, handlers, owner: owner === undefined ? undefined : Number(owner) }
    return Effect.succeed(shown(add(place, "FILE", fileName)))
  }
  const putRows: Handler = (input) =>
    Effect.map(one(input, "FILE", ...open), (run) =>
      put(run, (input.body as { readonly rows: ReadonlyArray<ImportedRow> }).rows),
    )
  const applyRun: Handler = (input) =>
    Effect.flatMap(one(input, "FILE", "PLANNED"), (run) =>
      apply(run, (input.body as { readonly ticked: ReadonlyArray<number> }).ticked),
    )
  return [
    [calls.begin, begin],
    [calls.get, (input) => Effect.map(one(input, undefined), shown)],
    [calls.put, putRows],
    [calls.rows, (input) => Effect.map(one(input, undefined), (run) => pageIn(run, input.query))],
    [calls.plan, (input) => Effect.flatMap(one(input, "FILE", ...open), plan)],
    [calls.apply, applyRun],
    [calls.undo, (input) => Effect.flatMap(one(input, "FILE", "DONE", "STOPPED"), undo)],
  ]
}
