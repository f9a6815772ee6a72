import { limits, type Locale } from "../limits.ts"
import { momentFormat } from "../momentFormat.ts"
import { valueAt } from "./datedItems.ts"
import { cornersOf } from "./area.ts"
import type { Area, Field, Kind, Reference, Week } from "./field.ts"
import { frameLabels, ownerLabels } from "./frameLabels.ts"
import { isMasked } from "./masked.ts"
import type { Resource } from "./resource.ts"
import { wordsIn } from "./wordsIn.ts"
import { weekText } from "./weekText.ts"

/** A cell of a file; numbers stay numbers, so that a spreadsheet can add them up. */
type Cell = string | number | null
type Reader = (value: never, language: Locale, field: Field) => Cell

const plain: Reader = (value: string | number) => value

/** Cents, or hundredths of a percent, with the language's own sign before them. */
const hundredths: Reader = (value: number, language) =>
  new Intl.NumberFormat(limits.locales[language], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: false,
  }).format(value / 100)

const decimal: Reader = (value: number, language) =>
  new Intl.NumberFormat(limits.locales[language], { maximumFractionDigits: 6, useGrouping: false }).format(
    value,
  )

const yesOrNo: Reader = (value: boolean, language) =>
  wordsIn(value ? ["Sim", "Yes"] : ["Não", "No"], language)

const named: Reader = (value: string, language, { choices = {} }) => {
  const words = choices[value]
  return words ? wordsIn(words, language) : value
}

const label: Reader = (value: Reference) => value.label

const hours: Reader = (value: Week, language) => weekText(value, language)

const each =
  (one: Reader): Reader =>
  (values: ReadonlyArray<never>, language, field) =>
    values.map((value) => one(value, language, field)).join(", ")

const moment = (value: string, language: Locale) =>
  new Intl.DateTimeFormat(limits.locales[language], momentFormat(language)).format(new Date(value))

const readers: Readonly<Record<Kind, Reader>> = {
  text: plain,
  lines: plain,
  code: plain,
  email: plain,
  link: plain,
  colour: plain,
  cpf: plain,
  cnpj: plain,
  phone: plain,
  count: plain,
  decimal,
  percent: hundredths,
  money: hundredths,
  flag: yesOrNo,
  choice: named,
  choices: each(named),
  day: plain,
  moment,
  time: plain,
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

const frameCell = ({ status }: Resource, name: string, row: Row, language: Locale): Cell => {
  if (name === "id") return Number(row["_id"])
  const value = row[name]
  if (value === undefined || value === null) return null
  if (name === "owner") return (value as Reference).label
  if (name === "status")
    return wordsIn(status?.values[value as string] ?? [String(value), String(value)], language)
  return name === "position" ? Number(value) : moment(String(value), language)
}

/** What a file says of a record in one column: values in words, moments by the clock of the platform. */
export const cellText = (resource: Resource, name: string, row: Row, language: Locale): Cell => {
  const field = resource.fields[name]
  const value = valueAt(resource, row, name)
  if (!field) return frameCell(resource, name, row, language)
  if (value === undefined || value === null) return null
  if (field.kind === "money" && isMasked(value)) return String(value)
  return readers[field.kind](value as never, language, field)
}

/** What a column of a file is called. */
export const columnHeading = ({ fields, scope }: Resource, name: string, language: Locale): string => {
  const words =
    fields[name]?.label ??
    (name === "owner" && scope !== "platform"
      ? ownerLabels[scope]
      : frameLabels[name as keyof typeof frameLabels])
  return words ? wordsIn(words, language) : name
}
