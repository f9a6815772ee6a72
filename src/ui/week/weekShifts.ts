import type { CSSProperties } from "react"

/** One opening of a day, in minutes after midnight; an end beyond 1440 lies on the following day. */
export interface WeekShift {
  readonly from: number
  readonly to: number
}

/** The shifts of each day, Sunday first. */
export type WeekShifts = ReadonlyArray<ReadonlyArray<WeekShift>>

export const dayMinutes = 1440
/** Maximum number of shifts per day. */
export const maxShifts = 8
/** Minutes from one written hour to the next. */
const tickMinutes = 180

const two = (number: number) => String(number).padStart(2, "0")

/** Minutes after midnight as a clock shows them. */
export const clockOf = (minutes: number): string => {
  const within = minutes % dayMinutes
  return `${two(Math.floor(within / 60))}:${two(within % 60)}`
}

/** A shift from clock to clock. */
export const shiftText = ({ from, to }: WeekShift): string => `${clockOf(from)}–${clockOf(to)}`

/** The minutes a native time input names; undefined while it is incomplete. */
export const minutesOf = (text: string): number | undefined => {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(text) ?? []
  return hours === undefined || minutes === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

/** The end of a shift by the clock: of the following day where it is not after the start. */
export const shiftEnd = (from: number, to: number): number => {
  const within = to % dayMinutes
  return within > from ? within : within + dayMinutes
}

/** A shift that may be added after those there are; undefined where the day is full. */
export const freeShift = (shifts: ReadonlyArray<WeekShift>): WeekShift | undefined => {
  if (shifts.length >= maxShifts) return undefined
  const last = Math.max(0, ...shifts.map(({ to }) => to))
  if (last === 0) return { from: 9 * 60, to: 18 * 60 }
  const from = last + 60
  return from >= dayMinutes ? undefined : { from, to: Math.min(from + 240, dayMinutes) }
}

/** The minutes that are drawn: from six to six of the next day, and more where shifts begin before or end after that. */
export const axisOf = (week: WeekShifts): WeekShift => ({
  from: week.flat().some(({ from }) => from < 360) ? 0 : 360,
  to: Math.max(1800, ...week.flat().map(({ to }) => Math.ceil(to / tickMinutes) * tickMinutes)),
})

/** The hours that are written above the days, in minutes. */
export const ticksOf = ({ from, to }: WeekShift): ReadonlyArray<number> =>
  Array.from({ length: (to - from) / tickMinutes }, (_, at) => from + at * tickMinutes)

/** Returns the distance between those hours. */
export const tickSize = (axis: WeekShift): CSSProperties =>
  ({ "--balcao-tick-size": `${100 / ticksOf(axis).length}%` }) as CSSProperties

/** Returns the position and size of a shift's bar. */
export const barOf = ({ from, to }: WeekShift, axis: WeekShift): CSSProperties => {
  const size = axis.to - axis.from
  return {
    "--balcao-shift-from": `${((from - axis.from) / size) * 100}%`,
    "--balcao-shift-size": `${((to - from) / size) * 100}%`,
  } as CSSProperties
}

/** Hours of a week, with one digit where they are not whole. */
export const weekHours = (week: WeekShifts): number =>
  Math.round((week.flat().reduce((sum, { from, to }) => sum + to - from, 0) / 60) * 10) / 10
