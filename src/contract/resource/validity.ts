import { limits } from "../limits.ts"
import { dayAt, weekdayOf } from "../companies/zonedTime.ts"
import { weekdays } from "./weekdays.ts"
import type { Resource } from "./resource.ts"

/** The day of a moment by the clocks of a zone, or of so many milliseconds before it; a day is its own. */
const dayOf = (value: string, timeZone: string, beforeMs = 0): string =>
  value.length === 10 ? value : dayAt(Date.parse(value) - beforeMs, timeZone)

/** Returns the name of a day's weekday (`2026-11-23`), as in a field of several weekdays. */
export const weekdayNamed = (day: string): string => Object.keys(weekdays)[weekdayOf(day)] ?? ""

/** A day, or the days of a period with both ends; one that is left out is open. */
export type DayOrPeriod = string | { readonly from?: string; readonly to?: string }

/** The first and the last of these days. */
export const endsOf = (days: DayOrPeriod): readonly [first: string | undefined, last: string | undefined] =>
  typeof days === "string" ? [days, days] : [days.from, days.to]

/**
 * True if a record counts on some part of these days, by the fields its `validity` names and the clock of a time zone:
 * its store's, for those that belong to one. Days of the week count only for one day.
 */
export const isValidOn = (
  { validity }: Resource,
  valueOf: (name: string) => unknown,
  on: DayOrPeriod,
  timeZone: string = limits.timeZone,
): boolean => {
  if (!validity) return true
  const [first, last] = endsOf(on)
  const [from, until] = [valueOf(validity.from), valueOf(validity.until)]
  const days = validity.weekdays === undefined ? [] : (valueOf(validity.weekdays) as ReadonlyArray<string>)
  return (
    typeof from === "string" &&
    (last === undefined || dayOf(from, timeZone) <= last) &&
    // A period that ends at midnight includes nothing of the day that begins.
    (typeof until !== "string" || first === undefined || first <= dayOf(until, timeZone, 1)) &&
    (typeof on !== "string" || !days?.length || days.includes(weekdayNamed(on)))
  )
}
