import * as Effect from "effect/Effect"
import type { Api } from "../../api/api.ts"
import { callsOf } from "../../contract/resource/calls.ts"
import type { Kind } from "../../contract/resource/field.ts"
import type { Resource, RowOf } from "../../contract/resource/resource.ts"
import { limits } from "../../contract/limits.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { phoneKeyOf } from "../../contract/people/phone.ts"
import { folded } from "../../contract/search/folded.ts"
import { createdBody, savedBody, textsOf } from "../described/recordTexts.ts"
import type { ImportRow } from "./importRows.ts"
import { sameJson } from "../../contract/wire/sameJson.ts"

type Raw = Readonly<Record<string, unknown>>

/** A record that has the key of a line, and the body that makes it say what the line says. */
export interface RecordUpdate {
  readonly row: RowOf<Resource>
  readonly changes: Raw
}

/** The same as an earlier line of the file, or as a record that is there already; one with the line's key may be updated. */
export type Repeat = { readonly line: number } | { readonly name: string; readonly update?: RecordUpdate }

/** One thing has one of these, and a person or business with the same name one of those. */
const own: ReadonlySet<Kind> = new Set(["cpf", "cnpj", "code"])
const shared: ReadonlySet<Kind> = new Set(["phone", "email"])

const titleOf = ({ title }: Resource, values: Raw) => folded(String(values[title] ?? ""))

const isNothing = (value: unknown) => value === undefined || value === null || value === ""

/** The keys of a record: the numbers that only one thing has. */
const keysOf = ({ fields }: Resource, values: Raw): ReadonlyArray<string> =>
  Object.entries(fields).flatMap(([name, { kind, rules }]) =>
    (own.has(kind) || rules.unique) && !isNothing(values[name])
      ? [`${name} ${folded(String(values[name]))}`]
      : [],
  )

/** The fields that make two records the same: a key, or their name with a phone or an address. */
const marksOf = (resource: Resource, values: Raw): ReadonlyArray<string> => [
  ...keysOf(resource, values),
  ...Object.entries(resource.fields).flatMap(([name, { kind }]) => {
    const value = values[name]
    if (!shared.has(kind) || isNothing(value)) return []
    const spelled = kind === "phone" ? phoneKeyOf(String(value)) : folded(String(value))
    return [`${titleOf(resource, values)} ${name} ${spelled}`]
  }),
]

/** True if a record has a mark of the line's, or everything the line says. */
const isRepeated = (resource: Resource, line: Raw, record: Raw): boolean => {
  const marks = new Set(marksOf(resource, record))
  return (
    marksOf(resource, line).some((mark) => marks.has(mark)) ||
    Object.entries(line).every(([name, value]) => sameJson(value, record[name]))
  )
}

/** The text a line's record would be found by: a number of its own, or its name. */
const searchOf = (resource: Resource, values: Raw): string => {
  const [name] =
    Object.entries(resource.fields).find(
      ([field, { kind, rules }]) => rules.searched && own.has(kind) && values[field],
    ) ?? []
  return String(values[name ?? resource.title] ?? "").slice(0, limits.text.search.max)
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

/** An owner's records that a text finds. */
const recordsFound = (api: Api, resource: Resource, { owner, timeZone }: RepeatSearch, search: string) =>
  Effect.map(
    api.call(callsOf(resource).find, {
      body: {
        filter: { search, ...(owner !== undefined && { owner: [owner] }) } as never,
        sortField: "id",
        sortOrder: "desc",
        pageNumber: 0,
        pageSize: limits.list.maxPageSize,
      },
    }),
    ({ items }) =>
      items.map((row): KnownRecord => ({
        row,
        values: createdBody(resource, textsOf(resource, row, timeZone), timeZone),
      })),
  )

/** The update of the one record that has the key of a line; an empty cell leaves its field as it is. */
const updateOf = (
  resource: Resource,
  { fields, timeZone }: RepeatSearch,
  { texts }: ImportRow,
  [same, ...others]: ReadonlyArray<KnownRecord>,
): RecordUpdate | undefined => {
  if (same === undefined || others.length > 0) return undefined
  const { row } = same
  const known = textsOf(resource, row, timeZone)
  const filled = Object.entries(texts).filter(
    ([name, text]) => fields.has(name) && text !== "" && !resource.fields[name]?.rules.masked,
  )
  return { row, changes: savedBody(resource, known, { ...known, ...Object.fromEntries(filled) }, timeZone) }
}

/** The record that a line would make again. */
const repeatOf = (
  resource: Resource,
  search: RepeatSearch,
  { row, values }: { readonly row: ImportRow; readonly values: Raw },
  records: ReadonlyArray<KnownRecord>,
): Repeat | undefined => {
  if (!records.some((record) => isRepeated(resource, values, record.values))) return undefined
  const keys = new Set(keysOf(resource, values))
  const keyed = records.filter((record) => keysOf(resource, record.values).some((key) => keys.has(key)))
  const update = updateOf(resource, search, row, keyed)
  return { name: String(values[resource.title] ?? ""), ...(update && { update }) }
}

/** Lines that would make a record twice, by their number: within the file, and of what an owner has already. */
export const findRepeats = Effect.fnUntraced(function* (api: Api, resource: Resource, search: RepeatSearch) {
  const { rows, fields, timeZone } = search
  const lines = rows.map((row) => {
    const values = Object.entries(createdBody(resource, row.texts, timeZone)).filter(([name]) =>
      fields.has(name),
    )
    return { row, values: Object.fromEntries(values) as Raw }
  })
  const within = new Map(
    repeatsWithin(
      resource,
      lines.map(({ row, values }) => [row.line, values]),
    ),
  )
  const found = yield* Effect.forEach(
    lines,
    (line) =>
      within.has(line.row.line)
        ? Effect.succeed(undefined)
        : Effect.map(
            recordsFound(api, resource, search, searchOf(resource, line.values)),
            (records): readonly [number, Repeat] | undefined => {
              const repeat = repeatOf(resource, search, line, records)
              return repeat && [line.row.line, repeat]
            },
          ),
    { concurrency: 4 },
  )
  const repeats: ReadonlyArray<readonly [number, Repeat]> = [
    ...within,
    ...found.flatMap((one) => (one ? [one] : [])),
  ]
  return new Map(repeats.toSorted(([one], [other]) => one - other))
})
