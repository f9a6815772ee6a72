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

/** Shifts in minutes after the week began, in order. */
const inOrder = (week: Week): ReadonlyArray<Shift> =>
  week
    .flatMap((shifts, day) =>
      shifts.map(({ from, to }) => ({ from: from + day * dayMinutes, to: to + day * dayMinutes })),
    )
    .sort((one, other) => one.from - other.from)

/** Whether two shifts of a week are open at once; the last of Saturday may reach into Sunday. */
const hasOverlap = (week: Week): boolean => {
  const all = inOrder(week)
  const [first] = all
  if (!first) return false
  const next = [...all.slice(1), { from: first.from + weekMinutes }]
  return all.some(({ to }, index) => to > (next[index]?.from ?? to))
}

const isWeek = (raw: unknown): raw is Week =>
  Array.isArray(raw) && raw.length === 7 && raw.every((shifts) => Array.isArray(shifts))

/** The shifts of each day of a week, Sunday first: at most eight a day, none at the same time as another. */
export const WeekOfShifts: Schema.Codec<Week, Week> = reads(
  Schema.Array(Schema.Array(OneShift).check(Schema.isMaxLength(8))).check(
    Schema.isMinLength(7),
    Schema.isMaxLength(7),
    Schema.makeFilter((week) => !hasOverlap(week), { expected: "shifts that do not overlap" }),
  ) as unknown as Schema.Codec<Week, Week>,
  { read: (raw) => (isWeek(raw) ? raw : undefined) },
)
