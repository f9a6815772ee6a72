import { dayAt } from "../companies/zonedTime.ts"
import { limits } from "../limits.ts"
import { zoneOf } from "../places/zoneOf.ts"
import { datedList } from "./datedList.ts"
import { hasBegun } from "./fixed.ts"
import { spelledItem } from "./listItems.ts"
import type { Resource } from "./resource.ts"

type Values = Readonly<Record<string, unknown>>
type Items = ReadonlyArray<Values>
/** The day it is where the platform is, at an instant in milliseconds since 1970; now unless told. */
export const platformDay = (now = Date.now()): string => dayAt(now, limits.timeZone)

/** The day it is by a store's clock, at an instant in milliseconds since 1970; now unless told. */
export const storeDay = (store: Parameters<typeof zoneOf>[0], now = Date.now()): string =>
  dayAt(now, zoneOf(store))

/**
 * Returns a field's value at an instant, now by default: the record's value, or that of the latest dated item whose day
 * has come (on the same day, the last in the list).
 */
export const valueAt = (resource: Resource, row: Values, name: string, now = Date.now()): unknown => {
  const [list = "", field, day = ""] = datedList(resource) ?? []
  if (field?.fields?.[name] === undefined) return row[name]
  const today = storeDay(row["owner"] as object | null | undefined, now)
  const latest = ((row[list] ?? []) as Items)
    .filter((item) => String(item[day]) <= today && item[name] !== null && item[name] !== undefined)
    .toSorted((one, other) => String(one[day]).localeCompare(String(other[day])))
    .at(-1)
  return latest ? latest[name] : row[name]
}

/**
 * Returns the problems of a save's dated items: an item already in effect was changed, or a new one would take effect
 * before today. In a record with its first status none is in effect yet.
 */
export const datedProblems = (
  resource: Resource,
  record: { readonly status?: string | undefined; readonly owner?: unknown },
  before: Values,
  after: Values,
  now = Date.now(),
): ReadonlyArray<readonly [path: string, code: "unknown" | "invalid"]> => {
  const [list = "", field, day = ""] = datedList(resource) ?? []
  if (!field?.fields || !hasBegun(resource, record)) return []
  const { fields } = field
  const today = storeDay(record.owner as object | null | undefined, now)
  const next = (after[list] ?? []) as Items
  const counting = ((before[list] ?? []) as Items).filter((item) => String(item[day]) <= today)
  const currentItems = new Set(counting.map((item) => spelledItem(fields, item)))
  const there = new Set(next.map((item) => spelledItem(fields, item)))
  const late = next.flatMap((item, at) =>
    String(item[day]) < today && !currentItems.has(spelledItem(fields, item))
      ? [[`${list}.${at}.${day}`, "invalid"] as const]
      : [],
  )
  return [...currentItems].every((one) => there.has(one)) ? late : [[list, "unknown"], ...late]
}
