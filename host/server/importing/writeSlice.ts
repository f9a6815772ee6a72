import * as Effect from "effect/Effect"
import { inArray, sql } from "drizzle-orm"
import { decodersOf } from "../../../src/contract/importing/importedValues.ts"
import { isRepeated } from "../../../src/contract/importing/recordKeys.ts"
import type { ImportProblem } from "../../../src/contract/importing/importRun.ts"
import { recordTitle } from "../../../src/contract/resource/recordTitle.ts"
import { type Database, query } from "../db/database.ts"
import { joinOf } from "../db/described/tables.ts"
import type { Context } from "../resource/context.ts"
import { asBody, columnValues, namedIds, type Values } from "../resource/fieldValues.ts"
import { idOf, readLocked } from "../resource/manyRecords.ts"
import type { Row } from "../resource/recordRows.ts"
import type { RuleScope } from "../resource/rules.ts"
import { writeEach } from "../resource/writeEach.ts"
import { type Creation, creationOf, insertRows, writeApart } from "./creating.ts"
import { calledSame, lockMatched, matchRows } from "./matchRows.ts"
import { recordsNamed } from "./namedRecords.ts"
import { noteWritten } from "./noteWritten.ts"
import { orProblems } from "./rowProblems.ts"
import { type Owner, refused, type SliceRow, type Touched, type Written } from "./slice.ts"
import { type Update, updateOf } from "./updating.ts"

/** A row that could be read, and the records that it names. */
interface Read {
  readonly row: SliceRow
  readonly body: Values
  readonly record: Row | undefined
}

type Outcomes = Map<number, Written>

/** The problem of a row whose record an earlier one has, by another key. */
const lineProblem = (lines: Map<number, number>, record: Row | undefined, line: number) => {
  if (!record) return undefined
  const first = lines.get(record._id)
  if (first === undefined) lines.set(record._id, line)
  return first === undefined ? undefined : ({ path: "", code: "line", about: String(first) } as const)
}

/** Rows that can be read, each with its record; what cannot be is refused. */
const readRows = Effect.fnUntraced(function* (
  context: Context,
  at: RuleScope,
  owner: Owner,
  rows: ReadonlyArray<SliceRow>,
  outcomes: Outcomes,
) {
  const { resource } = context
  const decode = decodersOf(resource)
  const sought = rows.flatMap((row, place) => {
    const decoded = decode.saved(row.values)
    if ("problems" in decoded) {
      outcomes.set(row.line, refused(decoded.problems))
      return []
    }
    const id = row.values["_id"]
    return [{ place, row, body: decoded.body, ...(typeof id === "number" && { id }) }]
  })
  const stored = sought.map((one) => ({ ...one, body: columnValues(resource.fields, one.body) }))
  const matched = yield* matchRows(context, at, owner.columns, stored)
  const ids = yield* lockMatched(context, at, owner.columns, [
    ...new Set([...matched.values()].flatMap((set) => [...set])),
  ])
  const { rows: records } = ids.length > 0 ? yield* readLocked(context, at, ids) : { rows: [] }
  const byId = new Map(records.map((record) => [idOf(record), record]))
  const lines = new Map<number, number>()
  return sought.flatMap(({ row, place, body, id }): ReadonlyArray<Read> => {
    const found = [...(matched.get(place) ?? [])].flatMap((one) => byId.get(one) ?? [])
    const problem: ImportProblem | undefined =
      found.length > 1
        ? { path: "", code: "several", about: found.map((one) => recordTitle(resource, one)).join(", ") }
        : id !== undefined && found.length === 0
          ? { path: "_id", code: "reference" }
          : lineProblem(lines, found[0], row.line)
    if (problem === undefined) return [{ row, body, record: found[0] }]
    outcomes.set(row.line, refused([problem]))
    return []
  })
})

/** True if a row is no longer what it was planned as: its record is another one, or has another version. */
const isStale = ({ row: { planned }, record }: Read): boolean =>
  planned !== undefined &&
  (planned.recordId !== (record?._id ?? null) ||
    (record !== undefined && planned.version !== (record.version ?? null)))

/** New rows without a key that are called like a record there is, and say the same: somebody is asked about those. */
const sameAsKnown = Effect.fnUntraced(function* (
  context: Context,
  at: RuleScope,
  owner: Owner,
  creations: ReadonlyArray<Creation>,
) {
  const { resource } = context
  const pairs = yield* calledSame(
    context,
    at,
    owner.columns,
    creations.map(({ columns }, place) => ({ place, body: columns })),
  )
  const ids = [...new Set(pairs.map(({ id }) => id))]
  const { rows } = ids.length > 0 ? yield* readLocked(context, at, ids) : { rows: [] }
  const byId = new Map(rows.map((row) => [idOf(row), row]))
  const problems = new Map<number, ImportProblem>()
  for (const { place, id } of pairs) {
    const [creation, record] = [creations[place], byId.get(id)]
    if (creation && record && isRepeated(resource, creation.body, asBody(resource.fields, record)))
      problems.set(creation.row.line, { path: "", code: "same", about: recordTitle(resource, record) })
  }
  return problems
})

/** Writes which records the rows name, where these are kept in tables of their own. */
const putNames = async ({ resource }: Context, tx: Database, touched: ReadonlyArray<Touched>) => {
  for (const [name, { kind }] of Object.entries(resource.fields)) {
    const naming = kind === "references" ? touched.filter(({ body }) => body[name] !== undefined) : []
    if (naming.length === 0) continue
    const join = joinOf(resource, name)
    const known = naming.filter(({ before }) => before).map(({ id }) => id)
    if (known.length > 0) await tx.delete(join).where(inArray(join.recordId, known))
    const rows = naming.flatMap(({ id, body }) =>
      namedIds(body[name]).map((targetId, position) => ({ recordId: id, targetId, position })),
    )
    if (rows.length > 0) await tx.insert(join).values(rows)
  }
}

const change = sql`updated_at = now(), version = version + 1`

/** Writes what rows change of records; answers those of which another record has a value. */
const writeUpdates = (context: Context, { tx }: RuleScope, updates: ReadonlyArray<Update>) =>
  query(async () => {
    const writes = (some: ReadonlyArray<Update>) => some.map(({ write }) => write)
    return new Map(
      await writeApart(context, tx, updates, (inner, some) =>
        writeEach(inner, context.table, writes(some), change),
      ),
    )
  })

/** Writes of the rows that could be read; a row that may not be written is refused. */
const checkRows = Effect.fnUntraced(function* (
  context: Context,
  at: RuleScope,
  owner: Owner,
  read: ReadonlyArray<Read>,
  outcomes: Outcomes,
) {
  const bodies = read.map(({ body }) => body)
  const named = yield* recordsNamed(context, at, owner, bodies)
  const updates: Array<Update> = []
  const creations: Array<Creation> = []
  for (const one of read) {
    const { row, record } = one
    const check = isStale(one)
      ? Effect.succeed(refused([{ path: "", code: "stale" }], record))
      : record
        ? orProblems(updateOf(context, at, owner, { ...one, record }, named))
        : orProblems(newRecordOf(context, at, owner, row, named))
    const checked = yield* check
    if ("write" in checked) updates.push(checked)
    else if ("columns" in checked) creations.push(checked)
    else outcomes.set(row.line, "outcome" in checked ? checked : refused(checked.problems, record))
  }
  return { updates, creations }
})

/** A row whose record is not there yet: it has all that a new one needs, or is refused. */
const newRecordOf = (
  context: Context,
  at: RuleScope,
  owner: Owner,
  row: SliceRow,
  named: ReadonlyMap<string, ReadonlySet<number>>,
) => {
  const made = decodersOf(context.resource).made(row.values)
  return "problems" in made
    ? Effect.succeed(refused(made.problems))
    : creationOf(context, at, owner, { row, body: made.body }, named)
}

/**
 * Writes rows of an import in few statements, with the checks, rules and audit lines of a write by hand; each is created,
 * changes the record that has its key, leaves it as it is, or is refused.
 */
export const writeSlice = Effect.fn("importing.writeSlice")(function* (
  context: Context,
  at: RuleScope,
  owner: Owner,
  rows: ReadonlyArray<SliceRow>,
) {
  const { rules } = context
  const outcomes: Outcomes = new Map()
  if (rules.begin) yield* rules.begin(at)
  if (rules.lock) yield* rules.lock(at.tx, [owner.columns])
  const read = yield* readRows(context, at, owner, rows, outcomes)
  const { updates, creations } = yield* checkRows(context, at, owner, read, outcomes)
  const same = yield* sameAsKnown(context, at, owner, creations)
  const unsaved = yield* writeUpdates(context, at, updates)
  const { ids, taken } = yield* insertRows(context, at, owner, creations)
  for (const [{ row }, problem] of [...unsaved, ...taken]) outcomes.set(row.line, refused([problem]))
  const touched: ReadonlyArray<Touched> = [
    ...updates.flatMap((one) =>
      unsaved.has(one) ? [] : [{ row: one.row, id: one.write.id, before: one.record, body: one.body }],
    ),
    ...creations.flatMap((one) => {
      const id = taken.has(one) ? undefined : ids.get(one)
      return id === undefined ? [] : [{ row: one.row, id, before: undefined, body: one.body }]
    }),
  ]
  yield* query(() => putNames(context, at.tx, touched))
  for (const [line, written] of yield* noteWritten(context, at, owner, touched, same))
    outcomes.set(line, written)
  return outcomes
})
