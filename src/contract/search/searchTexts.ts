import { nationalPhones, phoneKeyOf } from "../people/phone.ts"
import { folded } from "./folded.ts"

/** Signs and spaces people write between the parts of a number. */
const signs = /[ ().+/-]/g

const isNumber = /^[\d ().+/-]*\d[\d ().+/-]*$/

const cnpj = /^[\da-z]{2}[ .]?[\da-z]{3}[ .]?[\da-z]{3}[ /]?[\da-z]{4}[ -]?\d\d$/

/** The beginning of a CNPJ, with its signs. */
const begunCnpj =
  /^[\da-z]{2}\.([\da-z]{1,3}|[\da-z]{3}\.([\da-z]{0,3}|[\da-z]{3}\/([\da-z]{0,4}|[\da-z]{4}-\d{0,2})))$/

/** A phone without the country's code, with the ninth digit and without. */
const phoneTexts = (text: string, digits: string): ReadonlyArray<string> => {
  const number = digits.replace(/^0+/, "")
  if (number.length >= 10) return number.length <= 13 ? nationalPhones(phoneKeyOf(number)) : []
  const hasCountry = /^\(?\+ ?55/.test(text)
  const national = hasCountry ? number.slice(2) : number
  const isMobile = national.length === 9 && national.startsWith("9")
  return [...(national === "" ? [] : [national]), ...(isMobile ? [national.slice(1)] : [])]
}

/** Numbers as they stand in a text somebody wrote: CEP, CPF and CNPJ. */
const writtenTexts = (bare: string): ReadonlyArray<string> => {
  if (/^\d{6,8}$/.test(bare)) return [`${bare.slice(0, 5)}-${bare.slice(5)}`]
  if (/^\d{11}$/.test(bare)) return [bare.replace(/^(...)(...)(...)(..)$/, "$1.$2.$3-$4")]
  return bare.length === 14 ? [bare.replace(/^(..)(...)(...)(....)(..)$/, "$1.$2.$3/$4-$5")] : []
}

/**
 * The texts a search stands for, folded: a folded text that contains one of them is found. Several only for numbers, which
 * people write with signs and without, and phones also with the country's code and the ninth digit. Empty for an empty search.
 */
export const searchTexts = (typed: string): ReadonlyArray<string> => {
  const text = folded(typed).trim()
  const bare = text.replaceAll(signs, "")
  if (text === "") return []
  if (isNumber.test(text)) return [...new Set([text, bare, ...phoneTexts(text, bare), ...writtenTexts(bare)])]
  const isCnpj = cnpj.test(text) || (begunCnpj.test(text) && /\d/.test(text))
  return isCnpj ? [...new Set([text, bare, ...writtenTexts(bare)])] : [text]
}

/** A folded number without its signs; any other text as it is. */
const bareNumber = (text: string) =>
  isNumber.test(text) || cnpj.test(text) ? text.replaceAll(signs, "") : text

/** Finds what somebody typed in texts, as the server does; an empty search is in every text. */
export const textFinder = (
  typed: string,
): ((...texts: ReadonlyArray<string | null | undefined>) => boolean) => {
  const queryTexts = searchTexts(typed)
  return (...texts) =>
    queryTexts.length === 0 ||
    texts.some((one) => {
      const text = folded(one ?? "")
      const bare = bareNumber(text)
      return queryTexts.some((part) => text.includes(part) || bare.includes(part))
    })
}
