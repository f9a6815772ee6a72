import { eanOf } from "../../../contract/menu/barcode.ts"
import { codeOf } from "../../../contract/menu/import/codeOf.ts"
import type { Oddity } from "../../../contract/menu/import/oddity.ts"
import { menuItems } from "../../../contract/resources/menuItems.ts"
import { folded } from "../../../contract/search/folded.ts"
import { cellText, type CellContext } from "../../../resource/importing/cellTexts.ts"
import { damageOf } from "../../../resource/importing/damage.ts"
import { fromText } from "../../../resource/described/kindTexts.ts"
import { moneyUnits, readNumber } from "../../../ui/field/numberText.ts"
import { itemColumns } from "./sheetColumns.ts"

/** Sign before the decimals of a sheet's amounts. */
type Decimal = "," | "."

/** The sign before the decimals, as amounts tell it; the comma of Brazil where they do not. */
export const decimalOf = (cells: ReadonlyArray<string>): Decimal => {
  const isOf = (sign: string) => (cell: string) => new RegExp(`\\${sign}\\d{1,2}$`).test(cell.trim())
  return cells.some(isOf(",")) || !cells.some(isOf(".")) ? "," : "."
}

/** Settings a sheet's cells are read by. */
export interface SheetContext extends CellContext {
  readonly decimal: Decimal
}

/** Adds an oddity of the cell that is read. */
export type AddOddity = (kind: Oddity["kind"]) => void

/** Cents of an amount; undefined for what is none, such as one below zero. */
export const centsIn = (cell: string, { decimal }: SheetContext, add: AddOddity): number | undefined => {
  const group = decimal === "," ? "." : ","
  const reading = readNumber(cell, { units: moneyUnits, reader: { group, decimal, digits: 4 } })
  if ("problem" in reading || reading.text.startsWith("-")) return void add("unreadCell")
  const cents = Number(reading.text) * 100
  if (Math.abs(Math.round(cents) - cents) > 1e-6) add("roundedPrice")
  return Math.round(cents + 1e-9)
}

const isFormula = (cell: string) => /^[=@][A-Za-z(]/.test(cell)

const textIn = (name: string, cell: string, add: AddOddity): string | undefined => {
  const max = itemColumns.get(name)?.rules.max ?? Infinity
  if (isFormula(cell)) add("formula")
  if ([...cell].length <= max) return cell
  add("longName")
  return [...cell].slice(0, max).join("").trim()
}

const codeIn = (name: string, cell: string, add: AddOddity): string | undefined => {
  const kind = name === "ean" ? "cnpj" : "code"
  if (damageOf(kind, cell)) return void add("damagedCode")
  if (name === "ean") {
    if (/^(sem gtin|0*)$/i.test(cell)) return undefined
    return eanOf(cell) ?? void add("unreadCell")
  }
  const code = codeOf(cell)
  if (code !== undefined && code !== cell.toUpperCase()) add("codeForm")
  return code ?? void add("unreadCell")
}

/** The value of an item's field that a cell has; undefined for an empty one, and for one that says nothing. */
export const itemValue = (name: string, cell: string, context: SheetContext, add: AddOddity): unknown => {
  const field = itemColumns.get(name)
  if (!field || cell === "") return undefined
  if (field.kind === "money") return centsIn(cell, context, add)
  if (name === "code" || name === "ean") return codeIn(name, cell, add)
  if (field.kind === "text" || field.kind === "lines") {
    if (damageOf(field.kind, cell)) add("damagedCode")
    return textIn(name, cell, add)
  }
  const reading = cellText(field, cell, context)
  if ("problem" in reading) return void add("unreadCell")
  const value = fromText(field, reading.text, context.timeZone)
  return value === null ? undefined : value
}

const words = Object.entries(menuItems.status?.values ?? {}).map(([status, names]) => [status, ...names])
const isOn = new Set(["ativo", "disponivel", "sim", "s", "yes", "1", "x", "active"])
const isOff = new Set(["inativo", "indisponivel", "nao", "n", "no", "0", "inactive"])

/** The status a cell names, also as yes or no. */
export const statusIn = (cell: string, add: AddOddity): string | undefined => {
  const said = folded(cell).trim()
  const named = words.find((names) => names.some((one) => folded(one) === said))?.[0]
  if (named !== undefined) return named
  if (isOn.has(said)) return "AVAILABLE"
  return isOff.has(said) ? "HIDDEN" : void add("unreadCell")
}
