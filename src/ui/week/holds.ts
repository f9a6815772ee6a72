import { dayMinutes, maxShifts, type WeekShift, type WeekShifts } from "./weekShifts.ts"

/** Minutes a shift moves by. */
const stepMinutes = 15
const lastStart = dayMinutes - stepMinutes

interface HeldShift {
  readonly part: "whole" | "start" | "end"
  readonly shift: WeekShift
}

/** The part of a day being held, and its minute: a shift, one of its ends, or free space to paint on. */
export type ShiftDrag = { readonly at: number } & ({ readonly part: "free" } | HeldShift)

const snapped = (minutes: number) => Math.round(minutes / stepMinutes) * stepMinutes

const between = (minutes: number, min: number, max: number) => Math.max(min, Math.min(max, minutes))

/**
 * Returns the hold at a minute; `reach` is the number of minutes beside an end that still hold it. Undefined if no
 * further shift fits.
 */
export const dragAt = (
  shifts: ReadonlyArray<WeekShift>,
  at: number,
  reach: number,
): ShiftDrag | undefined => {
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
  const occupied = [
    ...shiftsOf(day - 1, -dayMinutes),
    ...shiftsOf(day, 0).filter((shift) => shift.from !== from || shift.to !== to),
    ...shiftsOf(day + 1, dayMinutes),
  ]
  return {
    from: Math.max(0, ...occupied.filter((one) => one.from <= from).map((one) => one.to)),
    to: Math.min(2 * dayMinutes, ...occupied.filter((one) => one.from > from).map((one) => one.from)),
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
  targetMinute: number,
): WeekShift => {
  const room = roomAround(week, day, { from, to })
  if (part === "start") {
    const earliest = Math.max(room.from, to - dayMinutes)
    return { from: between(targetMinute, earliest, Math.min(to - stepMinutes, lastStart)), to }
  }
  if (part === "end") {
    return { from, to: between(targetMinute, from + stepMinutes, Math.min(room.to, from + dayMinutes)) }
  }
  const start = between(targetMinute, room.from, Math.min(lastStart, room.to - (to - from)))
  return { from: start, to: start + to - from }
}

const edgeOf = ({ part, shift }: HeldShift) => (part === "end" ? shift.to : shift.from)

/**
 * Returns the shift after a hold was dragged to another minute, in steps of 15 minutes and without overlapping another
 * shift.
 */
export const draggedTo = (
  week: WeekShifts,
  day: number,
  drag: ShiftDrag,
  at: number,
): WeekShift | undefined => {
  const by = at - drag.at
  const isClick = Math.abs(by) < stepMinutes / 2
  if (drag.part !== "free") return isClick ? drag.shift : placed(week, day, drag, snapped(edgeOf(drag) + by))
  return isClick ? undefined : painted(roomAround(week, day, { from: drag.at, to: drag.at }), drag.at, at)
}

/** A shift, or its end, as late (1) or as early (-1) as there is room. */
export const stretched = (
  week: WeekShifts,
  day: number,
  heldShift: HeldShift,
  direction: 1 | -1,
): WeekShift => placed(week, day, heldShift, direction * Number.POSITIVE_INFINITY)

/** A shift, or its end, one step later (1) or earlier (-1), to the next quarter of an hour. */
export const stepped = (
  week: WeekShifts,
  day: number,
  heldShift: HeldShift,
  direction: 1 | -1,
): WeekShift => {
  const steps = Math.floor((direction * edgeOf(heldShift)) / stepMinutes) + 1
  return placed(week, day, heldShift, direction * steps * stepMinutes)
}

/** The shifts of a day with one in place of another, or in addition, in the order of the clock. */
export const withShift = (
  shifts: ReadonlyArray<WeekShift>,
  before: WeekShift | undefined,
  after: WeekShift,
): ReadonlyArray<WeekShift> =>
  [...shifts.filter((shift) => shift !== before), after].toSorted((one, other) => one.from - other.from)
