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

const dayNamed = (name: string): number | undefined => {
  const query = name.toLowerCase().replace(".", "")
  const isCalled = (day: number) =>
    (["ptBr", "en"] as const).some((language) => dayName(day, language).toLowerCase() === query)
  return mondayFirst.find(isCalled)
}

/** Days from one to another, Monday first; undefined for days there are not, and for such that come before the first. */
const daysIn = (first: string, last = first): ReadonlyArray<number> | undefined => {
  const [from, to] = [dayNamed(first), dayNamed(last)].map((day) =>
    day === undefined ? -1 : mondayFirst.indexOf(day),
  ) as [number, number]
  return from < 0 || to < from ? undefined : mondayFirst.slice(from, to + 1)
}

const shiftIn = (text: string): Shift | undefined => {
  const [, ...parts] = /^(\d\d?):(\d\d)[–-](\d\d?):(\d\d)$/.exec(text.trim()) ?? []
  const [hour = Number.NaN, minute = 0, untilHour = 0, untilMinute = 0] = parts.map(Number)
  const from = hour * 60 + minute
  const to = untilHour * 60 + untilMinute
  if (!(from < 1440 && to <= 1440 && minute < 60 && untilMinute < 60)) return undefined
  return { from, to: to > from ? to : to + 1440 }
}

/** The week that such words mean, in either language; undefined for words that mean none. */
export const weekOfText = (text: string): Week | undefined => {
  const week: Array<ReadonlyArray<Shift>> = Array.from({ length: 7 }, () => [])
  for (const run of text.split(";")) {
    const [, first = "", last, hours = ""] = /^(\p{L}+)\.?(?:[–-](\p{L}+)\.?)? (.+)$/u.exec(run.trim()) ?? []
    const days = daysIn(first, last)
    const shifts = hours.split(",").map(shiftIn)
    if (!days || !shifts.every((shift) => shift !== undefined)) return undefined
    for (const day of days) week[day] = shifts
  }
  return week
}
