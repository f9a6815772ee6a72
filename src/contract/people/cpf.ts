import * as Schema from "effect/Schema"
import { typedText } from "../wire/visibleText.ts"
import { digitsOf } from "./phone.ts"

const checkDigit = (digits: ReadonlyArray<number>): number => {
  const rest = digits.reduce((sum, digit, index) => sum + digit * (digits.length + 1 - index), 0) % 11
  return rest < 2 ? 0 : 11 - rest
}

/** The two check digits that make nine digits a CPF. */
export const cpfCheckDigits = (nine: string): string => {
  const digits = [...nine].map(Number)
  const first = checkDigit(digits)
  return `${first}${checkDigit([...digits, first])}`
}

const form = /^(\d{11}|\d{3}\.\d{3}\.\d{3}-\d{2})$/

/** True for a CPF as people write it, with points or without, whose check digits are right. */
export const isCpf = (text: string): boolean => {
  const digits = digitsOf(text)
  if (!form.test(typedText(text)) || /^(\d)\1*$/.test(digits)) return false
  return digits.endsWith(cpfCheckDigits(digits.slice(0, 9)))
}

/** A Brazilian taxpayer's number with right check digits; kept as eleven digits, however it was written. */
export const Cpf = Schema.String.check(
  Schema.makeFilter((text) => form.test(typedText(text)), {
    identifier: "isPattern",
    expected: "eleven digits",
  }),
  Schema.makeFilter(isCpf, { expected: "right check digits" }),
)

/** A CPF as eleven digits. */
export const plainCpf = digitsOf

/** A CPF as lists show it, three digits at each end hidden; one that is masked already, or none, stays as it is. */
export const maskCpf = (text: string): string => {
  const digits = digitsOf(text)
  return digits.length === 11 ? `***.${digits.slice(3, 6)}.${digits.slice(6, 9)}-**` : text
}

/** A CPF as people write it; other numbers stay as they are. */
export const formatCpf = (text: string): string =>
  digitsOf(text).replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, "$1.$2.$3-$4")
