import { idKey, type RecordId } from "../../wire/recordId.ts"

/** Kinds of public records; each has its own number in their ids, which never changes. */
const kinds = {
  merchant: 1,
  menu: 2,
  category: 3,
  item: 4,
  offer: 5,
  group: 6,
  option: 7,
  optionItem: 8,
  hours: 9,
  service: 10,
} as const

type PublicKind = keyof typeof kinds

const padded = (value: number, digits: number, base = 10) => value.toString(base).padStart(digits, "0")

/** Ten digits around an id and twelve of its own, behind the kind. */
const uuid = (kind: PublicKind, around: string, variant: 8 | 9, own: string) =>
  `ba1ca0${padded(kinds[kind], 2, 16)}-${around.slice(0, 4)}-8${around.slice(4, 7)}-${variant}${around.slice(7)}-${own}`

const multipliers = [0x9e3779b1, 0x85ebca77, 0xc2b2ae3d] as const

/** 32 bits of a text, others for each seed. */
const digest = (text: string, seed: number): number => {
  const multiplier = multipliers[seed % multipliers.length] ?? 1
  let sum = Math.imul(seed + 1, 0x27d4eb2f)
  for (let at = 0; at < text.length; at += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(at), multiplier)
    sum ^= sum >>> 15
  }
  return (Math.imul(sum, 0x85ebca6b) ^ (sum >>> 13)) >>> 0
}

const isNumber = (id: RecordId | undefined, digits: number): id is number =>
  typeof id === "number" && Number.isSafeInteger(id) && id > 0 && id < 10 ** digits

const bits = (text: string, seed: number, digits: number) => padded(digest(text, seed), 8, 16).slice(-digits)

/** Digits of a digest of ids, never all 0: those mark ids that stand in no others. */
const digestOf = (ids: ReadonlyArray<RecordId>): string => {
  const text = ids.map(idKey).join("/")
  const digits = `${bits(text, 0, 7)}${bits(text, 1, 3)}`
  return /[^0]/.test(digits) ? digits : "0000000001"
}

/**
 * The public id of a record, a UUID of version 8 (RFC 9562) that follows from ours: the number itself in decimal digits,
 * behind the one it stands in, as an option does in an item. A digest stands for longer ways and for ids that are no
 * numbers. It stays the same across imports, publishing and restarts. Decimal digits are those of external codes, and ids side by
 * side have much in common, by which thousands of them compress well.
 */
export const publicId = (kind: PublicKind, ...ids: readonly [RecordId, ...Array<RecordId>]): string => {
  const [own, around] = [ids.at(-1), ids[0]]
  if (!isNumber(own, 12)) {
    const text = ids.map(idKey).join("/")
    return uuid(kind, digestOf(ids), 8, `${bits(text, 1, 8)}${bits(text, 2, 4)}`)
  }
  const digits = padded(own, 12)
  if (ids.length === 1) return uuid(kind, padded(0, 10), 8, digits)
  if (ids.length === 2 && isNumber(around, 10)) return uuid(kind, padded(around, 10), 9, digits)
  return uuid(kind, digestOf(ids.slice(0, -1)), 8, digits)
}

/** The number a public id was made of; undefined for another one. */
export const numberFrom = (kind: PublicKind, id: string): number | undefined => {
  const [digits = ""] = /\d{12}$/.exec(id) ?? []
  const number = Number(digits)
  return number > 0 && publicId(kind, number) === id ? number : undefined
}
