import { limits, type Locale } from "../limits.ts"
import type { Shift, Week } from "./field.ts"

const mondayFirst = [1, 2, 3, 4, 5, 6, 0]

const two = (number: number) => String(number).padStart(2, "0")

/** Minutes after midnight by the clock; the end of a whole day stays 24:00. */
const clock = (minutes: number) => {
  const within = minutes === 1440 ? minutes : minutes % 1440
  return `${two(Math.trunc(within / 60))}:${two(within % 60)}`
}

const shiftsText = (shifts: ReadonlyArray<Shift>) =>
  shifts.map(({ from, to }) => `${clock(from)}–${clock(to)}`).join(", ")

/** The first of January 2023 was a Sunday, as the first day of a week is. */
const dayName = (day: number, language: Locale) =>
  new Intl.DateTimeFormat(limits.locales[language], { weekday: "short", timeZone: "UTC" })
    .format(Date.UTC(2023, 0, day + 1))
    .replace(".", "")

/** A week in words, days that follow each other with the same hours together: "seg–sex 11:00–15:00; sáb 12:00–23:00". */
export const weekText = (week: Week, language: Locale): string => {
  const runs: Array<{ first: number; last: number; hours: string }> = []
  let former = ""
  for (const day of mondayFirst) {
    const hours = shiftsText(week[day] ?? [])
    const run = runs.at(-1)
    if (run && hours !== "" && hours === former) run.last = day
    else if (hours !== "") runs.push({ first: day, last: day, hours })
    former = hours
  }
  return runs
    .map(({ first, last, hours }) => {
      const days = first === last ? [first] : [first, last]
      return `${days.map((day) => dayName(day, language)).join("–")} ${hours}`
    })
    .join("; ")
}
