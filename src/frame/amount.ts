import { limits, type Locale } from "../contract/limits.ts"

const formats = new Map<Locale, Intl.NumberFormat>()

/** An amount as readers of the language write it: 12.345,6 in Portuguese, 12,345.6 in English. */
export const writeAmount = (locale: Locale, amount: number): string => {
  let format = formats.get(locale)
  if (format === undefined) {
    format = new Intl.NumberFormat(limits.locales[locale])
    formats.set(locale, format)
  }
  return format.format(amount)
}
