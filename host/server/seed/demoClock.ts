const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** São Paulo, which has no summer time. */
const west = 3 * hour

/** The wall clock of the demo: milliseconds as it shows them, and the moment at which it does. */
export interface DemoClock {
  readonly localOf: (moment: number) => number
  readonly momentOf: (local: number) => number
}

/**
 * The demo's business goes by this clock; what is stored are real moments. `time`, in minutes of the day, is what it
 * shows at `now` instead of the time in São Paulo, so that lunch can be shown at night.
 */
export const demoClock = (now: number, time?: number): DemoClock => {
  const shift = time === undefined ? 0 : time * minute - ((now - west) % day)
  return {
    localOf: (moment) => moment - west + shift,
    momentOf: (local) => local + west - shift,
  }
}

/** Midnight before a local time. */
export const midnightOf = (local: number): number => Math.floor(local / day) * day

/** Day of the week of a local time; 0 is Sunday. */
export const weekdayOf = (local: number): number => (Math.floor(local / day) + 4) % 7
