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

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, "0")

/** 40 bits around an id and 48 of its own. */
const uuid = (kind: PublicKind, around: readonly [number, number], own: string) => {
  const [high, low] = around
  const middle = `${hex(high >>> 12, 4)}-8${hex(high & 0xfff, 3)}-8${hex(low, 3)}`
  return `ba1ca0${hex(kinds[kind], 2)}-${middle}-${own}`
}

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

const isOwn = (id: RecordId | undefined): id is number =>
  typeof id === "number" && Number.isSafeInteger(id) && id > 0 && id < 2 ** 48

/** Bits of a digest of ids, never all 0: those mark ids that stand in no others. */
const digestOf = (ids: ReadonlyArray<RecordId>): readonly [number, number] => {
  const text = ids.map(idKey).join("/")
  return [((digest(text, 0) >>> 4) | 1) >>> 0, digest(text, 1) >>> 20]
}

/**
 * The public id of a record, a UUID of version 8 (RFC 9562) that follows from ours: the number itself, behind a digest of
 * those it stands in, as an option does in an item; a digest alone where it is no number. It stays the same across
 * imports, publishing and restarts. Ids side by side have much in common, by which thousands of them compress well.
 */
export const publicId = (kind: PublicKind, ...ids: readonly [RecordId, ...Array<RecordId>]): string => {
  const own = ids.at(-1)
  if (isOwn(own)) return uuid(kind, ids.length === 1 ? [0, 0] : digestOf(ids.slice(0, -1)), hex(own, 12))
  const text = ids.map(idKey).join("/")
  return uuid(kind, digestOf(ids), `${hex(digest(text, 1), 8)}${hex(digest(text, 2) & 0xffff, 4)}`)
}

/** The number a public id was made of; undefined for another one. */
export const numberFrom = (kind: PublicKind, id: string): number | undefined => {
  const number = /^[\da-f-]{36}$/.test(id) ? Number.parseInt(id.slice(-12), 16) : 0
  return number > 0 && publicId(kind, number) === id ? number : undefined
}
