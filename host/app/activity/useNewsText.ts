import { usePanel, useWords } from "balcao"
import { limits, type NewsItem } from "balcao/contract"
import { ownValue } from "../ownValue.ts"
import { routeOf } from "../routes.ts"
import { newsWords } from "./newsWords.ts"

type Key = Exclude<keyof typeof newsWords, `${string}_one` | `${string}_other`>

const isKey = (key: string): key is Key => Object.hasOwn(newsWords, key)

/** The words of a kind, by who acted and which way the money goes. */
const keyOf = ({ kind, values: { by, direction } }: NewsItem): Key => {
  const variant = direction === "PAYOUT" ? `${kind}_payout` : `${kind}_alone`
  if ((direction === "PAYOUT" || !by) && isKey(variant)) return variant
  return isKey(kind) ? kind : "other"
}

/** Functions for the sentence of one happening, and the name of its record. */
export const useNewsText = () => {
  const say = useWords("hostNews", newsWords)
  const { locale } = usePanel()
  const language = limits.locales[locale]
  const money = (cents: unknown) =>
    new Intl.NumberFormat(language, { style: "currency", currency: "BRL" }).format(Number(cents) / 100)
  const day = (iso: unknown) => {
    const at = new Date(`${String(iso)}T12:00:00Z`)
    return Number.isNaN(at.getTime())
      ? ""
      : new Intl.DateTimeFormat(language, { day: "numeric", month: "short", timeZone: "UTC" }).format(at)
  }
  const sentence = (item: NewsItem): string => {
    const { by, amount, dueOn, reason, days } = item.values
    const text = say(keyOf(item), {
      by: by ? String(by) : say("somebody"),
      amount: money(amount ?? 0),
      day: day(dueOn),
      days: Number(days ?? 0),
    })
    return reason && item.kind === "APPROVAL_REFUSED" ? `${text}: ${reason}` : text
  }
  const recordName = ({ list, values, record }: NewsItem): string => {
    const name = String(values["name"] ?? record)
    if (isKey(list)) return say(list, { name })
    const title = routeOf(list)?.title[locale]
    return title === undefined ? name : `${title}: ${name}`
  }
  return { say, sentence, recordName }
}

/** The day and time of a happening, as short as it can be: the time alone today. */
export const shortMoment = (at: string, language: string, now = new Date()): string => {
  const time = new Date(at)
  const isToday = time.toDateString() === now.toDateString()
  const clock = { hour: "2-digit", minute: "2-digit" } as const
  return new Intl.DateTimeFormat(
    language,
    isToday ? clock : { day: "numeric", month: "short", ...clock },
  ).format(time)
}

/** The subject of a record, such as a ticket's; undefined where its name says all. */
export const subjectOf = ({ values }: NewsItem): string | undefined => {
  const subject = ownValue(values, "subject") ?? ownValue(values, "store")
  return subject ? String(subject) : undefined
}
