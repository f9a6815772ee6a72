import { shiftBetween } from "../resource/shiftBetween.ts"
import { weekdays } from "../resource/weekdays.ts"
import { dayAfter, wallTimeAt, weekdayOf } from "./zonedTime.ts"

/** Times of a week: days by name, none of them for every day, and `HH:MM`; without times the whole day. */
export interface WeeklyTimes {
  readonly weekdays: ReadonlyArray<string>
  readonly from: string | null
  /** Earlier than `from`, it is a time of the following day. */
  readonly until: string | null
}

const dayNames = Object.keys(weekdays)

/** True if an instant is within times of the week, by a time zone's clock; `at` is in milliseconds since 1970. */
export const isWithinTimes = (
  { weekdays: days, from, until }: WeeklyTimes,
  at: number,
  timeZone: string,
): boolean => {
  const { day, minutes } = wallTimeAt(at, timeZone)
  const isOn = (date: string) => days.length === 0 || days.includes(dayNames[weekdayOf(date)] ?? "")
  if (!from || !until) return isOn(day)
  const shift = shiftBetween(from, until)
  // A time that began yesterday may last until this morning.
  const isOfYesterday = minutes + 1440 < shift.to && isOn(dayAfter(day, -1))
  return isOfYesterday || (isOn(day) && shift.from <= minutes && minutes < shift.to)
}
