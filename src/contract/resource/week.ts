import * as Schema from "effect/Schema"
import { reads } from "../wire/reading.ts"
import type { Shift, Week } from "./field.ts"

const dayMinutes = 1440
const weekMinutes = 7 * dayMinutes

const Minutes = (maximum: number) => Schema.Int.check(Schema.isBetween({ minimum: 0, maximum }))

const OneShift = Schema.Struct({ from: Minutes(dayMinutes - 1), to: Minutes(2 * dayMinutes) }).check(
  Schema.makeFilter(({ from, to }) => to > from && to - from <= dayMinutes, {
    expected: "an end after the start and at most a day later",
  }),
)

/** A shift of a week and the day it begins on, 0 for Sunday. */
export interface WeekdayShift extends Shift {
  readonly day: number
}

/** The first two of a week's shifts that are on at once; the last of Saturday may reach into Sunday. Undefined for none. */
export const overlapAmong = <S extends WeekdayShift>(
  shifts: ReadonlyArray<S>,
): readonly [S, S] | undefined => {
  const startOf = ({ day, from }: S) => day * dayMinutes + from
  const all = shifts.toSorted((one, other) => startOf(one) - startOf(other))
  const [first] = all
  if (!first) return undefined
  for (const [index, one] of all.entries()) {
    const next = all[index + 1] ?? first
    const nextStart = startOf(next) + (index + 1 < all.length ? 0 : weekMinutes)
    if (startOf(one) + one.to - one.from > nextStart) return [one, next]
  }
  return undefined
}

/** The first two shifts of a week that are open at once. */
export const overlapIn = (week: Week): readonly [WeekdayShift, WeekdayShift] | undefined =>
  overlapAmong(week.flatMap((shifts, day) => shifts.map((shift) => ({ ...shift, day }))))

const isWeek = (raw: unknown): raw is Week =>
  Array.isArray(raw) && raw.length === 7 && raw.every((shifts) => Array.isArray(shifts))

/** The shifts of each day of a week, Sunday first: at most eight a day, none at the same time as another. */
export const WeekOfShifts: Schema.Codec<Week, Week> = reads(
  Schema.Array(Schema.Array(OneShift).check(Schema.isMaxLength(8))).check(
    Schema.isMinLength(7),
    Schema.isMaxLength(7),
    Schema.makeFilter((week) => overlapIn(week) === undefined, { expected: "shifts that do not overlap" }),
  ),
  { read: (raw) => (isWeek(raw) ? raw : undefined) },
)
