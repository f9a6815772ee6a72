import type { Locale } from "../limits.ts"
import { recordZone } from "../places/zoneOf.ts"
import { type CsvCell, cellWords } from "../wire/csv.ts"
import { idFrom } from "../wire/recordId.ts"
import { cellText } from "./cellText.ts"
import { valueAt } from "./datedItems.ts"
import type { Area, Field, Kind, Reference } from "./field.ts"
import { namesPictures } from "./fileUse.ts"
import { isMasked } from "./masked.ts"
import type { Resource } from "./resource.ts"
import { wordsIn } from "./wordsIn.ts"
import { entryOf } from "../wire/entryOf.ts"

/** Between records that one cell names. */
const betweenNames = " | "

/** The names in a cell of several. */
export const namesIn = (cell: string): ReadonlyArray<string> =>
  cell.split(betweenNames).map((one) => one.trim())

/** Characters a spreadsheet keeps of a cell. */
const maxCell = 32_000

/** A file one names: what it is called, and its id, by which an import finds it again. */
const linkText = ({ _id, label }: Reference): string => `${label} [${_id}]`

/** The file a cell names by its id: alone, behind a name, or at the end of its address. */
export const linkIn = (cell: string): Reference | undefined => {
  const [, label = "", id] = /^(.*?)\s*\[([^\][]+)\]$/s.exec(cell) ?? []
  const fileId = id ?? /^(?:\S*\/files\/)?(\d+)$/.exec(cell)?.[1]
  return fileId === undefined ? undefined : { _id: idFrom(fileId), label: label || fileId }
}

type Item = Readonly<Record<string, unknown>>

/** The language of a file, and the time zone of a record's clock. */
interface CellContext {
  readonly language: Locale
  readonly timeZone: string
}

/** The value of an item's field in JSON: amounts in whole units, choices and records in words. */
const valueIn = (field: Field, value: unknown, { language, timeZone }: CellContext): unknown => {
  const word = (one: unknown) => {
    const words = entryOf(field.choices, String(one))
    return words ? wordsIn(words, language) : one
  }
  switch (field.kind) {
    case "money":
    case "percent":
      return typeof value === "number" ? value / 100 : value
    case "choice":
      return word(value)
    case "choices":
      return (value as ReadonlyArray<unknown>).map(word)
    case "reference":
    case "image":
    case "file":
      return linkText(value as Reference)
    case "moment":
      return cellWords({ moment: String(value), timeZone }, "en")
    default:
      return value
  }
}

const isHidden = ({ rules }: Field, value: unknown) => rules.masked === true && isMasked(value)

/** The items of a list as JSON, which has one meaning whatever stands in their texts. */
const itemsText = ({ fields = {} }: Field, items: ReadonlyArray<Item>, context: CellContext): string =>
  JSON.stringify(
    items.map((item) =>
      Object.fromEntries(
        Object.entries(fields).flatMap(([name, field]) => {
          const value = item[name] ?? null
          const isLeftOut = value === null || field.rules.from === "server" || isHidden(field, value)
          return isLeftOut
            ? []
            : [[wordsIn(field.label, context.language), valueIn(field, value, context)] as const]
        }),
      ),
    ),
  )

const readers: Readonly<
  Partial<Record<Kind, (value: never, field: Field, context: CellContext) => CsvCell>>
> = {
  image: linkText,
  file: linkText,
  references: (values: ReadonlyArray<Reference>, field) =>
    values.map((one) => (namesPictures(field) ? linkText(one) : one.label)).join(betweenNames),
  list: (items: ReadonlyArray<Item>, field, context) =>
    items.length === 0 ? null : itemsText(field, items, context),
  area: (area: Area) => JSON.stringify(area),
}

/** The cell of a record in one column of an exported file, from which an import makes the same value again. */
export const fileCell = (resource: Resource, name: string, row: Item, language: Locale): CsvCell => {
  const field = resource.fields[name]
  const value = valueAt(resource, row, name) ?? null
  const read = field && readers[field.kind]
  if (!read || value === null) return cellText(resource, name, row, language)
  const cell = read(value as never, field, { language, timeZone: recordZone(resource, row) })
  // A spreadsheet would cut it, so that it only tells how much there is.
  return String(cell).length > maxCell ? cellText(resource, name, row, language) : cell
}
