import { type Availability, type PublicHours, type Weekday, weekdays } from "./snapshot.ts"

/** A moment by a store's clock. */
interface LocalTime {
  /** `YYYY-MM-DD`. */
  readonly day: string
  readonly weekday: number
  readonly minute: number
}

const formats = new Map<string, Intl.DateTimeFormat>()

const formatIn = (timeZone: string) => {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat("en-CA", {
      timeZone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    })
  formats.set(timeZone, format)
  return format
}

/** Monday is 0. */
const weekdayOf = (day: string) => (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7

const localTime = (moment: number, timeZone: string): LocalTime => {
  const parts = Object.fromEntries(
    formatIn(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  const day = `${parts["year"]}-${parts["month"]}-${parts["day"]}`
  return { day, weekday: weekdayOf(day), minute: Number(parts["hour"]) * 60 + Number(parts["minute"]) }
}

/** Minutes from midnight of `10:30:00.000Z`, which is the store's clock whatever follows the time. */
const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

const dayBefore = (day: string) =>
  new Date(Date.parse(`${day}T12:00:00Z`) - 24 * 3_600_000).toISOString().slice(0, 10)

const isOn = (dayOfWeek: ReadonlyArray<Weekday>, weekday: number) => {
  const name = weekdays[weekday]
  return name !== undefined && dayOfWeek.includes(name)
}

/** Hours that end before they begin go on into the next day, which is still the day they began on. */
const isWithin = (availability: Availability, at: LocalTime) => {
  const { startDate = "", endDate = "9999" } = availability
  const isDay = (day: string) => day >= startDate && day <= endDate
  const holds = ({ dayOfWeek, timePeriods }: PublicHours) => {
    const [from, until] = [minuteOf(timePeriods.startTime), minuteOf(timePeriods.endTime)]
    const last = until <= from ? until + 24 * 60 : until
    const before = dayBefore(at.day)
    return (
      (isDay(at.day) && isOn(dayOfWeek, at.weekday) && at.minute >= from && at.minute < last) ||
      (isDay(before) && isOn(dayOfWeek, weekdayOf(before)) && at.minute + 24 * 60 < last)
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
  const at = localTime(moment, timeZone)
  return availabilities.some((availability) => isWithin(availability, at))
}
