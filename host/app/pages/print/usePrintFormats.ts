import { usePanel } from "balcao"
import { limits, type Locale } from "balcao/contract"

const written = (locale: Locale) => {
  const tag = limits.locales[locale]
  const money = new Intl.NumberFormat(tag, { style: "currency", currency: "BRL" })
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 3 })
  const timeZone = limits.timeZone
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

const formats = { ptBr: written("ptBr"), en: written("en") }

/** How amounts and moments are written on paper, in the reader's language. */
export const usePrintFormats = () => formats[usePanel().locale]
