import type { Locale } from "../../contract/limits.ts"
import type { DaySpan } from "../../contract/menu/menuWeek.ts"
import { writtenDate } from "../../frame/written.ts"
import type { useMenusWords } from "./words.ts"

const dayMs = 86_400_000
/** A Sunday. */
const sunday = Date.UTC(2023, 0, 1)

/** The name of a day of the week, 0 for Sunday. */
export const weekdayName = (locale: Locale, day: number, weekday: "short" | "long"): string =>
  writtenDate(locale, new Date(sunday + day * dayMs), { weekday, timeZone: "UTC" })

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`

/** A part of a week in words, such as `sexta-feira das 18:00 às 24:00`. */
const spanText = (
  say: ReturnType<typeof useMenusWords>,
  locale: Locale,
  { day, from, to }: DaySpan,
): string => say("span", { day: weekdayName(locale, day, "long"), from: clock(from), to: clock(to) })

const weekMinutes = 7 * 1440

/** Parts of a week in words; the whole of it by its name. They do not overlap. */
export const spansText = (
  say: ReturnType<typeof useMenusWords>,
  locale: Locale,
  spans: ReadonlyArray<DaySpan>,
): string =>
  spans.reduce((sum, { from, to }) => sum + to - from, 0) === weekMinutes
    ? say("wholeWeek")
    : spans.map((span) => spanText(say, locale, span)).join("; ")
