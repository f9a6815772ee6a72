import type { Shift, Week } from "../resource/field.ts"
import { dayAfter, instantOf, wallTimeAt, weekdayOf } from "./zonedTime.ts"

/** A day on which other hours hold: closed, or open from one time to another. */
export interface HoursException {
  /** `YYYY-MM-DD`. */
  readonly day: string
  readonly isClosed: boolean
  /** `HH:MM`; an end that is not after the start lies on the following day. */
  readonly opensAt: string | null
  readonly closesAt: string | null
  readonly repeatsYearly: boolean
}

/** When a store is open, by the clocks of its time zone. */
export interface StoreHours {
  readonly week: Week
  readonly exceptions: ReadonlyArray<HoursException>
  readonly timeZone: string
}

/** Whether a store is open, and when that changes next. */
export interface OpeningState {
  readonly isOpen: boolean
  /** Milliseconds since 1970; undefined where nothing changes within the days looked at. */
  readonly changesAt: number | undefined
}

interface Span {
  readonly start: number
  readonly end: number
}

/** How many days ahead the next change is looked for: a year's holidays at most lie between. */
const daysAhead = 60

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

const exceptionOn = (day: string, { exceptions }: StoreHours): HoursException | undefined =>
  exceptions.find((one) => one.day === day) ??
  exceptions.find((one) => one.repeatsYearly && one.day.slice(5) === day.slice(5))

/** The shifts that begin on a day. */
const shiftsOn = (day: string, hours: StoreHours): ReadonlyArray<Shift> => {
  const exception = exceptionOn(day, hours)
  if (!exception) return hours.week[weekdayOf(day)] ?? []
  if (exception.isClosed || exception.opensAt === null || exception.closesAt === null) return []
  const from = minutesOf(exception.opensAt)
  const to = minutesOf(exception.closesAt)
  return [{ from, to: to > from ? to : to + 1440 }]
}

const spansOn = (day: string, hours: StoreHours): ReadonlyArray<Span> =>
  shiftsOn(day, hours)
    .map(({ from, to }) => ({
      start: instantOf({ day, minutes: from }, hours.timeZone, "first"),
      end: instantOf({ day, minutes: to }, hours.timeZone, "last"),
    }))
    .filter(({ start, end }) => end > start)

/** Spans in order, those that meet as one: a shift that ends as the next begins closes nothing. */
const joined = (spans: ReadonlyArray<Span>): ReadonlyArray<Span> => {
  const all: Array<Span> = []
  for (const span of spans.toSorted((one, other) => one.start - other.start)) {
    const last = all.at(-1)
    if (last && span.start <= last.end)
      all[all.length - 1] = { start: last.start, end: Math.max(last.end, span.end) }
    else all.push(span)
  }
  return all
}

/** Whether a store with these hours is open at an instant (milliseconds since 1970), and until when. */
export const openingAt = (hours: StoreHours, instant: number): OpeningState => {
  const { day } = wallTimeAt(instant, hours.timeZone)
  const days = Array.from({ length: daysAhead + 2 }, (_, index) => dayAfter(day, index - 1))
  const lastStart = instant + daysAhead * 86_400_000
  const next = joined(days.flatMap((one) => spansOn(one, hours))).find(({ end }) => end > instant)
  if (!next) return { isOpen: false, changesAt: undefined }
  if (next.start > instant) return { isOpen: false, changesAt: next.start }
  return { isOpen: true, changesAt: next.end < lastStart ? next.end : undefined }
}
