import { limits } from "../limits.ts"
import { wallTimeAt, weekdayOf } from "../companies/zonedTime.ts"
import { weekdays } from "../resources/weekdays.ts"
import type { Resource } from "./resource.ts"

/** The day of a moment where the platform is, or of so many milliseconds before it; a day is its own. */
const dayOf = (value: string, beforeMs = 0): string =>
  value.length === 10 ? value : wallTimeAt(Date.parse(value) - beforeMs, limits.timeZone).day

/** What a day of the week (`2026-11-23`) is called in a field of several. */
export const weekdayNamed = (day: string): string => Object.keys(weekdays)[weekdayOf(day)] ?? ""

/** A day, or the days of a period with both ends; one that is left out is open. */
export type DayOrPeriod = string | { readonly from?: string; readonly to?: string }

/** The first and the last of these days. */
export const endsOf = (days: DayOrPeriod): readonly [first: string | undefined, last: string | undefined] =>
  typeof days === "string" ? [days, days] : [days.from, days.to]

/**
 * Whether a record counts on some part of these days where the platform is, by the fields its `validity` names. Days of
 * the week count only for one day.
 */
export const isValidOn = (
  { validity }: Resource,
  valueOf: (name: string) => unknown,
  on: DayOrPeriod,
): boolean => {
  if (!validity) return true
  const [first, last] = endsOf(on)
  const [from, until] = [valueOf(validity.from), valueOf(validity.until)]
  const days = validity.weekdays === undefined ? [] : (valueOf(validity.weekdays) as ReadonlyArray<string>)
  return (
    typeof from === "string" &&
    (last === undefined || dayOf(from) <= last) &&
    // What ends at midnight leaves nothing of the day that begins.
    (typeof until !== "string" || first === undefined || first <= dayOf(until, 1)) &&
    (typeof on !== "string" || !days?.length || days.includes(weekdayNamed(on)))
  )
}
