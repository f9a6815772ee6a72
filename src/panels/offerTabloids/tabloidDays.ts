import { dayAfter, instantsOf, wallTimeAt } from "../../contract/companies/zonedTime.ts"
import { limits } from "../../contract/limits.ts"

/** The day of a moment where the platform is; what ends at midnight has the day before as its last. */
export const dayOf = (moment: unknown, beforeMs = 0): string =>
  wallTimeAt(Date.parse(String(moment)) - beforeMs, limits.timeZone).day

/** The same time of the clock so many days later. */
export const momentAfter = (moment: string, days: number): string => {
  const { day, minutes } = wallTimeAt(Date.parse(moment), limits.timeZone)
  const [at = Date.parse(moment) + days * 86_400_000] = instantsOf(
    { day: dayAfter(day, days), minutes },
    limits.timeZone,
  )
  return new Date(at).toISOString()
}

/** Days from one day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

/** The first and the last day of a month, by any of its days; so many months later. */
export const monthOf = (day: string, later = 0) => {
  const [year = 0, month = 1] = day.split("-").map(Number)
  const iso = (at: number) => new Date(at).toISOString().slice(0, 10)
  return { from: iso(Date.UTC(year, month - 1 + later, 1)), to: iso(Date.UTC(year, month + later, 0)) }
}

/** Returns the position of a period within another one, as fractions from 0 to 1; both days are included. */
export const partOf = (
  [first, last]: readonly [string, string],
  { from, to }: { readonly from: string; readonly to: string },
) => {
  const length = daysBetween(from, to) + 1
  const start = Math.max(0, daysBetween(from, first)) / length
  const end = Math.min(length, daysBetween(from, last) + 1) / length
  return { start, width: Math.max(0, end - start) }
}
