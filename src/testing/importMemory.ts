import * as Effect from "effect/Effect"
import { askedProblems } from "../contract/importing/askedProblems.ts"
import { decodersOf, refusedProblems } from "../contract/importing/importedValues.ts"
import type { ImportedRow, ImportProblem, PlannedRow } from "../contract/importing/importRun.ts"
import { isRepeated, keysOf } from "../contract/importing/recordKeys.ts"
import { callsOf } from "../contract/resource/calls.ts"
import { recordTitle } from "../contract/resource/recordTitle.ts"
import { NotFound } from "../contract/wire/refusals.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import type { Numbered } from "../contract/wire/recordId.ts"
import { sameJson } from "../contract/wire/sameJson.ts"
import type { Handler } from "./Handler.ts"
import type { KeptRow } from "./resourceFilter.ts"
import type { ResourceMemory } from "./resourceMemory.ts"
import { storedValues, type Values } from "./resourceValues.ts"

/** A row of an import in memory, with what takes it back. */
export interface KeptImportRow extends Numbered<PlannedRow> {
  readonly before?: Values
  readonly version?: number
}

/** A row as it comes, of which nothing is known yet. */
export const freshRow = ({ line, values }: ImportedRow): KeptImportRow => ({
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

/** A list that rows are brought into, and whose their records are. */
export interface ImportPlace {
  readonly memory: ResourceMemory
  readonly handlers: ReadonlyMap<Endpoint, Handler>
  readonly owner: number | undefined
}

const refused = (row: KeptImportRow, problems: ReadonlyArray<ImportProblem>): KeptImportRow => ({
  ...row,
  outcome: "REFUSED",
  problems,
})

const owned = ({ memory: { table }, owner }: ImportPlace) =>
  [...table.rows.values()].filter((row) => owner === undefined || row.owner === owner)

/** The records a row names by its number or a key. */
const matching = (place: ImportPlace, { _id: id }: Values, stored: Values): ReadonlyArray<KeptRow> => {
  const { resource } = place.memory
  if (typeof id === "number") return owned(place).filter(({ _id }) => _id === id)
  const keys = new Set(keysOf(resource, stored))
  return owned(place).filter(({ values }) => keysOf(resource, values).some((key) => keys.has(key)))
}

/** Does a call of the list. */
export const callList = (
  { handlers }: ImportPlace,
  to: Endpoint,
  input: { readonly params?: object; readonly body?: Values },
): Effect.Effect<Values, object> =>
  Effect.map(
    handlers.get(to)?.({ params: {}, query: {}, body: undefined, language: "ptBr", ...input }) ??
      Effect.fail(new NotFound()),
    (answer) => answer as Values,
  )

/** Row that made a record, or changed it. */
const writtenRow = (
  place: ImportPlace,
  row: KeptImportRow,
  before: KeptRow | undefined,
  after: KeptRow,
): KeptImportRow => {
  const { resource } = place.memory
  const former = before?.values ?? {}
  const names = Object.keys(after.values).filter(
    (name) => !sameJson(former[name] ?? null, after.values[name] ?? null),
  )
  const same = before
    ? undefined
    : owned(place).find((one) => one._id !== after._id && isRepeated(resource, row.values, one.values))
  const problems: ReadonlyArray<ImportProblem> = [
    ...askedProblems(resource, former, after.values),
    ...(same ? [{ path: "", code: "same" as const, about: recordTitle(resource, same.values) }] : []),
  ]
  return {
    ...row,
    outcome: before ? "UPDATED" : "CREATED",
    problems,
    isAsked: problems.length > 0,
    isTicked: problems.length === 0 || row.isTicked,
    record: { _id: after._id, label: recordTitle(resource, after.values) },
    changes: before
      ? names.map((field) => ({ field, old: former[field] ?? null, new: after.values[field] ?? null }))
      : [],
    ...(before && { before: Object.fromEntries(names.map((name) => [name, former[name] ?? null])) }),
    version: after.version,
  }
}

/** Writes a row as a record made or saved by hand, and answers what became of it. */
export const writeRow = (place: ImportPlace, row: KeptImportRow): Effect.Effect<KeptImportRow> => {
  const { resource } = place.memory
  const { fields } = resource
  const decode = decodersOf(resource)
  const saved = decode.saved(row.values)
  if ("problems" in saved) return Effect.succeed(refused(row, saved.problems))
  const stored = storedValues(fields, saved.body)
  const found = matching(place, row.values, stored)
  const [before] = found
  if (found.length > 1) return Effect.succeed(refused(row, [{ path: "", code: "several" }]))
  const { create, save } = callsOf(resource)
  const made = before ? saved : decode.made(row.values)
  if ("problems" in made) return Effect.succeed(refused(row, made.problems))
  const changed = Object.entries(stored).filter(
    ([name, value]) => !sameJson(value, before?.values[name] ?? null),
  )
  if (before && changed.length === 0)
    return Effect.succeed({
      ...row,
      outcome: "UNCHANGED",
      record: { _id: before._id, label: recordTitle(resource, before.values) },
    })
  const owner = place.owner === undefined ? {} : { owner: place.owner }
  const write = before
    ? callList(place, save, {
        params: { id: before._id },
        body: { ...Object.fromEntries(changed), version: before.version },
      })
    : callList(place, create, { body: { ...made.body, ...owner } })
  return write.pipe(
    Effect.flatMap((answer) => place.memory.table.one(Number(answer["_id"]))),
    Effect.map((after) => writtenRow(place, row, before, after)),
    Effect.catch((failure) =>
      Effect.succeed(refused(row, refusedProblems(failure) ?? [{ path: "", code: "invalid" }])),
    ),
  )
}

/** Writes rows one after the other, and takes all of it back. */
export const dryRun = <A>({ memory }: ImportPlace, work: Effect.Effect<A>): Effect.Effect<A> =>
  Effect.suspend(() => {
    const savedTables = memory.lists.tables.map(({ table }) => [table.rows, [...table.rows]] as const)
    const lines = memory.history.length
    return Effect.tap(work, () =>
      Effect.sync(() => {
        for (const [rows, former] of savedTables) {
          rows.clear()
          for (const [id, row] of former) rows.set(id, row)
        }
        memory.history.splice(0, memory.history.length - lines)
      }),
    )
  })
