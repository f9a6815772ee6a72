import { dayMinutes, maxShifts, type WeekShift, type WeekShifts } from "./weekShifts.ts"

/** Minutes a shift moves by. */
const stepMinutes = 15
const lastStart = dayMinutes - stepMinutes

interface HeldShift {
  readonly part: "whole" | "start" | "end"
  readonly shift: WeekShift
}

/** The part of a day being held, and its minute: a shift, one of its ends, or free space to paint on. */
export type Hold = { readonly at: number } & ({ readonly part: "free" } | HeldShift)

const snapped = (minutes: number) => Math.round(minutes / stepMinutes) * stepMinutes

const between = (minutes: number, least: number, most: number) => Math.max(least, Math.min(most, minutes))

/**
 * Returns the hold at a minute; `reach` is the number of minutes beside an end that still hold it. Undefined if no
 * further shift fits.
 */
export const holdAt = (shifts: ReadonlyArray<WeekShift>, at: number, reach: number): Hold | undefined => {
  const shift = shifts.find(({ from, to }) => at >= from - reach && at <= to + reach)
  if (!shift) return shifts.length < maxShifts ? { part: "free", at } : undefined
  const within = Math.min(reach, (shift.to - shift.from) / 4)
  if (at <= shift.from + within) return { part: "start", at, shift }
  return { part: at >= shift.to - within ? "end" : "whole", at, shift }
}

/** The free minutes around a shift of a day, or around a minute; those of the days before and after it end them too. */
const roomAround = (week: WeekShifts, day: number, { from, to }: WeekShift): WeekShift => {
  const shiftsOf = (other: number, by: number) =>
    (week[(other + 7) % 7] ?? []).map((shift) => ({ from: shift.from + by, to: shift.to + by }))
  const others = [
    ...shiftsOf(day - 1, -dayMinutes),
    ...shiftsOf(day, 0).filter((shift) => shift.from !== from || shift.to !== to),
    ...shiftsOf(day + 1, dayMinutes),
  ]
  return {
    from: Math.max(0, ...others.filter((one) => one.from <= from).map((one) => one.to)),
    to: Math.min(2 * dayMinutes, ...others.filter((one) => one.from > from).map((one) => one.from)),
  }
}

const painted = (room: WeekShift, one: number, other: number): WeekShift | undefined => {
  const from = between(snapped(Math.min(one, other)), room.from, lastStart)
  const to = between(snapped(Math.max(one, other)), room.from, Math.min(room.to, from + dayMinutes))
  return to > from ? { from, to } : undefined
}

/** A shift of which a part was brought to a minute: as far as there is room, and at least one step long. */
const placed = (
  week: WeekShifts,
  day: number,
  { part, shift: { from, to } }: HeldShift,
  wanted: number,
): WeekShift => {
  const room = roomAround(week, day, { from, to })
  if (part === "start") {
    const least = Math.max(room.from, to - dayMinutes)
    return { from: between(wanted, least, Math.min(to - stepMinutes, lastStart)), to }
  }
  if (part === "end") {
    return { from, to: between(wanted, from + stepMinutes, Math.min(room.to, from + dayMinutes)) }
  }
  const start = between(wanted, room.from, Math.min(lastStart, room.to - (to - from)))
  return { from: start, to: start + to - from }
}

const edgeOf = ({ part, shift }: HeldShift) => (part === "end" ? shift.to : shift.from)

/**
 * Returns the shift after a hold was dragged to another minute, in steps of 15 minutes and without overlapping another
 * shift.
 */
export const draggedTo = (week: WeekShifts, day: number, hold: Hold, at: number): WeekShift | undefined => {
  const by = at - hold.at
  const isClick = Math.abs(by) < stepMinutes / 2
  if (hold.part !== "free") return isClick ? hold.shift : placed(week, day, hold, snapped(edgeOf(hold) + by))
  return isClick ? undefined : painted(roomAround(week, day, { from: hold.at, to: hold.at }), hold.at, at)
}

/** A shift, or its end, as late (1) or as early (-1) as there is room. */
export const stretched = (week: WeekShifts, day: number, held: HeldShift, direction: 1 | -1): WeekShift =>
  placed(week, day, held, direction * Number.POSITIVE_INFINITY)

/** A shift, or its end, one step later (1) or earlier (-1), to the next quarter of an hour. */
export const stepped = (week: WeekShifts, day: number, held: HeldShift, direction: 1 | -1): WeekShift => {
  const steps = Math.floor((direction * edgeOf(held)) / stepMinutes) + 1
  return placed(week, day, held, direction * steps * stepMinutes)
}

/** The shifts of a day with one in place of another, or in addition, in the order of the clock. */
export const withShift = (
  shifts: ReadonlyArray<WeekShift>,
  before: WeekShift | undefined,
  after: WeekShift,
): ReadonlyArray<WeekShift> =>
  [...shifts.filter((shift) => shift !== before), after].toSorted((one, other) => one.from - other.from)
