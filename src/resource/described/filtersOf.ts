import { decimalsOf } from "../../contract/resource/decimals.ts"
import type { Field } from "../../contract/resource/field.ts"
import { endingDays, filterWay, type FilterWay } from "../../contract/resource/filter.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import { hundredthsOf, numberOf } from "../../contract/wire/plainNumber.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { noPart, rangeOf, severalOf } from "../filterValue.ts"
import type { FilterInput, FilterSpec } from "../FilterSpec.ts"
import type { DescribedRow } from "./describedRow.ts"
import { foundChoices } from "./foundChoices.ts"

/** Money is sent in cents and percent in hundredths; people filter by reais and by percent. */
const hundredths: ReadonlySet<string> = new Set(["money", "percent"])

const numbersOf = ({ kind }: Field): FilterInput => ({
  kind: "numbers",
  digits: decimalsOf[kind] ?? 0,
  ...(kind === "money" && { prefix: "R$ " }),
  ...(kind === "percent" && { suffix: "%" }),
})

const between = (value: string, convert: (end: string) => unknown) => {
  const { from, to } = rangeOf(value)
  return { ...(from !== "" && { from: convert(from) }), ...(to !== "" && { to: convert(to) }) }
}

/** Values of a flag or a choice are offered; records are found by typing. */
const valuesFilter = (resource: Resource, id: string): FilterSpec<DescribedRow> => {
  const field = resource.fields[id]
  const values = field?.choices ?? (id === "status" ? resource.status?.values : undefined)
  const several = { id, input: { kind: "several" } } as const
  if (field?.kind === "flag")
    return { id, options: ["true", "false"], toFilter: (value) => ({ [id]: [value === "true"] }) }
  // One who asks for both asks for all.
  if (values && "true" in values)
    return { id, options: ["true", "false"], toFilter: (value) => ({ [id]: [value] }) }
  if (values)
    return { ...several, options: Object.keys(values), toFilter: (value) => ({ [id]: severalOf(value) }) }
  return {
    ...several,
    options: foundChoices(field?.to ?? ownersOf[resource.scope]),
    isSearched: true,
    toFilter: (value, _, idOf) => ({ [id]: severalOf(value).map(idOf) }),
  }
}

/** The owner type of each scope's records. */
export const ownersOf: Readonly<Record<Resource["scope"], string>> = {
  platform: "applications",
  application: "applications",
  franchise: "franchises",
  company: "companies",
}

/** One filter by its way; none for what cannot be filtered by. */
const filters: Readonly<
  Record<
    FilterWay,
    ((resource: Resource, id: string, user: RecordId | undefined) => FilterSpec<DescribedRow>) | undefined
  >
> = {
  values: valuesFilter,
  numbers: ({ fields }, id) => {
    const field = fields[id]
    const convert = field && hundredths.has(field.kind) ? hundredthsOf : numberOf
    return {
      id,
      options: [],
      ...(field && { input: numbersOf(field) }),
      toFilter: (value) => ({ [id]: between(value, convert) }),
    }
  },
  days: (_, id) => ({
    id,
    options: [],
    input: { kind: "days" },
    toFilter: (value) => ({ [id]: between(value, (end) => end) }),
  }),
  validity: (_, id) => ({
    id,
    options: [],
    input: { kind: "day" },
    toFilter: (value) => ({ [id]: value }),
  }),
  ending: (_, id) => ({
    id,
    options: endingDays.map(String),
    toFilter: (value) => ({ [id]: Number(value) }),
  }),
  undone: (_, id) => ({
    id,
    options: ["true", "false"],
    toFilter: (value) => ({ [id]: value === "true" }),
  }),
  overdue: (_, id) => ({
    id,
    options: ["true", "false"],
    toFilter: (value) => ({ [id]: value === "true" }),
  }),
  handledBy: (_, id, user) => ({
    id,
    options: user === undefined ? ["nobody"] : ["me", "nobody"],
    toFilter: (value) => ({ [id]: [value === "me" && user !== undefined ? user : null] }),
  }),
  part: ({ fields }, id) => ({
    id,
    options: [],
    input: { kind: "part", mayBeNone: !fields[id]?.rules.required },
    toFilter: (value) => ({ [id]: value === noPart ? null : value.trim() }),
  }),
  presence: (_, id) => ({
    id,
    options: ["true", "false"],
    toFilter: (value) => ({ [id]: value === "true" }),
  }),
  none: undefined,
}

/** The filters of a described list, as this user has them. */
export const filtersOf = (resource: Resource, user?: RecordId): ReadonlyArray<FilterSpec<DescribedRow>> =>
  resource.filters.flatMap((id) => filters[filterWay(resource, id)]?.(resource, id, user) ?? [])
