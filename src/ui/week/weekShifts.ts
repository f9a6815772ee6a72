import type { CSSProperties } from "react"

/** One opening of a day, in minutes after midnight; an end beyond 1440 lies on the following day. */
export interface WeekShift {
  readonly from: number
  readonly to: number
}

const dayMinutes = 1440
/** Where the drawn day begins. */
const startOfDay = 6 * 60
const most = 8

const two = (number: number) => String(number).padStart(2, "0")

/** Minutes after midnight as a clock shows them. */
export const clockOf = (minutes: number): string => {
  const within = minutes % dayMinutes
  return `${two(Math.floor(within / 60))}:${two(within % 60)}`
}

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
  if (shifts.length >= most) return undefined
  const last = Math.max(0, ...shifts.map(({ to }) => to))
  if (last === 0) return { from: 9 * 60, to: 18 * 60 }
  const from = last + 60
  return from >= dayMinutes ? undefined : { from, to: Math.min(from + 240, dayMinutes) }
}

/** Where a shift is drawn, between six in the morning and six of the next day. */
export const barOf = ({ from, to }: WeekShift): CSSProperties => {
  const start = Math.max(0, from - startOfDay)
  const end = Math.min(dayMinutes, Math.max(start + 30, to - startOfDay))
  return {
    "--balcao-shift-from": `${(start / dayMinutes) * 100}%`,
    "--balcao-shift-size": `${((end - start) / dayMinutes) * 100}%`,
  } as CSSProperties
}

/** Hours of a week, with one digit where they are not whole. */
export const weekHours = (week: ReadonlyArray<ReadonlyArray<WeekShift>>): number =>
  Math.round((week.flat().reduce((sum, { from, to }) => sum + to - from, 0) / 60) * 10) / 10
