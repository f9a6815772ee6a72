import { dayAfter, type WallTime, wallTimeAt, weekdayOf } from "../../companies/zonedTime.ts"
import { type Availability, type PublicHours, type Weekday, weekdays } from "./snapshot.ts"

/** Minutes from midnight of `10:30:00.000Z`, which is the store's clock whatever follows the time. */
const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

const isOn = (dayOfWeek: ReadonlyArray<Weekday>, day: string) => {
  const name = weekdays[(weekdayOf(day) + 6) % 7]
  return name !== undefined && dayOfWeek.includes(name)
}

/** Hours that end before they begin go on into the next day, which is still the day they began on. */
const isWithin = (availability: Availability, at: WallTime) => {
  const { startDate = "", endDate = "9999" } = availability
  const isDay = (day: string) => day >= startDate && day <= endDate
  const holds = ({ dayOfWeek, timePeriods }: PublicHours) => {
    const [from, until] = [minuteOf(timePeriods.startTime), minuteOf(timePeriods.endTime)]
    const last = until <= from ? until + 24 * 60 : until
    const before = dayAfter(at.day, -1)
    return (
      (isDay(at.day) && isOn(dayOfWeek, at.day) && at.minutes >= from && at.minutes < last) ||
      (isDay(before) && isOn(dayOfWeek, before) && at.minutes + 24 * 60 < last)
    )
  }
  return availability.hours.length === 0 ? isDay(at.day) : availability.hours.some(holds)
}

/** True if what has these availabilities can be ordered at a moment (ms since 1970): in one of them, or without any. */
export const offeredAt = (
  availabilities: ReadonlyArray<Availability>,
  moment: number,
  timeZone: string,
): boolean => {
  if (availabilities.length === 0) return true
  const at = wallTimeAt(moment, timeZone)
  return availabilities.some((availability) => isWithin(availability, at))
}
