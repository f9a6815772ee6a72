import { spellsAround, type Trade } from "./businessHours.ts"
import { type DemoClock, midnightOf } from "./demoClock.ts"
import { randomOf } from "./random.ts"

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** As much of a delivery person as their working hours are made from. */
export interface Worker {
  readonly id: number
  readonly companyId: number | null
  /** False for those who may not deliver yet, or no more. */
  readonly isApproved: boolean
}

export interface Shift {
  readonly from: number
  readonly until: number
}

/** Hours people work; beyond 24 is after midnight. */
const kinds = {
  twice: [
    [10.75, 15],
    [18, 23],
  ],
  day: [[7.5, 16.5]],
  evening: [[16.75, 23.75]],
  noon: [[10.5, 14.5]],
  dinner: [[18.25, 22.75]],
  night: [[22, 29]],
} as const satisfies Readonly<Record<string, ReadonlyArray<readonly [number, number]>>>

/** Who works when, in turn: most at meals, a few at night. */
const turns: ReadonlyArray<keyof typeof kinds> = [
  "twice",
  "night",
  "evening",
  "day",
  "noon",
  "twice",
  "dinner",
  "evening",
  "twice",
  "day",
  "dinner",
  "twice",
  "evening",
  "noon",
  "dinner",
  "day",
  "twice",
  "evening",
  "dinner",
]

/** Of seven days, how many somebody works. */
const workdays = 5

const ofDay = ({ id, companyId, isApproved }: Worker, start: number, trade: Trade | undefined) => {
  const chance = randomOf(id, start / day, 3)
  if (!isApproved || chance.below(7) >= workdays) return []
  const spells: ReadonlyArray<readonly [number, number]> =
    companyId !== null && trade
      ? spellsAround(trade, start + 12 * hour)
          .filter(([from]) => from >= start && from < start + day)
          .map(([from, until]) => [
            (from - start) / hour,
            Math.min((until - start) / hour, (from - start) / hour + 9),
          ])
      : kinds[turns[id % turns.length]!]
  return spells.map(([from, until]) => ({
    from: start + from * hour + (chance.below(41) - 20) * minute,
    until: start + until * hour + (chance.below(31) - 25) * minute,
  }))
}

/**
 * The shifts of a delivery person that begin in a stretch of time, in turn; whoever works for one company works while
 * it is open.
 */
export const shiftsOf = (
  worker: Worker,
  trade: Trade | undefined,
  { from, until }: Shift,
  clock: DemoClock,
): ReadonlyArray<Shift> => {
  const first = midnightOf(clock.localOf(from))
  const days = Math.floor((clock.localOf(until) - first) / day) + 1
  return Array.from({ length: days }, (_, index) => ofDay(worker, first + index * day, trade))
    .flat()
    .map((shift) => ({ from: clock.momentOf(shift.from), until: clock.momentOf(shift.until) }))
    .filter((shift) => shift.from >= from && shift.from <= until)
}
