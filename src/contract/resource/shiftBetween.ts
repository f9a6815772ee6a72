import type { Shift } from "./field.ts"

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** From one time to another, `HH:MM`; the next day's where it is not later. */
export const shiftBetween = (from: string, until: string): Shift => {
  const [start, end] = [minutesOf(from), minutesOf(until)]
  return { from: start, to: end > start ? end : end + 1440 }
}
