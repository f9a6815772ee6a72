import { dayAfter, instantOf, wallTimeAt } from "../companies/zonedTime.ts"
import { limits } from "../limits.ts"

const morning = 8 * 60
const evening = 22 * 60

/** Whether a moment lies in the hours in which people are left alone, from 22:00 to 8:00. */
export const isQuiet = (instant: number): boolean => {
  const { minutes } = wallTimeAt(instant, limits.timeZone)
  return minutes < morning || minutes >= evening
}

/** The moment itself, or the end of the quiet hours it lies in. */
export const afterQuietHours = (instant: number): number => {
  if (!isQuiet(instant)) return instant
  const { day, minutes } = wallTimeAt(instant, limits.timeZone)
  const next = minutes < morning ? day : dayAfter(day, 1)
  return instantOf({ day: next, minutes: morning }, limits.timeZone, "first")
}
