import { isHoliday } from "./holidays.ts"

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** Offset of São Paulo behind UTC; it has no daylight saving time. */
const utcOffset = 3 * hour

/** The demo's wall clock: converts between a moment (UTC) and local time, both in milliseconds. */
export interface DemoClock {
  /** Milliseconds it is ahead of the time in São Paulo. */
  readonly ahead: number
  readonly localOf: (moment: number) => number
  readonly momentOf: (local: number) => number
}

/** Midnight before a local time. */
export const midnightOf = (local: number): number => Math.floor(local / day) * day

/** From a local time to so many minutes of its day; of the last ordinary day on one when stores keep other hours. */
const shiftTo = (local: number, minutesOfDay: number): number => {
  let shown = midnightOf(local) + minutesOfDay * minute
  while (isHoliday(new Date(shown).toISOString().slice(0, 10))) shown -= day
  return shown - local
}

/**
 * The clock the demo's business runs by; stored moments are real ones. It shows `minutesOfDay` at `now`, or else the time
 * in São Paulo, so that lunch can be shown at night, and on Christmas Day.
 */
export const demoClock = (now: number, minutesOfDay?: number): DemoClock => {
  const shift = minutesOfDay === undefined ? 0 : shiftTo(now - utcOffset, minutesOfDay)
  return {
    ahead: shift,
    localOf: (moment) => moment - utcOffset + shift,
    momentOf: (local) => local + utcOffset - shift,
  }
}

/** Day of the week of a local time; 0 is Sunday. */
export const weekdayOf = (local: number): number => (Math.floor(local / day) + 4) % 7
