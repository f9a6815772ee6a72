import { isolateText } from "../../contract/isolateText.ts"
import type { Locale } from "../../contract/limits.ts"
import {
  type Availability,
  type PublicHours,
  type PublicStore,
  weekdays,
} from "../../contract/menu/public/snapshot.ts"
import { allergens, menuTags } from "../../contract/menu/menuChoices.ts"
import type { Choices } from "../../contract/resource/Words.ts"
import { wordsIn } from "../../contract/resource/wordsIn.ts"
import { entryOf } from "../../contract/wire/entryOf.ts"
import { writtenDate, writtenMoney } from "../../frame/written.ts"
import { menuViewWords } from "./words.ts"

type Key = keyof typeof menuViewWords

/** Sentences of a menu in one language, without the machinery of panels, which weighs more than the menu. */
export interface MenuText {
  readonly locale: Locale
  readonly say: (key: Key, values?: Readonly<Record<string, string | number>>) => string
  /** Cents as reais. */
  readonly money: (cents: number) => string
  /** A moment, as near as it is: `at 18:00`, `tomorrow, 18:00`, `Wed, 18:00`. */
  readonly moment: (iso: string) => string
  /** The time of a moment alone. */
  readonly time: (iso: string) => string
  /** Days and times of an item that is not sold all day. */
  readonly hours: (availabilities: ReadonlyArray<Availability>) => string
  /** The word of an allergen, or of a tag such as a diet; none for one that is not known. */
  readonly allergen: (name: string) => ReadonlyArray<string>
  readonly tag: (name: string) => ReadonlyArray<string>
}

const dayMs = 24 * 3_600_000

const dayNames = (locale: Locale) =>
  weekdays.map((_, at) =>
    writtenDate(locale, new Date(Date.UTC(2024, 0, 1 + at)), { weekday: "short", timeZone: "UTC" }).replace(
      ".",
      "",
    ),
  )

/** Names of days in a row are one: `mon to fri`. */
const daysText = (say: MenuText["say"], names: ReadonlyArray<string>, { dayOfWeek }: PublicHours) => {
  const days = weekdays.flatMap((day, at) => (dayOfWeek.includes(day) ? [at] : []))
  const [first = 0] = days
  const last = days.at(-1) ?? first
  const nameOf = (at: number) => names[at] ?? ""
  return days.length > 2 && last - first === days.length - 1
    ? say("days", { first: nameOf(first), last: nameOf(last) })
    : days.map(nameOf).join(", ")
}

const clockTime = (time: string) => time.slice(0, 5)

const sayIn =
  (locale: Locale): MenuText["say"] =>
  (key, values = {}) =>
    wordsIn(menuViewWords[key], locale).replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
      isolateText(String(values[name] ?? "")),
    )

/** The word of a choice; one that is not known is left out. */
const wordIn =
  (locale: Locale, words: Choices) =>
  (name: string): ReadonlyArray<string> => {
    const both = entryOf(words, name)
    return both ? [wordsIn(both, locale)] : []
  }

/** Sentences of a menu at a moment, by the clock of its store. */
export const menuText = (
  locale: Locale,
  { timeZone }: Pick<PublicStore, "timeZone">,
  now: number,
): MenuText => {
  const say = sayIn(locale)
  const dateOf = (at: number) =>
    writtenDate(locale, new Date(at), { year: "numeric", month: "2-digit", day: "2-digit", timeZone })
  const time = (iso: string) => writtenDate(locale, new Date(iso), { timeStyle: "short", timeZone })
  const moment = (iso: string) => {
    const at = Date.parse(iso)
    const day = dateOf(at)
    if (day === dateOf(now)) return say("today", { time: time(iso) })
    if (day === dateOf(now + dayMs)) return say("tomorrow", { time: time(iso) })
    const format =
      at - now < 6 * dayMs ? ({ weekday: "short" } as const) : ({ day: "2-digit", month: "2-digit" } as const)
    const name = writtenDate(locale, new Date(at), { ...format, timeZone }).replace(".", "")
    return say("onDay", { day: name, time: time(iso) })
  }
  const hours = (availabilities: ReadonlyArray<Availability>) => {
    const names = dayNames(locale)
    return availabilities
      .flatMap((availability) => availability.hours)
      .filter(({ timePeriods: { startTime, endTime } }) => startTime !== endTime)
      .map((entry) =>
        say("hours", {
          days: daysText(say, names, entry),
          from: clockTime(entry.timePeriods.startTime),
          until: clockTime(entry.timePeriods.endTime),
        }),
      )
      .join("; ")
  }
  const money = (cents: number) => writtenMoney(locale, cents)
  const [allergen, tag] = [wordIn(locale, allergens), wordIn(locale, menuTags)]
  return { locale, say, money, moment, time, hours, allergen, tag }
}
