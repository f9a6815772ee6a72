import { dayAfter, dayAt, weekdayOf } from "../companies/zonedTime.ts"
import { limits } from "../limits.ts"
import { isPresentBy } from "./body.ts"
import type { Fields } from "./field.ts"
import type { DerivedStatus, Resource } from "./resource.ts"
import { shareOf } from "./share.ts"

type Values = Readonly<Record<string, unknown>>

/** An instant, in milliseconds since 1970, and the day it is by the record's clock. */
interface Now {
  readonly now: number
  readonly day: string
}

/** True once the time a status waits for has come. A day is over once the next one begins by the record's clock. */
const isPast = (value: unknown, daysBefore: number | undefined, { now, day }: Now): boolean => {
  if (typeof value !== "string") return false
  if (value.length > 10) return Date.parse(value) - (daysBefore ?? 0) * 86_400_000 <= now
  return daysBefore === undefined ? value < day : dayAfter(value, -daysBefore) <= day
}

const isToCome = (value: unknown, { now, day }: Now): boolean =>
  typeof value === "string" && (value.length > 10 ? Date.parse(value) > now : value > day)

const weekdayNames = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"]

const isOffToday = (value: unknown, { day }: Now): boolean =>
  Array.isArray(value) && value.length > 0 && !value.includes(weekdayNames[weekdayOf(day)])

const areDone = (fields: Fields, [list, doneField]: NonNullable<DerivedStatus["items"]>, values: Values) => {
  const field = fields[list]
  const { part = 0, whole = 0 } = (field && shareOf(field, values[list], values)) ?? {}
  return part > 0 && (doneField === "some" || part === whole)
}

const applies = (fields: Fields, rule: DerivedStatus, values: Values, now: Now) => {
  const { past, before, daysBefore, filled, notOn, items, when = {} } = rule
  const [count, limit] = filled ? [values[filled[0]], values[filled[1]]] : []
  return (
    isPresentBy(when, values) &&
    (past === undefined || isPast(values[past], daysBefore, now)) &&
    (before === undefined || isToCome(values[before], now)) &&
    (notOn === undefined || isOffToday(values[notOn], now)) &&
    (items === undefined || areDone(fields, items, values)) &&
    (filled === undefined || (typeof count === "number" && typeof limit === "number" && count >= limit))
  )
}

/**
 * The status of a record at an instant (milliseconds since 1970), by the one that was written and its fields, and by the
 * clock of a time zone: its store's, for those that belong to one.
 */
export const derivedStatus = (
  { status, fields }: Resource,
  written: string | undefined,
  values: Values,
  now: number,
  timeZone: string = limits.timeZone,
): string | undefined => {
  const at = { now, day: dayAt(now, timeZone) }
  return (status?.derived ?? []).reduce(
    (current, rule) =>
      current !== undefined && rule.from.includes(current) && applies(fields, rule, values, at)
        ? rule.to
        : current,
    written,
  )
}
