import { limits, type Locale } from "../contract/limits.ts"
import { momentFormat } from "../contract/momentFormat.ts"
import type { Clock } from "./clock.ts"

const numbers = new Map<string, Intl.NumberFormat>()
const dates = new Map<string, Intl.DateTimeFormat>()

/** A number as readers of the language write it. */
export const writtenNumber = (locale: Locale, value: number, options: Intl.NumberFormatOptions): string => {
  const key = `${locale} ${JSON.stringify(options)}`
  const format = numbers.get(key) ?? new Intl.NumberFormat(limits.locales[locale], options)
  numbers.set(key, format)
  return format.format(value)
}

/** A date as readers of the language write it. A browser's format takes a phone some 80 ms to make, so each is made once. */
export const writtenDate = (locale: Locale, value: Date, options: Intl.DateTimeFormatOptions): string => {
  const key = `${locale} ${JSON.stringify(options)}`
  const format = dates.get(key) ?? new Intl.DateTimeFormat(limits.locales[locale], options)
  dates.set(key, format)
  return Number.isNaN(value.getTime()) ? "–" : format.format(value)
}

/** Cents as reais. */
export const writtenMoney = (locale: Locale, cents: number): string =>
  writtenNumber(locale, cents / 100, { style: "currency", currency: "BRL" })

/** A day of the calendar, `YYYY-MM-DD`, with two digits each and the year. */
export const writtenDay = (locale: Locale, day: string): string =>
  writtenDate(locale, new Date(`${day.slice(0, 10)}T12:00:00Z`), {
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
    timeZone: "UTC",
  })

/** A day and minute in the platform's time zone, or another; where it is too long for its line, the time stays in one piece. */
export const writtenMoment = (locale: Locale, moment: string, zone?: string): string =>
  writtenDate(locale, new Date(moment), momentFormat(locale, zone)).replace(/\s([AP]M)$/, "\u00a0$1")

/** A day and minute by a clock, which is named where it is another one than the reader's. */
export const writtenAt = (locale: Locale, moment: string, { zone, city }: Clock): string => {
  const at = writtenMoment(locale, moment, zone)
  return city === undefined ? at : `${at}\u00a0(${city})`
}
