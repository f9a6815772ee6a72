const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** How far São Paulo is behind UTC; it has no daylight saving time. */
const utcOffset = 3 * hour

/** The demo's wall clock: converts between a moment (UTC) and local time, both in milliseconds. */
export interface DemoClock {
  readonly localOf: (moment: number) => number
  readonly momentOf: (local: number) => number
}

/**
 * The clock the demo's business runs by; stored moments are real ones. It shows `minutesOfDay` at `now`, or else the time
 * in São Paulo, so that lunch can be shown at night.
 */
export const demoClock = (now: number, minutesOfDay?: number): DemoClock => {
  const shift = minutesOfDay === undefined ? 0 : minutesOfDay * minute - ((now - utcOffset) % day)
  return {
    localOf: (moment) => moment - utcOffset + shift,
    momentOf: (local) => local + utcOffset - shift,
  }
}

/** Midnight before a local time. */
export const midnightOf = (local: number): number => Math.floor(local / day) * day

/** Day of the week of a local time; 0 is Sunday. */
export const weekdayOf = (local: number): number => (Math.floor(local / day) + 4) % 7
