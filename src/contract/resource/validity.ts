import { limits } from "../limits.ts"
import { wallTimeAt, weekdayOf } from "../companies/zonedTime.ts"
import { weekdays } from "../resources/weekdays.ts"
import type { Resource } from "./resource.ts"

/** The day of a moment where the platform is, or of so many milliseconds before it; a day is its own. */
const dayOf = (value: string, beforeMs = 0): string =>
  value.length === 10 ? value : wallTimeAt(Date.parse(value) - beforeMs, limits.timeZone).day

/** What a day of the week (`2026-11-23`) is called in a field of several. */
export const weekdayNamed = (day: string): string => Object.keys(weekdays)[weekdayOf(day)] ?? ""

/** Whether a record counts on some part of a day where the platform is, by the fields its `validity` names. */
export const isValidOn = (
  { validity }: Resource,
  valueOf: (name: string) => unknown,
  day: string,
): boolean => {
  if (!validity) return true
  const [from, until] = [valueOf(validity.from), valueOf(validity.until)]
  const days = validity.weekdays === undefined ? [] : (valueOf(validity.weekdays) as ReadonlyArray<string>)
  return (
    typeof from === "string" &&
    dayOf(from) <= day &&
    // What ends at midnight leaves nothing of the day that begins.
    (typeof until !== "string" || day <= dayOf(until, 1)) &&
    (!days?.length || days.includes(weekdayNamed(day)))
  )
}
