import type { Shift, Week } from "../../resource/field.ts"
import { type Availability, type PublicHours, type Weekday, weekdays } from "./snapshot.ts"

/** Hours and days of a category or an item. */
export interface Scheduled {
  readonly week?: Week | null
  readonly startsOn?: string | null
  readonly endsOn?: string | null
}

const two = (value: number) => String(value).padStart(2, "0")

/** A time of the clock on the wall; midnight of the next day is `00:00`. */
const timeOf = (minutes: number) => `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}:00.000Z`

const namesOf = (days: ReadonlyArray<number>): ReadonlyArray<Weekday> =>
  weekdays.filter((_, at) => days.includes((at + 1) % 7))

/** The shifts of a week, Sunday first: each once, with the days it begins on. A shift of a whole day is midnight to midnight. */
export const hoursOfWeek = (week: Week): ReadonlyArray<PublicHours> => {
  const days = new Map<string, { readonly shift: Shift; readonly days: ReadonlyArray<number> }>()
  for (const [day, shifts] of week.entries())
    for (const shift of shifts) {
      const key = `${shift.from} ${shift.to}`
      days.set(key, { shift, days: [...(days.get(key)?.days ?? []), day] })
    }
  return [...days.values()].map(({ shift, days: on }) => ({
    dayOfWeek: namesOf(on),
    timePeriods: { startTime: timeOf(shift.from), endTime: timeOf(shift.to) },
  }))
}

const wholeWeek: Week = Array.from({ length: 7 }, () => [{ from: 0, to: 24 * 60 }])

/** Hours and days as the standard has them; undefined for what is always sold. */
export const availabilityOf = (
  id: string,
  { week, startsOn, endsOn }: Scheduled,
): Availability | undefined => {
  const hasHours = week?.some((shifts) => shifts.length > 0)
  if (!hasHours && !startsOn && !endsOn) return undefined
  return {
    id,
    ...(startsOn && { startDate: startsOn }),
    ...(endsOn && { endDate: endsOn }),
    hours: hoursOfWeek(hasHours && week ? week : wholeWeek),
  }
}
