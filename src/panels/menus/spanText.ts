import type { Locale } from "../../contract/limits.ts"
import type { DaySpan } from "../../contract/menu/menuWeek.ts"
import { grouped } from "../../contract/wire/grouped.ts"
import { writtenDate } from "../../frame/written.ts"
import { weekOrder } from "../../ui/week/weekOrder.ts"
import type { useMenusWords } from "./words.ts"

const dayMs = 86_400_000
/** A Sunday. */
const sunday = Date.UTC(2023, 0, 1)

/** The name of a day of the week, 0 for Sunday. */
export const weekdayName = (locale: Locale, day: number, weekday: "short" | "long"): string =>
  writtenDate(locale, new Date(sunday + day * dayMs), { weekday, timeZone: "UTC" })

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`

/** Days that follow one another, from Monday on. */
const runsOf = (spans: ReadonlyArray<DaySpan>): ReadonlyArray<ReadonlyArray<number>> => {
  const days = weekOrder.filter((day) => spans.some((span) => span.day === day))
  const runs = new Array<Array<number>>()
  for (const day of days) {
    const last = runs.at(-1)
    if (last && last.at(-1) === weekOrder[weekOrder.indexOf(day) - 1]) last.push(day)
    else runs.push([day])
  }
  return runs
}

/** Days with the same hours in words, such as `segunda-feira a sexta-feira das 14:00 às 15:00`. */
const sameHoursText = (
  say: ReturnType<typeof useMenusWords>,
  locale: Locale,
  spans: ReadonlyArray<DaySpan>,
): string => {
  const name = (day: number) => weekdayName(locale, day, "long")
  const days = runsOf(spans).flatMap((run) => {
    const [first = 0, last = 0] = [run[0], run.at(-1)]
    return run.length > 2 ? [say("days", { first: name(first), last: name(last) })] : run.map(name)
  })
  const { from = 0, to = 0 } = spans[0] ?? {}
  return say("span", { day: days.join(", "), from: clock(from), to: clock(to) })
}

const weekMinutes = 7 * 1440

/** Parts of a week in words; the whole of it by its name. They do not overlap. */
export const spansText = (
  say: ReturnType<typeof useMenusWords>,
  locale: Locale,
  spans: ReadonlyArray<DaySpan>,
): string =>
  spans.reduce((sum, { from, to }) => sum + to - from, 0) === weekMinutes
    ? say("wholeWeek")
    : [...grouped(spans, ({ from, to }) => `${from} ${to}`).values()]
        .map((same) => sameHoursText(say, locale, same))
        .join("; ")
