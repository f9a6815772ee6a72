import { limits } from "balcao/contract"

const tag = limits.locales.ptBr
const cents = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const amounts = new Intl.NumberFormat(tag, { maximumFractionDigits: 4 })

/** Cents without the sign of the currency, which stands in the headings. */
export const writtenCents = (value: number): string => cents.format(value / 100)

/** A quantity with up to four decimals, as receipts have it. */
export const writtenAmount = (value: number): string => amounts.format(value)

/** A moment to the second, by the clock of a time zone. */
export const writtenMoment = (at: string, timeZone: string): string =>
  new Date(at).toLocaleString(tag, { dateStyle: "short", timeStyle: "medium", timeZone }).replace(",", "")

/** The 44 digits of a key in groups of four. */
export const groupedKey = (key: string): string => key.replace(/(.{4})(?=.)/g, "$1 ")

/** A CNPJ with its points; another text as it is. */
export const writtenCnpj = (signs: string): string =>
  signs.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, "$1.$2.$3/$4-$5")

/** A CPF with its points; another text as it is. */
export const writtenCpf = (digits: string): string =>
  digits.replace(/^(.{3})(.{3})(.{3})(.{2})$/, "$1.$2.$3-$4")
