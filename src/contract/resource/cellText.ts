import { formatCnpj } from "../companies/cnpj.ts"
import type { Locale } from "../limits.ts"
import { formatCpf } from "../people/cpf.ts"
import { digitsOf, editedPhone } from "../people/phone.ts"
import { zoneOf } from "../places/zoneOf.ts"
import type { CsvCell } from "../wire/csv.ts"
import type { RecordId } from "../wire/recordId.ts"
import { valueAt } from "./datedItems.ts"
import { cornersOf } from "./area.ts"
import type { Area, Field, Kind, Reference, Week } from "./field.ts"
import { frameLabels, ownerLabels } from "./frameLabels.ts"
import { isMasked } from "./masked.ts"
import type { Resource } from "./resource.ts"
import { wordsIn } from "./wordsIn.ts"
import { weekText } from "./weekText.ts"
import { entryOf } from "../wire/entryOf.ts"

type Reader = (value: never, language: Locale, field: Field) => CsvCell

const plain: Reader = (value: string | number) => value

const hundredths: Reader = (value: number) => ({ hundredths: value })

const yesOrNo: Reader = (value: boolean, language) =>
  wordsIn(value ? ["Sim", "Yes"] : ["Não", "No"], language)

const named: Reader = (value: string, language, { choices = {} }) => {
  const words = entryOf(choices, value)
  return words ? wordsIn(words, language) : value
}

const label: Reader = (value: Reference) => value.label

const hours: Reader = (value: Week, language) => weekText(value, language)

const each =
  (one: Reader): Reader =>
  (values: ReadonlyArray<never>, language, field) =>
    values.map((value) => one(value, language, field)).join(", ")

const readers: Readonly<Record<Exclude<Kind, "moment">, Reader>> = {
  text: plain,
  lines: plain,
  code: plain,
  email: plain,
  link: plain,
  colour: plain,
  cpf: (value: string) => (digitsOf(value).length === 11 ? formatCpf(value) : value),
  cnpj: (value: string) => formatCnpj(value),
  phone: (value: string) => editedPhone(value),
  count: plain,
  decimal: plain,
  percent: hundredths,
  money: hundredths,
  flag: yesOrNo,
  choice: named,
  choices: each(named),
  day: (value: string) => ({ day: value }),
  time: (value: string) => ({ time: value }),
  reference: label,
  references: each(label),
  image: label,
  file: label,
  hours,
  place: (value: readonly [number, number]) => value.toReversed().join(", "),
  area: (value: Area) => value.flatMap(cornersOf).length,
  list: (value: ReadonlyArray<unknown>) => value.length,
}

type Row = Readonly<Record<string, unknown>>

/** A moment by the clock of the record's store. */
const momentCell = (value: unknown, row: Row): CsvCell => ({
  moment: String(value),
  timeZone: zoneOf(row["owner"] as object | null | undefined),
})

const frameCell = ({ status }: Resource, name: string, row: Row, language: Locale): CsvCell => {
  if (name === "id") return row["_id"] as RecordId
  const value = row[name]
  if (value === undefined || value === null) return null
  if (name === "owner") return (value as Reference).label
  if (name === "status")
    return wordsIn(entryOf(status?.values, value) ?? [String(value), String(value)], language)
  return name === "position" ? Number(value) : momentCell(value, row)
}

/** The cell of a record in one column of a file: values in words and as people write them, masked where the field is. */
export const cellText = (resource: Resource, name: string, row: Row, language: Locale): CsvCell => {
  const field = resource.fields[name]
  const value = valueAt(resource, row, name)
  if (!field) return frameCell(resource, name, row, language)
  if (value === undefined || value === null) return null
  if (field.kind === "money" && isMasked(value)) return String(value)
  if (field.kind === "moment") return momentCell(value, row)
  return readers[field.kind](value as never, language, field)
}

/** Returns the heading of a column in an exported file. */
export const columnHeading = (
  { fields, scope, sentences }: Resource,
  name: string,
  language: Locale,
): string => {
  const words =
    sentences?.[`column.${name}`] ??
    fields[name]?.label ??
    (name === "owner" && scope !== "platform" ? ownerLabels[scope] : entryOf(frameLabels, name))
  return words ? wordsIn(words, language) : name
}
