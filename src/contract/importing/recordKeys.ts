import { limits } from "../limits.ts"
import { phoneKeyOf } from "../people/phone.ts"
import type { Field, Kind } from "../resource/field.ts"
import type { Resource } from "../resource/resource.ts"
import { folded } from "../search/folded.ts"
import { sameJson } from "../wire/sameJson.ts"

type Raw = Readonly<Record<string, unknown>>

/** A person or business with the same name has one of these. */
const shared: ReadonlySet<Kind> = new Set(["phone", "email"])

const titleOf = ({ title }: Resource, values: Raw) => folded(String(values[title] ?? ""))

const isNothing = (value: unknown) => value === undefined || value === null || value === ""

/** True if only one record has a value of the field. A code that nobody searches for, such as a currency, is of many. */
const isOwn = ({ kind, rules }: Field): boolean =>
  Boolean(rules.unique) || kind === "cpf" || kind === "cnpj" || (kind === "code" && rules.searched === true)

/** True if the field finds its record, so that a file may name the records it updates by it alone. */
export const isKey = (field: Field): boolean =>
  isOwn(field) && field.rules.searched === true && !field.rules.masked

/** True if the field's value finds its record on the server, which compares it with all there are. */
export const isKeyOfRecord = (field: Field): boolean => isOwn(field) && !field.rules.masked

/** The keys of a record: the numbers that only one thing has. */
export const keysOf = ({ fields }: Resource, values: Raw): ReadonlyArray<string> =>
  Object.entries(fields).flatMap(([name, field]) =>
    isOwn(field) && !isNothing(values[name]) ? [`${name} ${folded(String(values[name]))}`] : [],
  )

/** The fields that make two records the same: a key, or their name with a phone or an address. */
export const marksOf = (resource: Resource, values: Raw): ReadonlyArray<string> => [
  ...keysOf(resource, values),
  ...Object.entries(resource.fields).flatMap(([name, { kind }]) => {
    const value = values[name]
    if (!shared.has(kind) || isNothing(value)) return []
    const spelled = kind === "phone" ? phoneKeyOf(String(value)) : folded(String(value))
    return [`${titleOf(resource, values)} ${name} ${spelled}`]
  }),
]

/** True if a record has a mark of the line's, or everything the line says. */
export const isRepeated = (resource: Resource, line: Raw, record: Raw): boolean => {
  const marks = new Set(marksOf(resource, record))
  return (
    marksOf(resource, line).some((mark) => marks.has(mark)) ||
    Object.entries(line).every(([name, value]) => sameJson(value, record[name]))
  )
}

/** The text that finds a line's record: its code before another key, or its title. */
export const searchOf = ({ fields, title }: Resource, values: Raw): string => {
  const keys = Object.entries(fields).filter(([name, field]) => isKey(field) && !isNothing(values[name]))
  const [name] = keys.find(([, { kind }]) => kind !== "text") ?? keys[0] ?? [title]
  return String(values[name] ?? "").slice(0, limits.text.search.max)
}
