import { isGiven } from "../contract/resource/body.ts"
import { dayAfter, dayAt } from "../contract/companies/zonedTime.ts"
import { valueAt } from "../contract/resource/datedItems.ts"
import { derivedStatus } from "../contract/resource/derivedStatus.ts"
import { endsByItself, isOverdue, isUndone } from "../contract/resource/finishing.ts"
import { filterWay, type FilterWay } from "../contract/resource/filter.ts"
import { type DayOrPeriod, isValidOn } from "../contract/resource/validity.ts"
import type { Resource } from "../contract/resource/resource.ts"
import { zoneOf } from "../contract/places/zoneOf.ts"
import { withRates } from "./workedOut.ts"
import type { Values } from "./resourceValues.ts"
import { textFinder } from "../contract/search/searchTexts.ts"
import { entryOf } from "../contract/wire/entryOf.ts"

/** A record of a described list as the memory keeps it. */
export interface KeptRow {
  readonly _id: number
  readonly version: number
  readonly createdAt: string
  readonly updatedAt: string
  readonly owner: number | null
  /** The time zone of its store's clock. */
  readonly timeZone?: string | undefined
  readonly status: string | undefined
  readonly position: number
  /** Besides its items something is still to be done: a contract in force whose amendment waits to be accepted. */
  readonly awaits?: boolean
  readonly values: Values
}

/** Returns the value of one field of a record, including the fields every record has. */
export const storedValue = (resource: Resource, row: KeptRow, name: string): unknown => {
  if (name === "status") return statusOf(resource, row)
  return Object.hasOwn(resource.fields, name)
    ? valueAt(resource, { ...withRates(resource, row.values), owner: row }, name)
    : entryOf(row, name)
}

/** A record's status now: what was written, and what follows from time and its fields. */
export const statusOf = (resource: Resource, row: KeptRow): string | undefined =>
  derivedStatus(resource, row.status, row.values, Date.now(), zoneOf(row))

const hasPart = (value: unknown, expected: string) => textFinder(expected)(String(value ?? ""))

/** The day of a moment by the clock of a zone; a day is its own. */
const dayOf = (value: string, zone: string) => (value.length === 10 ? value : dayAt(Date.parse(value), zone))

const isBetween = <A extends string | number>(
  value: A,
  { from, to }: { readonly from?: A; readonly to?: A },
) => (from === undefined || value >= from) && (to === undefined || value <= to)

/** Checks by filter kind: true if a value matches the filter. */
const fits: Readonly<Record<FilterWay, (value: unknown, expected: never, zone: string) => boolean>> = {
  values: (value, expected: ReadonlyArray<unknown>) =>
    [value ?? false].flat().some((one) => expected.map(String).includes(String(one))),
  numbers: (value, expected: object) => typeof value === "number" && isBetween(value, expected),
  validity: () => true,
  ending: () => true,
  undone: () => true,
  handledBy: () => true,
  overdue: () => true,
  days: (value, expected: object, zone) =>
    typeof value === "string" && isBetween(dayOf(value, zone), expected),
  part: (value, expected: string | null) => (expected === null ? !isGiven(value) : hasPart(value, expected)),
  presence: (value, expected: boolean) => isGiven(value) === expected,
  none: () => true,
}

type ValueOf = (name: string) => unknown

/** Filters that are about more than one field. */
const wholeRecord: Readonly<
  Partial<Record<string, (resource: Resource, valueOf: ValueOf, expected: unknown, zone: string) => boolean>>
> = {
  validOn: (resource, valueOf, expected, zone) => isValidOn(resource, valueOf, expected as DayOrPeriod, zone),
  undone: (resource, valueOf, expected) =>
    isUndone(resource, valueOf, valueOf("awaits") === true) === expected,
  handledBy: (resource, valueOf, expected) => {
    const handler = valueOf(resource.handler ?? "") ?? null
    return (expected as ReadonlyArray<unknown>).some((one) => one === handler)
  },
  overdue: (resource, valueOf, expected) => isOverdue(resource, valueOf) === expected,
  endingWithin: (resource, valueOf, expected, zone) => {
    const [end, today] = [valueOf(resource.ending ?? ""), dayAt(Date.now(), zone)]
    const isSoon = typeof end === "string" && today <= end && end <= dayAfter(today, Number(expected))
    return isSoon && endsByItself(resource, valueOf)
  },
}

/** The values a list's search looks at in a record: its searched fields, and those of the items of its lists. */
const searchedTexts = ({ fields }: Resource, valueOf: ValueOf): ReadonlyArray<unknown> =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (field.rules.searched) return [valueOf(name)]
    const parts = Object.entries(field.fields ?? {}).filter(([, { rules }]) => rules.searched)
    const items = parts.length > 0 ? ((valueOf(name) ?? []) as ReadonlyArray<Values>) : []
    return items.flatMap((item) => parts.map(([part]) => item[part]))
  })

/** True if a record has what a list is asked for, by the value it holds under each name and the clock of its store. */
export const hasValues = (
  resource: Resource,
  valueOf: (name: string) => unknown,
  { search, ...filter }: Values,
  timeZone = zoneOf(undefined),
): boolean => {
  const isSearched =
    search === undefined || searchedTexts(resource, valueOf).some((text) => hasPart(text, String(search)))
  return (
    isSearched &&
    Object.entries(filter).every(
      ([name, expected]) =>
        expected === undefined ||
        (wholeRecord[name]?.(resource, valueOf, expected, timeZone) ??
          fits[filterWay(resource, name)](valueOf(name), expected as never, timeZone)),
    )
  )
}

/** True if a record matches a list's filter. */
export const isFound = (resource: Resource, row: KeptRow, filter: Values): boolean =>
  hasValues(resource, (name) => storedValue(resource, row, name), filter, zoneOf(row))
