import * as Effect from "effect/Effect"
import type { Api } from "../../api/api.ts"
import { callsOf } from "../../contract/resource/calls.ts"
import type { Kind } from "../../contract/resource/field.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import { limits } from "../../contract/limits.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { phoneKeyOf } from "../../contract/people/phone.ts"
import { folded } from "../../contract/search/folded.ts"
import { createdBody, textsOf } from "../described/recordTexts.ts"
import type { ImportRow } from "./importRows.ts"

type Raw = Readonly<Record<string, unknown>>

/** The same as an earlier line of the file, or as a record that is there already. */
export type Repeat = { readonly line: number } | { readonly name: string }

/** One thing has one of these, and a person or business with the same name one of those. */
const own: ReadonlySet<Kind> = new Set(["cpf", "cnpj", "code"])
const shared: ReadonlySet<Kind> = new Set(["phone", "email"])

const titleOf = ({ title }: Resource, values: Raw) => folded(String(values[title] ?? ""))

/** The fields that make two records the same: a number of their own, or their name with a phone or an address. */
const marksOf = (resource: Resource, values: Raw): ReadonlyArray<string> =>
  Object.entries(resource.fields).flatMap(([name, { kind, rules }]) => {
    const value = values[name]
    if (value === undefined || value === null || value === "") return []
    if (own.has(kind) || rules.unique) return [`${name} ${folded(String(value))}`]
    const spelled = kind === "phone" ? phoneKeyOf(String(value)) : folded(String(value))
    return shared.has(kind) ? [`${titleOf(resource, values)} ${name} ${spelled}`] : []
  })

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** True if a record has a mark of the line's, or everything the line says. */
const isRepeated = (resource: Resource, line: Raw, record: Raw): boolean => {
  const marks = new Set(marksOf(resource, record))
  return (
    marksOf(resource, line).some((mark) => marks.has(mark)) ||
    Object.entries(line).every(([name, value]) => isSame(value, record[name]))
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

/** An owner's records that a text finds, as the bodies that would make them. */
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
    ({ items }) => items.map((row): Raw => createdBody(resource, textsOf(resource, row, timeZone), timeZone)),
  )

/** Lines that would make a record twice, by their number: within the file, and of what an owner has already. */
export const findRepeats = Effect.fnUntraced(function* (api: Api, resource: Resource, search: RepeatSearch) {
  const { rows, fields, timeZone } = search
  const lines = rows.map(({ line, texts }) => {
    const values = Object.entries(createdBody(resource, texts, timeZone)).filter(([name]) => fields.has(name))
    return [line, Object.fromEntries(values) as Raw] as const
  })
  const within = new Map(repeatsWithin(resource, lines))
  const found = yield* Effect.forEach(
    lines,
    ([line, values]) =>
      within.has(line)
        ? Effect.succeed(undefined)
        : Effect.map(recordsFound(api, resource, search, searchOf(resource, values)), (all) =>
            all.some((record) => isRepeated(resource, values, record))
              ? ([line, { name: String(values[resource.title] ?? "") }] as const)
              : undefined,
          ),
    { concurrency: 4 },
  )
  const repeats: ReadonlyArray<readonly [number, Repeat]> = [
    ...within,
    ...found.flatMap((one) => (one ? [one] : [])),
  ]
  return new Map(repeats.toSorted(([one], [other]) => one - other))
})
