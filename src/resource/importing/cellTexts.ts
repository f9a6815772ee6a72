import type { Field, Reference } from "../../contract/resource/field.ts"
import { linkIn, namesIn } from "../../contract/resource/fileCell.ts"
import { namesPictures } from "../../contract/resource/fileUse.ts"
import { weekOfText } from "../../contract/resource/weekText.ts"
import { isPhone, plainPhone } from "../../contract/people/phone.ts"
import { folded } from "../../contract/search/folded.ts"
import { moneyUnits, readNumber } from "../../ui/field/numberText.ts"
import { choicesText, picturesText, referencesText, referenceText } from "../described/kindTexts.ts"
import { areaCell, itemsCell, linkText } from "./itemsCell.ts"
import { dayText, type DayOrder, momentText, timeText } from "./cellDays.ts"
import type { NumberSigns } from "./decimalSign.ts"
import { damageOf } from "./damage.ts"
import type { CellReading } from "./CellReading.ts"

/** Finds the record of a source that is called so; undefined where there is none, or more than one. */
export type FindReference = (source: string, label: string) => Reference | undefined

/** The settings that a file's cells are read by. */
export interface CellContext {
  readonly named: FindReference
  readonly dayOrder: DayOrder
  /** The time zone of the clock its moments are of: that of the store the records will belong to. */
  readonly timeZone: string
  /** The signs of its numbers; left out where the file does not tell them. */
  readonly signs?: NumberSigns | undefined
}

/** More decimals than anybody writes: those of a file whose signs are known are all read. */
const manyDigits = 20

const yes = new Set(["sim", "s", "yes", "y", "true", "verdadeiro", "1", "x"])
const no = new Set(["nao", "n", "no", "false", "falso", "0"])

const choiceOf = ({ choices = {} }: Field, cell: string): string | undefined =>
  Object.entries(choices).find(([value, words]) =>
    [value, ...words].some((one) => folded(one) === folded(cell)),
  )?.[0]

const placeText = (cell: string): string | undefined => {
  const [, latitude, longitude] = /^\s*(-?\d+(?:\.\d+)?)\s*[,; ]\s*(-?\d+(?:\.\d+)?)\s*$/.exec(cell) ?? []
  return longitude === undefined ? undefined : JSON.stringify([Number(longitude), Number(latitude)])
}

const flagText = (cell: string): string | undefined => {
  const said = folded(cell)
  if (yes.has(said)) return "true"
  return no.has(said) ? "" : undefined
}

/** The choices that parts of a cell name; the name of one may have commas of its own, so the longest is tried first. */
const choicesOf = (field: Field, parts: ReadonlyArray<string>): ReadonlyArray<string> | undefined => {
  if (parts.length === 0) return []
  for (let length = parts.length; length > 0; length -= 1) {
    const value = choiceOf(field, parts.slice(0, length).join(", "))
    const rest = value === undefined ? undefined : choicesOf(field, parts.slice(length))
    if (value !== undefined && rest) return [value, ...rest]
  }
  return undefined
}

const choiceTexts = (field: Field, cell: string): string | undefined => {
  const values = choicesOf(
    field,
    cell.split(/[,;|]/).map((one) => one.trim()),
  )
  return values && choicesText(field, values)
}

const hoursText = (cell: string): string | undefined => {
  const week = weekOfText(cell)
  return week && JSON.stringify(week)
}

const isReference = (found: Reference | undefined): found is Reference => found !== undefined

/** Several files by their ids, or several records by their names. */
const referencesCell = (field: Field, cell: string, { named: findReference }: CellContext): CellReading => {
  const isPictures = namesPictures(field)
  const found = namesIn(cell).map((one) => (isPictures ? linkIn(one) : findReference(field.to ?? "", one)))
  if (!found.every(isReference)) return { problem: isPictures ? "unread" : "unnamed" }
  return { text: isPictures ? picturesText(found) : referencesText(found) }
}

const textOf = (field: Field, cell: string, { dayOrder }: CellContext): string | undefined => {
  switch (field.kind) {
    case "day":
      return dayText(cell, dayOrder)
    case "moment":
      return momentText(cell, dayOrder)
    case "time":
      return timeText(cell)
    case "flag":
      return flagText(cell)
    case "choice":
      return choiceOf(field, cell)
    case "choices":
      return choiceTexts(field, cell)
    case "place":
      return placeText(cell)
    case "phone":
      return isPhone(cell) ? plainPhone(cell) : undefined
    case "hours":
      return hoursText(cell)
    case "image":
    case "file":
      return linkText(cell)
    case "area":
      return areaCell(cell)
    default:
      return cell
  }
}

/** The draft text of a cell, or why it cannot be read as a value of the field. */
export const cellText = (field: Field, cell: string, context: CellContext): CellReading => {
  if (cell === "") return { text: "" }
  const damage = damageOf(field.kind, cell)
  if (damage) return { problem: damage }
  const reader = context.signs && { reader: { ...context.signs, digits: manyDigits } }
  switch (field.kind) {
    case "money":
      return readNumber(cell, { units: moneyUnits, ...reader })
    case "percent":
      return readNumber(cell, { units: ["%"], ...reader })
    case "count":
    case "decimal":
      return readNumber(cell, { ...reader })
    case "reference": {
      const found = context.named(field.to ?? "", cell)
      return found ? { text: referenceText(found) } : { problem: "unnamed" }
    }
    case "references":
      return referencesCell(field, cell, context)
    case "list": {
      const text = itemsCell(field, cell, (one, part) => cellText(one, part, context))
      return text === undefined ? { problem: "unread" } : { text }
    }
    default: {
      const text = textOf(field, cell, context)
      return text === undefined ? { problem: "unread" } : { text }
    }
  }
}
