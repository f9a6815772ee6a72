import { limits } from "../limits.ts"
import { typedText } from "../wire/visibleText.ts"

/** Returns the stored form of a typed phone number. */
export const digitsOf = (text: string): string => text.replace(/\D/g, "")

/** The bounds of a phone number's digits (section 5: 13 at most, with the country's). */
export interface PhoneLength {
  readonly min: number
  readonly max: number
}

/** A number with its area's code. */
export const wholePhone: PhoneLength = { ...limits.text.phone, min: limits.text.phone.withArea }

const country = "55"

/** Digits without the zeros one dials before a country's or an area's code; numbers such as 0800 keep theirs. */
const undialed = (digits: string): string => {
  if (/^00[1-9]/.test(digits)) return digits.slice(2)
  return /^0[1-9]\d{9,10}$/.test(digits) && !/^0[3589]00/.test(digits) ? digits.slice(1) : digits
}

/** A phone number as it is kept: its digits, without those one only dials. */
export const plainPhone = (text: string): string => undialed(digitsOf(text))

/** With Brazil's code: an area of two digits, then eight digits or nine that begin with 9. */
const brazilian = /^55[1-9][1-9]9?\d{8}$/

const isBrazilian = (text: string, digits: string): boolean =>
  digits.startsWith(country) && (digits.length > 11 || text.startsWith("+"))

/** True for a phone number as people write it, with signs or without, of any country; Brazilian ones are read closely. */
export const isPhone = (text: string, { min, max }: PhoneLength = limits.text.phone): boolean => {
  const written = typedText(text)
  const digits = plainPhone(written)
  if (!/^\+?[\d\s().\-/]+$/.test(written) || digits.length < min || digits.length > max) return false
  return isBrazilian(written, digits) ? brazilian.test(digits) : true
}

const hidden = "*"

/** True if a part of a number is hidden. */
const isHidden = (text: string): boolean => text.includes(hidden)

/**
 * A phone number as it is shown (section 5): 10 digits as (XX) XXXX-XXXX, 13 as +XX (XX) X XXXX-XXXX, otherwise the
 * first 11 as (XX) X XXXX-XXXX. Fewer are shown as they are, and so is one that is hidden in part.
 */
export const formatPhone = (text: string): string => {
  if (isHidden(text)) return text
  const digits = digitsOf(text)
  if (digits.length < 10) return digits
  if (digits.length === 10) return digits.replace(/^(..)(....)(....)$/, "($1) $2-$3")
  if (digits.length === 13) return digits.replace(/^(..)(..)(.)(....)(....)$/, "+$1 ($2) $3 $4-$5")
  return digits.slice(0, 11).replace(/^(..)(.)(....)(....)$/, "($1) $2 $3-$4")
}

/** True if a number differs from the one before by one more digit, as while one types. */
const isOneMore = (digits: string, before: string): boolean => {
  const at = [...digits].findIndex((digit, index) => digit !== before[index])
  return digits.length === before.length + 1 && digits.slice(at + 1) === before.slice(at)
}

/** A phone number somebody writes: one of 14 or more digits that comes at once, as from a paste, keeps the first 11 (section 5). */
export const writtenPhone = (text: string, before: string): string => {
  const digits = digitsOf(text)
  return digits.length > 13 && !isOneMore(digits, digitsOf(before)) ? formatPhone(digits) : text
}

/** A phone number of which the area code and the last four digits are shown. */
export const maskPhone = (text: string): string => {
  const shown = formatPhone(text)
  const number = shown.indexOf(")") + 1
  return shown.slice(0, number) + shown.slice(number, -4).replaceAll(/\d/g, hidden) + shown.slice(-4)
}

/** A phone number as one begins to edit it: a number that is shown shortened is edited whole. */
export const editedPhone = (digits: string): string => {
  const shown = formatPhone(digits)
  return digitsOf(shown) === digits ? shown : digits
}

/** A number with Brazil's country code, as WhatsApp takes it: 10 or 11 digits are an area code and a number. */
export const withCountry = (digits: string): string => (digits.length <= 11 ? country + digits : digits)

/**
 * Returns a key that is the same for all spellings of a Brazilian number, with or without the country code and the
 * ninth digit: WhatsApp omits the latter for older accounts.
 */
export const phoneKeyOf = (text: string): string => {
  const digits = digitsOf(text)
  const national = digits.length > 11 && digits.startsWith(country) ? digits.slice(2) : digits
  return national.length === 11 && national[2] === "9" ? national.slice(0, 2) + national.slice(3) : national
}

/** The ways a Brazilian number with this key may be written without the country's code. */
export const nationalPhones = (key: string): ReadonlyArray<string> =>
  key.length === 10 ? [key, `${key.slice(0, 2)}9${key.slice(2)}`] : [key]

/**
 * The same of a number that is known to begin with its country's code: a short one is not Brazilian, though it may read
 * like a Brazilian one without the code.
 */
export const phoneKeyOfInternational = (digits: string): string =>
  digits.length > 11 ? phoneKeyOf(digits) : `+${digits}`
