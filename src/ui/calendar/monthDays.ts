const dayMs = 86_400_000

const utc = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** A day so many days after another; both `YYYY-MM-DD`. */
const daysAfter = (day: string, days: number): string =>
  new Date(utc(day) + days * dayMs).toISOString().slice(0, 10)

/** The same day of a month so many months later, or that month's last. */
export const monthsAfter = (day: string, months: number): string => {
  const date = new Date(utc(day))
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0)).getUTCDate()
  return new Date(first + (Math.min(date.getUTCDate(), last) - 1) * dayMs).toISOString().slice(0, 10)
}

/** The weeks of the month a day is in, Sunday first; undefined for days of other months. */
export const weeksOf = (day: string): ReadonlyArray<ReadonlyArray<string | undefined>> => {
  const first = `${day.slice(0, 7)}-01`
  const start = daysAfter(first, -new Date(utc(first)).getUTCDay())
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_day, index) => {
      const one = daysAfter(start, week * 7 + index)
      return one.slice(0, 7) === day.slice(0, 7) ? one : undefined
    }),
  ).filter((week) => week.some((one) => one !== undefined))
}

/** Returns the day a key moves to. */
export const keyedDay = (day: string, key: string): string | undefined => {
  const weekday = new Date(utc(day)).getUTCDay()
  const steps = new Map([
    ["ArrowLeft", -1],
    ["ArrowRight", 1],
    ["ArrowUp", -7],
    ["ArrowDown", 7],
    ["Home", -weekday],
    ["End", 6 - weekday],
  ])
  const step = steps.get(key)
  if (step !== undefined) return daysAfter(day, step)
  return key === "PageUp" ? monthsAfter(day, -1) : key === "PageDown" ? monthsAfter(day, 1) : undefined
}
