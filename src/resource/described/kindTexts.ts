import { plainCnpj } from "../../contract/companies/cnpj.ts"
import { instantsOf, wallTimeAt } from "../../contract/companies/zonedTime.ts"
import { limits } from "../../contract/limits.ts"
import { namesPictures } from "../../contract/resource/fileUse.ts"
import { isPresent } from "../../contract/resource/body.ts"
import type { Field, Fields, Kind, Reference } from "../../contract/resource/field.ts"
import { isBlank, typedText, visibleText } from "../../contract/wire/visibleText.ts"
import { isMasked } from "../../contract/resource/masked.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { digitsOf, plainPhone } from "../../contract/people/phone.ts"
import { hundredthsOf, numberOf } from "../../contract/wire/plainNumber.ts"

/** Conversion of a kind: a value to the draft's text, and a non-empty text to the value a body sends. */
interface KindTexts {
  readonly toText: (value: unknown, field: Field, timeZone: string) => string
  readonly fromText: (text: string, field: Field, timeZone: string) => unknown
}

const same: KindTexts = {
  toText: String,
  fromText: (text, { rules: { format } }) => {
    const trimmed = typedText(text)
    return format ? format.plain(trimmed) : trimmed
  },
}
const digits: KindTexts = { toText: (value) => digitsOf(String(value)), fromText: digitsOf }
const number: KindTexts = { toText: String, fromText: numberOf }

/** Stored in hundredths, written with two digits after the point; with more only where a platform stores parts of them. */
const hundredths: KindTexts = {
  toText: (value) =>
    Number.isInteger(value) ? (Number(value) / 100).toFixed(2) : String(Number(value) / 100),
  fromText: hundredthsOf,
}

const read = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    // The draft wrote it; nothing else is a value.
    return undefined
  }
}

/** A record one names, with what it is called, so that the form can show it. */
export const referenceText = ({ _id, label }: Reference): string => JSON.stringify({ _id, label })
/** A new record's owner, with the clock it brings where it is a store. */
export const ownerText = (owner: {
  readonly _id: RecordId
  readonly label: string
  readonly timeZone: string | undefined
}): string => JSON.stringify(owner)
/** The record a text names. */
export const referenceOf = (text: string): Reference | undefined =>
  text === "" ? undefined : (read(text) as Reference)

const linked: KindTexts = {
  toText: (value) => referenceText(value as Reference),
  fromText: (text) => referenceOf(text)?._id,
}

/** Several records; in the order of their ids, so that the same ones are the same text. */
export const referencesText = (all: ReadonlyArray<Reference>): string =>
  all.length === 0
    ? ""
    : JSON.stringify(
        all
          .map(({ _id, label }) => ({ _id, label }))
          .toSorted((one, other) =>
            String(one._id).localeCompare(String(other._id), undefined, { numeric: true }),
          ),
      )
/** Pictures, whose order counts. */
export const picturesText = (all: ReadonlyArray<Reference>): string =>
  all.length === 0 ? "" : JSON.stringify(all.map(({ _id, label }) => ({ _id, label })))
export const referencesOf = (text: string): ReadonlyArray<Reference> =>
  text === "" ? [] : (read(text) as ReadonlyArray<Reference>)

/** Several values of a choice, in the order of the description. */
export const choicesText = (field: Field, values: ReadonlyArray<string>): string =>
  [
    ...Object.keys(field.choices ?? {}).filter((value) => values.includes(value)),
    ...values.filter((value) => !Object.hasOwn(field.choices ?? {}, value)),
  ].join(",")
export const choicesOf = (text: string): ReadonlyArray<string> => (text === "" ? [] : text.split(","))

const isEmptyWeek = (value: unknown) =>
  Array.isArray(value) && value.every((shifts) => Array.isArray(shifts) && shifts.length === 0)

const two = (number: number) => String(number).padStart(2, "0")

/** A moment by the clock on the wall of its store, as native inputs write it. */
const wallClock = (value: unknown, timeZone: string): string => {
  const at = Date.parse(String(value))
  if (Number.isNaN(at)) return ""
  const { day, minutes } = wallTimeAt(at, timeZone)
  return `${day}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** A moment by the clock on the wall; a text that is none is kept for the form to refuse. */
export const wallMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/

/** The moment a clock on the wall names, the first of two. An hour that daylight saving skips stays what was typed. */
const momentOf = (text: string, timeZone: string): string => {
  const wall = new Date(`${text}Z`)
  if (!wallMoment.test(text) || Number.isNaN(wall.getTime())) return text
  const minutes = wall.getUTCHours() * 60 + wall.getUTCMinutes()
  const [at] = instantsOf({ day: text.slice(0, 10), minutes }, timeZone)
  return at === undefined ? text : new Date(at + wall.getUTCSeconds() * 1000).toISOString()
}

/** An item of a list as a text for each of its fields. */
export type ItemTexts = Readonly<Record<string, string>>

export const itemsOf = (text: string): ReadonlyArray<ItemTexts> =>
  text === "" ? [] : (read(text) as ReadonlyArray<ItemTexts>)
export const itemsText = (items: ReadonlyArray<ItemTexts>): string =>
  items.length === 0 ? "" : JSON.stringify(items)

/** Converts an item's texts to values, by field; leaves out fields the server writes. */
export const itemValues = (
  fields: Fields,
  item: ItemTexts,
  timeZone?: string,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { rules }]) => rules.from !== "server")
      .map(([name, field]) => [name, fromText(field, item[name] ?? "", timeZone)]),
  )

const list: KindTexts = {
  toText: (value, { fields = {} }, timeZone) =>
    itemsText(
      (value as ReadonlyArray<Readonly<Record<string, unknown>>>).map((item) =>
        Object.fromEntries(
          Object.entries(fields).map(([name, field]) => [name, toText(field, item[name], timeZone)]),
        ),
      ),
    ),
  fromText: (text, { fields = {} }, timeZone) =>
    itemsOf(text).map((item) => {
      const values = itemValues(fields, item, timeZone)
      const sentValues = Object.entries(fields).flatMap(([name, field]) => {
        const isNone = (values[name] ?? null) === null
        // A masked value that is left out of the body stays unchanged, so an empty one is sent as null.
        const isLeftOut = field.rules.masked ? isMasked(item[name]) : isNone
        return isLeftOut || !isPresent(field, values) ? [] : [[name, values[name] ?? null] as const]
      })
      return Object.fromEntries(sentValues)
    }),
}

const json: KindTexts = { toText: (value) => JSON.stringify(value), fromText: read }

const kinds: Readonly<Record<Kind, KindTexts>> = {
  text: same,
  lines: same,
  code: { ...same, fromText: (text) => typedText(text).toUpperCase() },
  email: same,
  link: same,
  colour: same,
  cpf: digits,
  cnpj: { toText: String, fromText: (text) => plainCnpj(visibleText(text)) },
  phone: { ...digits, fromText: plainPhone },
  count: number,
  decimal: number,
  percent: hundredths,
  money: hundredths,
  flag: { toText: (value) => (value === true ? "true" : ""), fromText: (text) => text === "true" },
  choice: same,
  choices: {
    toText: (value, field) => choicesText(field, value as ReadonlyArray<string>),
    fromText: choicesOf,
  },
  day: same,
  moment: {
    toText: (value, _, timeZone) => wallClock(value, timeZone),
    fromText: (text, _, timeZone) => momentOf(text, timeZone),
  },
  time: same,
  reference: linked,
  references: {
    toText: (value, field) =>
      (namesPictures(field) ? picturesText : referencesText)(value as ReadonlyArray<Reference>),
    fromText: (text) => referencesOf(text).map(({ _id }) => _id),
  },
  image: linked,
  file: linked,
  hours: { ...json, toText: (value) => (isEmptyWeek(value) ? "" : JSON.stringify(value)) },
  place: json,
  area: json,
  list,
}

/** The value a body sends for an empty field of a kind. */
const none: Readonly<Partial<Record<Kind, unknown>>> = { flag: false, choices: [], references: [], list: [] }

/** A field's value as the text of a draft, a moment by the clock of a zone; an empty text for none. */
export const toText = (field: Field, value: unknown, timeZone: string = limits.timeZone): string => {
  if (value === null || value === undefined) return ""
  return field.rules.masked && isMasked(value)
    ? String(value)
    : kinds[field.kind].toText(value, field, timeZone)
}

/** The value a body sends for a field's text, a moment by the clock of a zone: null, or what the kind has instead, for none. */
export const fromText = (field: Field, text: string, timeZone: string = limits.timeZone): unknown =>
  isBlank(text) ? (none[field.kind] ?? null) : kinds[field.kind].fromText(text, field, timeZone)
