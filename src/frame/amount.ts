import { limits, type Locale } from "../contract/limits.ts"
import type { Words } from "../contract/resource/Words.ts"
import { wordsIn } from "../contract/resource/wordsIn.ts"
import type { Total } from "../contract/wire/page.ts"
import { writtenNumber } from "./written.ts"

/** An amount that is known only about. */
export interface Estimate {
  readonly about: number
}

/** The rows of a total, as sentences take them: those of an estimate say that it is one. */
export const amountOf = ({ totalCount, isEstimated }: Total): number | Estimate =>
  isEstimated ? { about: totalCount } : totalCount

/** Whole numbers below a thousand are written alike in both languages, and a first format takes some 20 ms to make. */
const isPlain = (amount: number) => Number.isInteger(amount) && Math.abs(amount) < 1000

const formats = new Map<Locale, Intl.NumberFormat>()

/** An amount as readers of the language write it: 12.345,6 in Portuguese, 12,345.6 in English. */
export const writeAmount = (locale: Locale, amount: number): string => {
  if (isPlain(amount)) return String(amount)
  let format = formats.get(locale)
  if (format === undefined) {
    format = new Intl.NumberFormat(limits.locales[locale])
    formats.set(locale, format)
  }
  return format.format(amount)
}

const about: Words = ["cerca de", "about"]

/** "cerca de 250 mil", "about 250,000". A million would take "de" behind it, so it is written in digits. */
export const writeEstimate = (locale: Locale, { about: amount }: Estimate): string => {
  const isShort = locale === "ptBr" && amount < 1_000_000
  return `${wordsIn(about, locale)} ${writtenNumber(locale, amount, isShort ? { notation: "compact" } : {})}`
}
