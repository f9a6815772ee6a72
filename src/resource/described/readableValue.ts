import { formatCnpj } from "../../contract/companies/cnpj.ts"
import { maskCpf } from "../../contract/people/cpf.ts"
import type { Locale } from "../../contract/limits.ts"
import { cornersOf } from "../../contract/resource/area.ts"
import type { Area, Field, Kind, Reference, Week } from "../../contract/resource/field.ts"
import { isMasked } from "../../contract/resource/masked.ts"
import { weekText } from "../../contract/resource/weekText.ts"
import { formatPhone } from "../../contract/people/phone.ts"
import type { Say } from "../../frame/useWords.ts"
import type { Clock } from "../../frame/clock.ts"
import { writtenAt, writtenDay, writtenMoment, writtenMoney, writtenNumber } from "../../frame/written.ts"
import type { ListSay } from "../ListSpec.ts"
import type { describedWords } from "./words.ts"

/** Reader of a value: the language, and the words of the list and of all described lists. */
export interface Reader {
  readonly locale: Locale
  readonly word: ListSay
  readonly say: Say<typeof describedWords>
  /** The clock that moments are written by; the platform's unless told. */
  readonly clock?: Clock | undefined
}

/** Returns a field's label in a form: its column's title, unless the description has a sentence `field.{name}`. */
export const fieldLabel = ({ word }: Reader, path: string): string => {
  const key = `field.${path}`
  const own = word(key)
  return own === key ? word(`column.${path}`) : own
}

interface Read extends Reader {
  /** The field's name; within an item of a list, that list's before it. */
  readonly path: string
  readonly field: Field
}

/** A moment by the reader's clock. */
export const readMoment = ({ locale, clock }: Pick<Reader, "locale" | "clock">, at: string): string =>
  clock ? writtenAt(locale, at, clock) : writtenMoment(locale, at)

const plain = (value: unknown): string => String(value)
/** Records of the specification's own calls are called by `name`. */
const labelled = (value: unknown): string => {
  const { label, name, _id } = value as Partial<Reference> & { readonly name?: string }
  return label || name || `#${_id}`
}
const itemCountText = (value: unknown, { say }: Read): string =>
  say("items", { count: (value as ReadonlyArray<unknown>).length })

const choiceText = (value: unknown, { word, path }: Read): string => {
  const key = `filter.${path}.${value}`
  const name = word(key)
  return name === key ? String(value) : name
}

/** A place in degrees, the latitude first, as maps have it. */
const placeText = (value: unknown, { say, locale }: Read): string => {
  const [longitude = 0, latitude = 0] = value as ReadonlyArray<number>
  const degrees = (of: number) =>
    writtenNumber(locale, Math.abs(of), { minimumFractionDigits: 4, maximumFractionDigits: 4 })
  const north = say(latitude < 0 ? "south" : "north", { degrees: degrees(latitude) })
  return `${north}, ${say(longitude < 0 ? "west" : "east", { degrees: degrees(longitude) })}`
}

/** Each kind's value in words. */
const texts: Readonly<Record<Kind, (value: unknown, read: Read) => string>> = {
  text: plain,
  lines: plain,
  code: plain,
  email: plain,
  link: plain,
  colour: plain,
  cpf: (value) => maskCpf(String(value)),
  cnpj: (value) => formatCnpj(String(value)),
  phone: (value) => formatPhone(String(value)),
  count: (value, { locale }) => writtenNumber(locale, Number(value), {}),
  decimal: (value, { locale }) => writtenNumber(locale, Number(value), { maximumFractionDigits: 6 }),
  percent: (value, { locale }) =>
    writtenNumber(locale, Number(value) / 10_000, { style: "percent", minimumFractionDigits: 2 }),
  money: (value, { locale }) => writtenMoney(locale, Number(value)),
  flag: (value, { say }) => say(value === true ? "yes" : "no"),
  choice: choiceText,
  choices: (value, read) => (value as ReadonlyArray<unknown>).map((one) => choiceText(one, read)).join(", "),
  day: (value, { locale }) => writtenDay(locale, String(value)),
  moment: (value, read) => readMoment(read, String(value)),
  time: plain,
  reference: labelled,
  references: (value) => (value as ReadonlyArray<unknown>).map(labelled).join(", "),
  image: labelled,
  file: labelled,
  // A line ends between two openings, not within one.
  hours: (value, { locale }) => weekText(value as Week, locale).replaceAll("–", "\u2060–\u2060"),
  place: placeText,
  area: (value, { say }) => say("corners", { count: (value as Area).flatMap(cornersOf).length }),
  list: itemCountText,
}

/** A field's value as people read it; an empty text where there is none. */
export const readableValue = (reader: Reader, path: string, field: Field, value: unknown): string => {
  if (value === null || value === undefined || value === "") return ""
  if (field.kind === "money" && isMasked(value)) return String(value)
  return texts[field.kind](value, { ...reader, path, field })
}
