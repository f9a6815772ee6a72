import { stateOfPostCode } from "./stateOfPostCode.ts"
import { stateOf } from "./states.ts"

/** Parts of an address in Brazil; those nobody knows are left out. */
export interface AddressParts {
  readonly line?: string
  readonly number?: string
  readonly complement?: string
  readonly neighborhood?: string
  readonly city?: string
  /** Two letters. */
  readonly state?: string
  /** Five digits, a hyphen and three. */
  readonly postCode?: string
}

const postCode = /(?:\bCEP:?\s*)?\b(\d{2})\.?(\d{3})[.-]?(\d{3})\b/i
const country = /^bra[sz]il$/i
const number = /^(?:n(?:[º°o.]|úmero)*\s*)?(\d{1,6}[a-z]?)$|^(s\/?n)$/i
const complement =
  /^(?:ap(?:to?|artamento)?|bl(?:oco)?|casa|sala|loja|andar|conj(?:unto)?|cj|fundos|torre|box)\b/i
const numberThenMore = /^(?:n(?:[º°o.])*\s*)?(\d{1,6}[a-z]?)\s+(.+)$/i
/** After two words or more: `Rua 7` is a street. */
const numberAtEnd = /^(\S+\s.*\D)\s+(?:n(?:[º°o.])*\s*)?(\d{1,6}[a-z]?)$/i

const parts = (text: string): ReadonlyArray<string> =>
  text
    .split(/[,;\n]|\s[-–—]\s|\s?\/\s?(?=[A-Za-z]{2}\s*(?:$|[,;\n]))/)
    .map((part) => part.trim().replaceAll(/\s+/g, " "))
    .filter((part) => part !== "" && !country.test(part))

/** Parts of a text, with a complement behind the number as a part of its own. */
const splitNumbers = (rest: ReadonlyArray<string>): ReadonlyArray<string> =>
  rest.flatMap((part) => {
    const [, digits, more] = numberThenMore.exec(part) ?? []
    return digits && more && complement.test(more) ? [digits, more] : [part]
  })

/** The street and the number of an address's first part, where no other part is the number. */
const lineParts = (first: string, rest: ReadonlyArray<string>): AddressParts => {
  const [, line, houseNumber] = rest.some((part) => number.test(part)) ? [] : (numberAtEnd.exec(first) ?? [])
  return line && houseNumber ? { line: line.trim(), number: houseNumber } : { line: first }
}

/**
 * Reads an address as people write or paste it, such as `Rua Augusta, 820 - Consolação, São Paulo - SP, 01304-001`. A
 * single part after the street is a neighborhood where no state follows it, and else the city.
 */
export const readAddress = (text: string): AddressParts => {
  const [, one, two, three] = postCode.exec(text) ?? []
  const code = one === undefined ? undefined : `${one}${two}-${three}`
  const [first, ...furtherParts] = parts(text.replace(postCode, ","))
  const rest = splitNumbers(furtherParts)
  const read: { -readonly [P in keyof AddressParts]: AddressParts[P] } =
    first === undefined ? {} : lineParts(first, rest)
  const names: Array<string> = []
  for (const part of rest) {
    const [, digits, none] = number.exec(part) ?? []
    const state = part.length === 2 ? stateOf(part) : undefined
    if ((digits ?? none) !== undefined && read.number === undefined) read.number = digits ?? "s/n"
    else if (state) read.state = state
    else if (complement.test(part)) read.complement = part
    else names.push(part)
  }
  if (code) read.postCode = code
  const city = names.length > 1 || read.state ? names.pop() : undefined
  if (city !== undefined) read.city = city
  if (names[0] !== undefined) read.neighborhood = names[0]
  const byCode = code && stateOfPostCode(code)
  return read.state || !byCode ? read : { ...read, state: byCode }
}

/** An address in one line, without what is not known of it. */
export const addressLine = ({ line, number: houseNumber, neighborhood, city, state }: AddressParts): string =>
  [line, houseNumber, neighborhood, [city, state].filter(Boolean).join(" - ")].filter(Boolean).join(", ")

/** Texts of an address's fields where a place was found: a street takes the former address away, a mere part does not. */
export const filledParts = (found: AddressParts): AddressParts =>
  found.line === undefined
    ? found
    : { number: "", neighborhood: "", city: "", state: "", postCode: "", ...found }
