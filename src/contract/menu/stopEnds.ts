import { dayAfter, dayAt, instantOf } from "../companies/zonedTime.ts"
import type { MenuStore } from "./menuData.ts"
import { nextOpening, wallMoment } from "./storeOpening.ts"
import { usualStopEnds } from "./usualStopEnds.ts"

/** Ends of being sold out: the next opening, the end of the day, one hour or two, or once somebody brings it back. */
const stopEnds = [...usualStopEnds, "HOURS", "OPEN"] as const
export type StopEnd = (typeof stopEnds)[number]

const hourMs = 3_600_000

const nextMidnight = (store: MenuStore, at: number): number => {
  const wall = wallMoment(store, at)
  const day = dayAfter(dayAt(wall, store.timeZone), 1)
  return instantOf({ day, minutes: 0 }, store.timeZone, "first") - (wall - at)
}

const moments: Readonly<Record<StopEnd, (store: MenuStore, at: number) => number | undefined>> = {
  OPENING: nextOpening,
  MIDNIGHT: nextMidnight,
  HOUR: (_, at) => at + hourMs,
  HOURS: (_, at) => at + 2 * hourMs,
  OPEN: () => undefined,
}

/**
 * The moment something is back that is sold out from `at` (milliseconds since 1970), in ISO 8601; null where somebody has
 * to bring it back, or nobody knows when the store opens.
 */
export const stopEndAt = (store: MenuStore, end: StopEnd, at: number): string | null => {
  const ms = moments[end](store, at)
  return ms === undefined ? null : new Date(ms).toISOString()
}

const usualOf = ({ soldOutReturnsAt }: MenuStore): StopEnd =>
  usualStopEnds.find((end) => end === soldOutReturnsAt) ?? "OPENING"

/** The ends there are at a moment, the store's usual one first. The next opening is none where nobody knows it. */
export const offeredStopEnds = (store: MenuStore, at: number): ReadonlyArray<StopEnd> => {
  const usual = usualOf(store)
  const all = [usual, ...stopEnds.filter((end) => end !== usual)]
  return all.filter((end) => end === "OPEN" || stopEndAt(store, end, at) !== null)
}

/** The moment something is back by the store's setting; null as in `stopEndAt`. */
export const usualEndAt = (store: MenuStore, at: number): string | null =>
  stopEndAt(store, usualOf(store), at)
