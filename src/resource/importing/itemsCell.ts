import type { Field, Fields } from "../../contract/resource/field.ts"
import { linkIn } from "../../contract/resource/fileCell.ts"
import { type ItemTexts, itemsText, referenceText, toText } from "../described/kindTexts.ts"
import { writtenFields } from "../described/recordTexts.ts"
import { isHeading } from "./importColumns.ts"
import type { CellReading } from "./CellReading.ts"

/** Reads a text as a cell of a field. */
export type ReadCell = (field: Field, cell: string) => CellReading

const parsed = (cell: string): unknown => {
  try {
    return JSON.parse(cell)
  } catch {
    return undefined
  }
}

/** The draft of a file, or of a record, that a cell names by its id. */
export const linkText = (cell: string): string | undefined => {
  const link = linkIn(cell)
  return link && referenceText(link)
}

/** The draft of an area, as exports write it. */
export const areaCell = (cell: string): string | undefined => {
  const rings = parsed(cell)
  return Array.isArray(rings) ? JSON.stringify(rings) : undefined
}

const isItem = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Cents, or hundredths of a percent; a part of one is none. */
const hundredthsOf = (value: number): number | undefined => {
  const hundredths = Math.round(value * 100)
  return Math.abs(hundredths - value * 100) < 1e-6 ? hundredths : undefined
}

const valueText = (field: Field, value: unknown, readCell: ReadCell): string | undefined => {
  if (value === null) return ""
  const cell = field.kind === "choices" && Array.isArray(value) ? value.join("|") : value
  // No list is asked for the name of each item's record.
  if (field.kind === "reference") return linkText(String(cell))
  if (typeof cell === "string") {
    const reading = readCell(field, cell)
    return "text" in reading ? reading.text : undefined
  }
  if (field.kind !== "money" && field.kind !== "percent") return toText(field, cell)
  const hundredths = typeof cell === "number" ? hundredthsOf(cell) : undefined
  return hundredths === undefined ? undefined : toText(field, hundredths)
}

const itemTexts = (fields: Fields, item: unknown, readCell: ReadCell): ItemTexts | undefined => {
  if (!isItem(item)) return undefined
  const texts: Record<string, string> = Object.fromEntries(Object.keys(fields).map((name) => [name, ""]))
  for (const [heading, value] of Object.entries(item)) {
    const [name, field] = writtenFields(fields).find((one) => isHeading(heading, ...one)) ?? []
    const text = field && valueText(field, value, readCell)
    if (name === undefined || text === undefined) return undefined
    texts[name] = text
  }
  return texts
}

/** The items a cell has as JSON, as exports write them; undefined where any of it cannot be read. */
export const itemsCell = ({ fields = {} }: Field, cell: string, readCell: ReadCell): string | undefined => {
  const items = parsed(cell)
  if (!Array.isArray(items)) return undefined
  const texts = items.map((item) => itemTexts(fields, item, readCell))
  return texts.every((one) => one !== undefined) ? itemsText(texts) : undefined
}
