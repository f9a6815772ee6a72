import type { TextFormat } from "../wire/text.ts"

/** Digits of a number, with the zeros before it that spreadsheets leave out. */
const digits = (length: number): TextFormat => ({
  accepts: (text) => /^\d+$/.test(text.trim()) && text.trim().length <= length,
  plain: (text) => (text.trim() === "" ? "" : text.trim().padStart(length, "0")),
})

/** A bank's COMPE number: three digits. */
export const compeRules = { max: 3, format: digits(3) } as const

/** An institution's number in the Brazilian payment system: eight digits, the beginning of its CNPJ. */
export const ispbRules = { max: 8, format: digits(8) } as const
