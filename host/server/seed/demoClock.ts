import { isHoliday } from "./holidays.ts"

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
/** Offset of São Paulo behind UTC; it has no daylight saving time. */
const utcOffsetMs = 3 * hourMs

/** The demo's wall clock: converts between a moment (UTC) and local time, both in milliseconds. */
export interface DemoClock {
  /** Milliseconds it is ahead of the time in São Paulo. */
  readonly ahead: number
  readonly localOf: (moment: number) => number
  readonly momentOf: (local: number) => number
}

/** Midnight before a local time. */
export const midnightOf = (local: number): number => Math.floor(local / dayMs) * dayMs

/** From a local time to so many minutes of its day; of the last ordinary day on one when stores keep other hours. */
const shiftTo = (local: number, minutesOfDay: number): number => {
  let shown = midnightOf(local) + minutesOfDay * minuteMs
  while (isHoliday(new Date(shown).toISOString().slice(0, 10))) shown -= dayMs
  return shown - local
}

/**
 * The clock the demo's business runs by; stored moments are real ones. It shows `minutesOfDay` at `now`, or else the time
 * in São Paulo, so that lunch can be shown at night, and on Christmas Day.
 */
export const demoClock = (now: number, minutesOfDay?: number): DemoClock => {
  const shift = minutesOfDay === undefined ? 0 : shiftTo(now - utcOffsetMs, minutesOfDay)
  return {
    ahead: shift,
    localOf: (moment) => moment - utcOffsetMs + shift,
    momentOf: (local) => local + utcOffsetMs - shift,
  }
}

/** Lunch, at which the demo begins while the stores would be closed, in minutes of the day. */
const lunch = 12.5 * 60
/** Hours of the day from which, and before which, most stores of the demo are open. */
const [firstHour, lastHour] = [11, 22]

/** The time of day a demo begins at that was told none: lunch while São Paulo's stores are closed, else the time it is. */
export const demoTimeAt = (now: number): number | undefined => {
  const hour = new Date(now - utcOffsetMs).getUTCHours()
  return hour >= firstHour && hour < lastHour ? undefined : lunch
}

/** Day of the week of a local time; 0 is Sunday. */
export const weekdayOf = (local: number): number => (Math.floor(local / dayMs) + 4) % 7
