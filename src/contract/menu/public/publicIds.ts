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

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, "0").slice(-digits)

const uuid = (kind: PublicKind, middle: number, end: string) =>
  `ba1ca0${hex(kinds[kind], 2)}-${hex(middle >>> 16, 4)}-8${hex(middle & 0xfff, 3)}-8000-${end}`

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

/**
 * The public id of a record, a UUID of version 8 (RFC 9562) that follows from ours: the number itself, or a digest of
 * several, as of an option in an item. It stays the same across imports, publishing and restarts.
 */
export const publicId = (kind: PublicKind, ...ids: readonly [RecordId, ...Array<RecordId>]): string => {
  const [id] = ids
  if (ids.length === 1 && typeof id === "number" && Number.isSafeInteger(id) && id > 0)
    return uuid(kind, 0, hex(id, 12))
  const text = ids.map(idKey).join("/")
  return uuid(kind, digest(text, 0) | 1, `${hex(digest(text, 1), 8)}${hex(digest(text, 2), 4)}`)
}

/** The number a public id was made of; undefined for another one. */
export const numberFrom = (kind: PublicKind, id: string): number | undefined => {
  const number = /^[\da-f-]{36}$/.test(id) ? Number.parseInt(id.slice(-12), 16) : 0
  return number > 0 && publicId(kind, number) === id ? number : undefined
}
