import { dayAfter, instantOf, wallTimeAt } from "../companies/zonedTime.ts"
import { limits } from "../limits.ts"

const morningMinutes = 8 * 60
const eveningMinutes = 22 * 60

/** True if an instant is in the quiet hours, from 22:00 to 8:00. */
export const isQuiet = (instant: number, timeZone: string = limits.timeZone): boolean => {
  const { minutes } = wallTimeAt(instant, timeZone)
  return minutes < morningMinutes || minutes >= eveningMinutes
}

/** The moment itself, or the end of the quiet hours it lies in, where people are in one of these time zones. */
export const afterQuietHours = (
  instant: number,
  timeZones: ReadonlyArray<string> = [limits.timeZone],
): number => {
  const timeZone = timeZones.find((one) => isQuiet(instant, one))
  if (timeZone === undefined) return instant
  const { day, minutes } = wallTimeAt(instant, timeZone)
  const next = minutes < morningMinutes ? day : dayAfter(day, 1)
  return afterQuietHours(instantOf({ day: next, minutes: morningMinutes }, timeZone, "first"), timeZones)
}
