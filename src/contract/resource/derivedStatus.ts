import { dayAfter, wallTimeAt, weekdayOf } from "../companies/zonedTime.ts"
import { limits } from "../limits.ts"
import { isPresentBy } from "./body.ts"
import type { Fields } from "./field.ts"
import type { DerivedStatus, Resource } from "./resource.ts"
import { shareOf } from "./share.ts"

type Values = Readonly<Record<string, unknown>>

/** Whether the time a status waits for has come. A day is over once the next one begins where the platform is. */
const isPast = (value: unknown, daysBefore: number | undefined, now: number): boolean => {
  if (typeof value !== "string") return false
  if (value.length > 10) return Date.parse(value) - (daysBefore ?? 0) * 86_400_000 <= now
  const { day } = wallTimeAt(now, limits.timeZone)
  return daysBefore === undefined ? value < day : dayAfter(value, -daysBefore) <= day
}

const isToCome = (value: unknown, now: number): boolean =>
  typeof value === "string" &&
  (value.length > 10 ? Date.parse(value) > now : value > wallTimeAt(now, limits.timeZone).day)

const weekdayNames = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"]

const isOffToday = (value: unknown, now: number): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  !value.includes(weekdayNames[weekdayOf(wallTimeAt(now, limits.timeZone).day)])

const areDone = (fields: Fields, [list, done]: NonNullable<DerivedStatus["items"]>, values: Values) => {
  const field = fields[list]
  const { part = 0, whole = 0 } = (field && shareOf(field, values[list], values)) ?? {}
  return part > 0 && (done === "some" || part === whole)
}

const holds = (fields: Fields, rule: DerivedStatus, values: Values, now: number) => {
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

/** The status of a record at an instant (milliseconds since 1970), by the one that was written and its fields. */
export const derivedStatus = (
  { status, fields }: Resource,
  written: string | undefined,
  values: Values,
  now: number,
): string | undefined =>
  (status?.derived ?? []).reduce(
    (current, rule) =>
      current !== undefined && rule.from.includes(current) && holds(fields, rule, values, now)
        ? rule.to
        : current,
    written,
  )
