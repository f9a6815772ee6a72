import { limits, type Locale } from "../contract/limits.ts"

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
