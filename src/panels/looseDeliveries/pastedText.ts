import { digitsOf } from "../../contract/people/phone.ts"
import type { Place } from "../../contract/resource/field.ts"

/** Fields of a drop-off found in a pasted message. */
export interface PastedDropoff {
  readonly address?: string
  readonly contactName?: string
  readonly phone?: string
  readonly reference?: string
  readonly note?: string
  readonly orderRef?: string
  readonly place?: Place
}

const street =
  /^(r\.?|rua|av\.?|avenida|al\.?|alameda|tv\.?|travessa|pra[çc]a|p[çc]a\.?|rod\.?|rodovia|estr\.?|estrada|largo|vila|viela|ladeira|quadra)\s/i
const phone = /(?:\+?55\s*)?\(?\d{2}\)?\s*9?\s*\d{4}[\s.-]?\d{4}(?!\d)/
const coordinates = /(-?\d{1,2}\.\d{3,})\s*,\s*(-?\d{1,3}\.\d{3,})/
const mapLink = /https?:\/\/\S+/g

/** Names people put before a line, and what it then is. */
const labels: ReadonlyArray<readonly [RegExp, Exclude<keyof PastedDropoff, "place">]> = [
  [/^(endere[çc]o|end|address|local)\s*[:.-]\s*/i, "address"],
  [/^(nome|cliente|contato|name|customer|para|recebe)\s*[:.-]\s*/i, "contactName"],
  [/^(telefone|fone|tel|cel|celular|whats(?:app)?|phone)\s*[:.-]\s*/i, "phone"],
  [/^(refer[êe]ncia|ref|ponto de refer[êe]ncia|landmark)\s*[:.-]\s*/i, "reference"],
  [/^(observa[çc][ãa]o|obs|nota|note)\s*[:.-]\s*/i, "note"],
  [/^(pedido|order)\s*(?:n[ºo°.]*)?\s*[:#.-]\s*/i, "orderRef"],
]

const placeIn = (text: string): Place | undefined => {
  const [, north, east] = coordinates.exec(text) ?? []
  const [latitude, longitude] = [Number(north), Number(east)]
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return north !== undefined && isOnEarth ? [longitude, latitude] : undefined
}

/** Without the country's 55, where there is one. */
const phoneIn = (text: string): string | undefined => {
  const digits = digitsOf(phone.exec(text)?.[0] ?? "")
  if (digits === "") return undefined
  return digits.length > 11 && digits.startsWith("55") ? digits.slice(2) : digits
}

const labelled = (line: string) => {
  const found = labels.find(([label]) => label.test(line))
  return found && ([found[1], line.replace(found[0], "").trim()] as const)
}

/** A line that names nobody and nothing else: a few words without digits. */
const isName = (line: string) => /^[\p{L}'. -]{2,60}$/u.test(line) && line.split(/\s+/).length <= 6

/**
 * Reads a drop-off from a text as people send it: an address of several lines, a message, a link of a map. What has a
 * name before it is what it says; of the rest a street is the address, and a short line without digits who receives it.
 */
export const readPasted = (text: string): PastedDropoff => {
  const found: { -readonly [N in keyof PastedDropoff]: PastedDropoff[N] } = {}
  const place = placeIn(text)
  if (place) found.place = place
  const lines = text
    .replaceAll(mapLink, " ")
    .replace(coordinates, " ")
    .split(/[\n\r;]+/)
    .map((line) => line.trim())
    .filter((line) => line !== "")
  for (const line of lines) {
    const [name, value] = labelled(line) ?? []
    if (name !== undefined && value) {
      const field = name === "phone" ? phoneIn(value) : value
      if (field !== undefined) found[name] ??= field
      continue
    }
    const isStreet = street.test(line)
    const digits = isStreet ? undefined : phoneIn(line)
    if (digits !== undefined) found.phone ??= digits
    const rest = (isStreet ? line : line.replace(phone, "")).replaceAll(/^[\s,–-]+|[\s,–-]+$/g, "")
    if (isStreet) found.address ??= rest
    else if (isName(rest)) found.contactName ??= rest
    else if (
      rest !== "" &&
      found.address !== undefined &&
      found.reference === undefined &&
      !/^\d+$/.test(rest)
    )
      found.reference = rest
  }
  return found
}
