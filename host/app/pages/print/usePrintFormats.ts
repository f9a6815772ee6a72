import { usePanel } from "balcao"
import type { PrintedOrder } from "./usePrintedOrders.ts"
import { limits, type Locale, zoneOf } from "balcao/contract"

const formatsOf = (locale: Locale, timeZone: string) => {
  const tag = limits.locales[locale]
  const money = new Intl.NumberFormat(tag, { style: "currency", currency: "BRL" })
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 3 })
  const time = new Intl.DateTimeFormat(tag, { timeStyle: "short", timeZone })
  const moment = new Intl.DateTimeFormat(tag, { dateStyle: "short", timeStyle: "short", timeZone })
  return {
    money: (cents: number) => money.format(cents / 100),
    quantity: (amount: number, unit?: string | null) =>
      unit === "KG" ? `${number.format(amount)} kg` : number.format(amount),
    time: (at: string) => time.format(new Date(at)),
    moment: (at: string) => moment.format(new Date(at)),
  }
}

const cache = new Map<string, ReturnType<typeof formatsOf>>()

/** Formats of amounts and moments on paper, in the reader's language and by the clock of an order's store. */
export const usePrintFormats = ({ company }: Pick<PrintedOrder, "company"> = {}) => {
  const { locale } = usePanel()
  const zone = zoneOf(company)
  const key = `${locale} ${zone}`
  const formats = cache.get(key) ?? formatsOf(locale, zone)
  cache.set(key, formats)
  return formats
}
