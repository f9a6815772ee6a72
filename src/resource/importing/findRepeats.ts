import * as Effect from "effect/Effect"
import type { Api } from "../../api/api.ts"
import { callsOf } from "../../contract/resource/calls.ts"
import { recordTitle } from "../../contract/resource/recordTitle.ts"
import type { Resource, RowOf } from "../../contract/resource/resource.ts"
import { limits } from "../../contract/limits.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { problemsOf } from "../described/recordProblems.ts"
import { createdBody, savedBody, textsOf } from "../described/recordTexts.ts"
import type { CellProblem, ImportRow } from "./importRows.ts"
import { isRepeated, keysOf, marksOf, searchOf } from "../../contract/importing/recordKeys.ts"

type Raw = Readonly<Record<string, unknown>>

/** A record that has the key of a line, and the body that makes it say what the line says. */
export interface RecordUpdate {
  readonly row: RowOf<Resource>
  readonly changes: Raw
}

/** The same as an earlier line of the file, or as a record that is there already; one with the line's key may be updated. */
export type Repeat = { readonly line: number } | { readonly name: string; readonly update?: RecordUpdate }

/** Lines compared with the records there are, by their numbers. */
export interface ComparedLines {
  /** Lines that would make a record twice. */
  readonly repeats: ReadonlyMap<number, Repeat>
  /** Lines that can neither make a record nor update one, with the reasons. */
  readonly refused: ReadonlyMap<number, ReadonlyArray<CellProblem>>
}

const repeatsWithin = (resource: Resource, lines: ReadonlyArray<readonly [number, Raw]>) => {
  const seenLines = new Map<string, number>()
  return lines.flatMap(([line, values]): ReadonlyArray<readonly [number, Repeat]> => {
    const marks = [...marksOf(resource, values), JSON.stringify(values)]
    const first = marks.map((mark) => seenLines.get(mark)).find((one) => one !== undefined)
    for (const mark of marks) if (!seenLines.has(mark)) seenLines.set(mark, line)
    return first === undefined ? [] : [[line, { line: first }]]
  })
}

/** Lines that are to be imported. */
export interface RepeatSearch {
  readonly rows: ReadonlyArray<ImportRow>
  /** The fields their file brings. */
  readonly fields: ReadonlySet<string | undefined>
  readonly owner: RecordId | undefined
  /** The time zone of the clock their moments are of. */
  readonly timeZone: string
}

/** A record that is there already, and the body that would make it. */
interface KnownRecord {
  readonly row: RowOf<Resource>
  readonly values: Raw
}

/** An owner's records that a text finds: the newest, or all of them where the text is a key that others may contain. */
const recordsFound = Effect.fnUntraced(function* (
  api: Api,
  resource: Resource,
  { owner, timeZone }: RepeatSearch,
  { text, isKey }: { readonly text: string; readonly isKey: boolean },
) {
  const rows: Array<RowOf<Resource>> = []
  for (let pageNumber = 0; pageNumber === 0 || isKey; pageNumber += 1) {
    const { items, totalCount } = yield* api.call(callsOf(resource).find, {
      body: {
        filter: { search: text, ...(owner !== undefined && { owner: [owner] }) } as never,
        sortField: "id",
        sortOrder: "desc",
        pageNumber,
        pageSize: limits.list.maxPageSize,
      },
    })
    rows.push(...items)
    if (items.length === 0 || rows.length >= totalCount) break
  }
  return rows.map((row): KnownRecord => ({
    row,
    values: createdBody(resource, textsOf(resource, row, timeZone), timeZone),
  }))
})

interface ImportLine {
  readonly row: ImportRow
  /** The values the file brings. */
  readonly values: Raw
}

/** The update of a record by a line, or what is wrong with it; an empty cell leaves its field as it is. */
const updateOf = (
  resource: Resource,
  { fields, timeZone }: RepeatSearch,
  { texts }: ImportRow,
  { row }: KnownRecord,
): RecordUpdate | ReadonlyArray<CellProblem> => {
  const known = textsOf(resource, row, timeZone)
  const filled = Object.entries(texts).filter(
    ([name, text]) => fields.has(name) && text !== "" && !resource.fields[name]?.rules.masked,
  )
  const next = { ...known, ...Object.fromEntries(filled) }
  const problems = Object.entries(problemsOf(resource, next, false, known, timeZone))
  if (problems.length > 0)
    return problems.map(([name, problem]) => ({ name, problem, cell: next[name] ?? "" }))
  return { row, changes: savedBody(resource, known, next, timeZone) }
}

/** A line compared with the records its text finds: what it repeats, or why it is left out; undefined for a new one. */
const comparison = (
  resource: Resource,
  search: RepeatSearch,
  { row, values }: ImportLine,
  records: ReadonlyArray<KnownRecord>,
): Repeat | ReadonlyArray<CellProblem> | undefined => {
  const keys = new Set(keysOf(resource, values))
  const [same, ...others] = records.filter((record) =>
    keysOf(resource, record.values).some((key) => keys.has(key)),
  )
  const repeated = same ?? records.find((record) => isRepeated(resource, values, record.values))
  if (repeated === undefined) return row.missing.length > 0 ? row.missing : undefined
  const name = String(values[resource.title] ?? recordTitle(resource, repeated.row))
  if (same === undefined || others.length > 0) return { name }
  const update = updateOf(resource, search, row, same)
  return "changes" in update ? { name, update } : update
}

const isRefused = (
  found: Repeat | ReadonlyArray<CellProblem> | undefined,
): found is ReadonlyArray<CellProblem> => Array.isArray(found)

/** Compares the lines of an import with each other, and with the records an owner has already. */
export const findRepeats = Effect.fnUntraced(function* (api: Api, resource: Resource, search: RepeatSearch) {
  const { rows, fields, timeZone } = search
  const lines = rows.map((row): ImportLine => {
    const values = Object.entries(createdBody(resource, row.texts, timeZone)).filter(([name]) =>
      fields.has(name),
    )
    return { row, values: Object.fromEntries(values) }
  })
  const within = new Map(
    repeatsWithin(
      resource,
      lines.map(({ row, values }) => [row.line, values]),
    ),
  )
  const found = yield* Effect.forEach(
    lines.filter(({ row }) => !within.has(row.line)),
    (line) => {
      const { values } = line
      const sought = { text: searchOf(resource, values), isKey: keysOf(resource, values).length > 0 }
      return Effect.map(
        recordsFound(api, resource, search, sought),
        (records) => [line.row.line, comparison(resource, search, line, records)] as const,
      )
    },
    { concurrency: 4 },
  )
  const repeats = [
    ...within,
    ...found.flatMap(([line, one]) => (one && !isRefused(one) ? [[line, one] as const] : [])),
  ]
  return {
    repeats: new Map(repeats.toSorted(([one], [other]) => one - other)),
    refused: new Map(found.flatMap(([line, one]) => (isRefused(one) ? [[line, one] as const] : []))),
  } satisfies ComparedLines
})
