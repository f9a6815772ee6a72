import { shiftsOn, type StoreHours } from "../../../src/contract/companies/storeHours.ts"
import { type DemoClock, midnightOf } from "./demoClock.ts"
import { keyedRandom } from "./random.ts"

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** The facts about a delivery person that their shifts are generated from. */
export interface Worker {
  readonly id: number
  readonly companyId: number | null
  /** False while their registration is pending or blocked. */
  readonly isApproved: boolean
}

export interface Shift {
  readonly from: number
  readonly until: number
}

/** Working hours; a value above 24 is after midnight. */
const patterns = {
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

/** Delivery people are assigned these in rotation: most work at mealtimes, a few at night. */
const rotation: ReadonlyArray<keyof typeof patterns> = [
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

const workdaysPerWeek = 5

const shiftsOfDay = ({ id, companyId, isApproved }: Worker, start: number, hours: StoreHours | undefined) => {
  const random = keyedRandom(id, start / dayMs, 3)
  if (!isApproved || random.below(7) >= workdaysPerWeek) return []
  const ranges: ReadonlyArray<readonly [number, number]> =
    companyId !== null && hours
      ? shiftsOn(new Date(start).toISOString().slice(0, 10), hours).map(({ from, to }) => [
          from / 60,
          Math.min(to / 60, from / 60 + 9),
        ])
      : patterns[rotation[id % rotation.length]!]
  return ranges.map(([from, until]) => ({
    from: start + from * hourMs + (random.below(41) - 20) * minuteMs,
    until: start + until * hourMs + (random.below(31) - 25) * minuteMs,
  }))
}

/** A delivery person's shifts that begin in a period, in order. Somebody who works for one company works while it is open. */
export const shiftsOf = (
  worker: Worker,
  hours: StoreHours | undefined,
  { from, until }: Shift,
  clock: DemoClock,
): ReadonlyArray<Shift> => {
  const first = midnightOf(clock.localOf(from))
  const days = Math.floor((clock.localOf(until) - first) / dayMs) + 1
  return Array.from({ length: days }, (_, index) => shiftsOfDay(worker, first + index * dayMs, hours))
    .flat()
    .map((shift) => ({ from: clock.momentOf(shift.from), until: clock.momentOf(shift.until) }))
    .filter((shift) => shift.from >= from && shift.from <= until)
}
