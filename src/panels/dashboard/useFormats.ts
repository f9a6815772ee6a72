import { limits, type Locale } from "../../contract/limits.ts"
import { usePanel } from "../../frame/PanelContext.ts"

/** Amounts from this many reais on are shown without cents. */
const round = 1000

const makeFormats = (locale: Locale, timeZone: string) => {
  const language = limits.locales[locale]
  const number = new Intl.NumberFormat(language)
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 })
  const share = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 })
  const short = new Intl.NumberFormat(language, { notation: "compact", maximumFractionDigits: 1 })
  const brl = { style: "currency", currency: "BRL" } as const
  const exact = new Intl.NumberFormat(language, brl)
  const rounded = new Intl.NumberFormat(language, { ...brl, maximumFractionDigits: 0 })
  const day = new Intl.DateTimeFormat(language, { weekday: "long", day: "numeric", month: "long", timeZone })
  const time = new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit", timeZone })
  const hour = new Intl.DateTimeFormat("en", { hour: "numeric", hourCycle: "h23", timeZone })
  return {
    number: (value: number) => number.format(value),
    percent: (value: number) => percent.format(value),
    share: (value: number) => share.format(value),
    short: (value: number) => short.format(value),
    /** Cents as reais, with their cents. */
    money: (cents: number) => exact.format(cents / 100),
    /** Cents as reais, large sums without their cents. */
    sum: (cents: number) => (cents / 100 < round ? exact : rounded).format(cents / 100),
    day: (moment: string) => day.format(new Date(moment)),
    time: (moment: string) => time.format(new Date(moment)),
    /** The hour of the day, 0 to 23. */
    hourOf: (moment: string) => Number(hour.format(new Date(moment))),
  }
}

/** Cached for each language and time zone, since creating formats takes a third of the dashboard's render time. */
const made = new Map<string, ReturnType<typeof makeFormats>>()

/** Writes the dashboard's figures in the reader's language and the time zone of the figures. */
export const useFormats = (timeZone: string = limits.timeZone) => {
  const { locale } = usePanel()
  const key = `${locale} ${timeZone}`
  const formats = made.get(key) ?? makeFormats(locale, timeZone)
  made.set(key, formats)
  return formats
}

/** See `useFormats`. */
export type Formats = ReturnType<typeof useFormats>
