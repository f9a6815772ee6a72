import type { Shift, Week } from "../resource/field.ts"
import { shiftBetween } from "../resource/shiftBetween.ts"
import { dayAfter, instantOf, wallTimeAt, weekdayOf } from "./zonedTime.ts"

/** A day on which other hours hold: closed, or open from one time to another. A day with several is open in each of them. */
export interface HoursException {
  /** `YYYY-MM-DD`. */
  readonly day: string
  /** The last of several days in a row; `day` alone without it. Before `day` only where it repeats yearly: over New Year. */
  readonly until?: string | null
  readonly isClosed?: boolean | null
  /** `HH:MM`; an end that is not after the start lies on the following day. */
  readonly opensAt?: string | null
  readonly closesAt?: string | null
  readonly repeatsYearly?: boolean | null
}

/** Opening hours of a store, in its local time. */
export interface StoreHours {
  readonly week: Week
  readonly exceptions: ReadonlyArray<HoursException>
  readonly timeZone: string
}

/** Opening state of a store and the time of the next change. */
export interface OpeningState {
  readonly isOpen: boolean
  /** Milliseconds since 1970; undefined where nothing changes within the days looked at. */
  readonly changesAt: number | undefined
}

/** From one instant to another, in milliseconds since 1970. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** Number of days to look ahead for the next change; longer than any series of holidays in a year. */
const daysAhead = 60

const coversEachYear = ({ day: first, until }: HoursException, day: string): boolean => {
  const [from, to, at] = [first, until || first, day].map((one) => one.slice(5)) as [string, string, string]
  // From Christmas to New Year the days of the year begin anew.
  return from <= to ? from <= at && at <= to : at >= from || at <= to
}

/** The exceptions that hold on a day: those of that very day, else of several days, else of every year. */
export const exceptionsOn = <E extends HoursException>(
  day: string,
  exceptions: ReadonlyArray<E>,
): ReadonlyArray<E> => {
  const those = (counts: (one: E) => boolean) => {
    const [first, ...remaining] = exceptions.filter(counts)
    // If two vacations overlap, the first in the list counts.
    return first && [first, ...remaining.filter((one) => one.day === first.day)]
  }
  return (
    those((one) => one.day === day) ??
    those(({ day: first, until }) => first <= day && day <= (until || first)) ??
    those((one) => Boolean(one.repeatsYearly) && coversEachYear(one, day)) ??
    []
  )
}

/** The shift an exception says, null where the store is closed, undefined where it says neither. */
const shiftOf = ({ isClosed, opensAt, closesAt }: HoursException): Shift | null | undefined => {
  if (isClosed) return null
  return opensAt && closesAt ? shiftBetween(opensAt, closesAt) : undefined
}

/** The first exception without hours that is not closed either: on its days the week counts. */
export const exceptionWithoutHours = <E extends HoursException>(
  exceptions: ReadonlyArray<E>,
): E | undefined => exceptions.find((one) => shiftOf(one) === undefined)

/** The shifts that begin on a day, `YYYY-MM-DD`. */
export const shiftsOn = (day: string, { week, exceptions }: StoreHours): ReadonlyArray<Shift> => {
  const readable = exceptions.filter((one) => shiftOf(one) !== undefined)
  const shifts = exceptionsOn(day, readable).map(shiftOf)
  if (shifts.length === 0) return week[weekdayOf(day)] ?? []
  return shifts.includes(null) ? [] : shifts.filter((one) => one !== null && one !== undefined)
}

const spansOn = (day: string, hours: StoreHours): ReadonlyArray<Span> =>
  shiftsOn(day, hours)
    .map(({ from, to }) => ({
      start: instantOf({ day, minutes: from }, hours.timeZone, "first"),
      end: instantOf({ day, minutes: to }, hours.timeZone, "last"),
    }))
    .filter(({ start, end }) => end > start)

/** The stretches in which a store is open between two instants, in order. Those that meet are one: nothing closes there. */
export function* openSpans(hours: StoreHours, after: number, until: number): Generator<Span> {
  const last = wallTimeAt(until, hours.timeZone).day
  let open: Span | undefined
  // A shift of yesterday may last until tonight.
  for (let day = dayAfter(wallTimeAt(after, hours.timeZone).day, -1); day <= last; day = dayAfter(day, 1)) {
    for (const span of spansOn(day, hours).toSorted((one, other) => one.start - other.start)) {
      if (open && span.start <= open.end) open = { start: open.start, end: Math.max(open.end, span.end) }
      else {
        if (open && open.end > after) yield open
        open = span
      }
    }
  }
  if (open && open.end > after) yield open
}

/**
 * Returns the opening state of a store with these hours at an instant (milliseconds since 1970), and the time it
 * changes.
 */
export const openingAt = (hours: StoreHours, instant: number): OpeningState => {
  const until = instant + daysAhead * 86_400_000
  const { value: next } = openSpans(hours, instant, until).next()
  if (!next) return { isOpen: false, changesAt: undefined }
  if (next.start > instant) return { isOpen: false, changesAt: next.start }
  return { isOpen: true, changesAt: next.end < until ? next.end : undefined }
}
