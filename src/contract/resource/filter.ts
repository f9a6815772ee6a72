import * as Schema from "effect/Schema"
import { limits } from "../limits.ts"
import { someOf } from "../wire/someOf.ts"
import { Search, Text } from "../wire/text.ts"
import { RecordId } from "../wire/recordId.ts"
import type { Field, Kind } from "./field.ts"
import type { Resource } from "./resource.ts"
import type { Codec } from "./wire.ts"
import { GivenDay } from "../wire/years.ts"
import { entryOf } from "../wire/entryOf.ts"

/**
 * Ways to filter a list by a field: by values, by a range, by a day on which it is valid, by how soon it ends, by a
 * part of the text, by presence, by open or overdue work, or by assignee.
 */
export type FilterWay =
  | "values"
  | "numbers"
  | "days"
  | "validity"
  | "ending"
  | "part"
  | "presence"
  | "undone"
  | "handledBy"
  | "overdue"
  | "none"

/** The way of each kind. */
const ways: Readonly<Record<Kind, FilterWay>> = {
  text: "part",
  lines: "part",
  code: "part",
  email: "part",
  link: "presence",
  colour: "none",
  cpf: "part",
  cnpj: "part",
  phone: "part",
  count: "numbers",
  decimal: "numbers",
  percent: "numbers",
  money: "numbers",
  flag: "values",
  choice: "values",
  choices: "values",
  day: "days",
  moment: "days",
  time: "none",
  reference: "values",
  references: "values",
  image: "presence",
  file: "presence",
  hours: "none",
  place: "presence",
  area: "presence",
  list: "presence",
}

/** From one value to another, both included; either may be left out. */
const between = (value: Codec): Codec =>
  Schema.Struct({ from: Schema.optionalKey(value), to: Schema.optionalKey(value) })

/** A day, or a period on a part of which something counts. */
const AnyDay = GivenDay("any")
const DayOrPeriod = Schema.Union([AnyDay, between(AnyDay)])

const valueOf = ({ kind, choices = {} }: Field): Codec => {
  if (kind === "flag") return Schema.Boolean
  return kind === "choice" || kind === "choices" ? Schema.Literals(Object.keys(choices)) : RecordId
}

/** Within how many days from today a list may be asked for what ends. */
export const endingDays = [7, 30, 90] as const
const EndingDays = Schema.Literals(endingDays)

/** Users who handle records; null finds those nobody does. */
const Handlers = someOf(Schema.NullOr(RecordId))

const schemaOf: Readonly<Record<FilterWay, ((field: Field) => Codec) | undefined>> = {
  values: (field) => someOf(valueOf(field)),
  numbers: () => between(Schema.Finite),
  days: () => between(AnyDay),
  validity: () => DayOrPeriod,
  ending: () => EndingDays,
  undone: () => Schema.Boolean,
  overdue: () => Schema.Boolean,
  handledBy: () => Handlers,
  // Null finds those without the field.
  part: () => Schema.NullOr(Text(limits.text.search.max)),
  presence: () => Schema.Boolean,
  none: undefined,
}

/** Filters by what every record has. */
const framed: Readonly<Record<string, (of: Resource) => Codec>> = {
  status: ({ status }) => someOf(Schema.Literals(Object.keys(status?.values ?? {}))),
  owner: () => someOf(RecordId),
  createdAt: () => between(AnyDay),
  updatedAt: () => between(AnyDay),
  validOn: () => DayOrPeriod,
  endingWithin: () => EndingDays,
  undone: () => Schema.Boolean,
  overdue: () => Schema.Boolean,
  handledBy: () => Handlers,
}

const framedWays: Readonly<Record<string, FilterWay>> = {
  status: "values",
  owner: "values",
  createdAt: "days",
  updatedAt: "days",
  validOn: "validity",
  endingWithin: "ending",
  undone: "undone",
  overdue: "overdue",
  handledBy: "handledBy",
}

/** Files have no names that anybody would filter by: a record has some, or none. */
const wayOf = ({ kind, to }: Field): FilterWay =>
  kind === "references" && to === "files" ? "presence" : ways[kind]

/** Returns the way a resource is filtered by one of the names in its `filters`. */
export const filterWay = ({ fields }: Resource, name: string): FilterWay => {
  const field = fields[name]
  return field ? wayOf(field) : (entryOf(framedWays, name) ?? "none")
}

/** Returns the filter schema of a resource's list: the search, and each filter it names. */
export const filterSchema = (resource: Resource): Codec => {
  const filters = resource.filters.flatMap((name) => {
    const field = resource.fields[name]
    const schema = field ? schemaOf[wayOf(field)]?.(field) : framed[name]?.(resource)
    return schema ? [[name, Schema.optionalKey(schema)] as const] : []
  })
  return Schema.Struct({ search: Search, ...Object.fromEntries(filters) })
}

/** Kinds in which rows have an order. */
const sortable: ReadonlySet<Kind> = new Set([
  "text",
  "code",
  "email",
  "cpf",
  "cnpj",
  "phone",
  "count",
  "decimal",
  "percent",
  "money",
  "flag",
  "choice",
  "day",
  "moment",
  "time",
])

const named: ReadonlySet<Kind | undefined> = new Set(["text", "code", "email"])

/** True if rows are sorted by a field as names are, whatever their accents and case. */
export const isNamed = (field: Field | undefined): boolean => named.has(field?.kind)

/** Kinds whose order is that of what is worked out, too: rates are made of all that is counted, for each record of the list. */
const sortableDerived: ReadonlySet<Kind> = new Set(["count"])

/** Returns the sort fields of a resource's list: its number, its sortable columns, and its position if it has one. */
export const sortFields = ({
  fields,
  columns,
  extraColumns = [],
  order,
}: Resource): ReadonlyArray<string> => {
  const named = [...columns, ...extraColumns].filter((name) => {
    const field = fields[name]
    if (!field) return name !== "owner"
    // An order would tell what is hidden.
    if (field.rules.masked || field.rules.sorted === false) return false
    return (field.rules.derived ? sortableDerived : sortable).has(field.kind)
  })
  return [...new Set(["id", ...(order ? ["position"] : []), ...named])]
}
