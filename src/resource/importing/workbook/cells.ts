import { entryOf } from "../../../contract/wire/entryOf.ts"
import type { TableLine } from "../readTable.ts"

/** Facts of a workbook besides its sheets: its texts, which styles are of days, and from when days are counted. */
export interface Book {
  readonly texts: ReadonlyArray<string>
  readonly isDay: ReadonlyArray<boolean>
  /** Days are counted from 1904 in workbooks of old Macs. */
  readonly from1904: boolean
}

const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" }

/** A text of XML as it is meant. */
const plainText = (xml: string): string =>
  xml
    .replaceAll(/&(#x[\da-f]+|#\d+|\w+);/gi, (whole, name: string) => {
      if (!name.startsWith("#")) return entryOf(named, name) ?? whole
      const code = name[1] === "x" ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole
    })
    .replaceAll(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** The value of an attribute of an element; undefined for none. */
export const attribute = (element: string, name: string): string | undefined => {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(element)?.[1]
  return found === undefined ? undefined : plainText(found)
}

/** The text of an element with runs of letters, without how they are read aloud. */
export const runsOf = (xml: string): string =>
  [...xml.replaceAll(/<rPh\b[\s\S]*?<\/rPh>/g, "").matchAll(/<t(?:\s[^>]*)?>([\s\S]*?)<\/t>/g)]
    .map(([, text = ""]) => plainText(text))
    .join("")

const msOfDay = 86_400_000

/** A counted day as a text: `2026-11-05`, or `2026-11-05T14:30` where it has a time. */
const dayOf = (count: number, { from1904 }: Book): string => {
  const start = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)
  const at = new Date(start + Math.round((count * msOfDay) / 1000) * 1000)
  if (Number.isNaN(at.getTime())) return String(count)
  const text = at.toISOString()
  if (count < 1) return text.slice(11, 16)
  return count % 1 === 0 ? text.slice(0, 10) : text.slice(0, 19).replace(/:00$/, "")
}

/** A number as a cell of text that cannot be read otherwise: without an exponent, and never with three decimals, which could be thousands. */
const numberOf = (written: string): string => {
  const value = Number(written)
  if (!Number.isFinite(value)) return written
  if (Number.isInteger(value)) return BigInt(value).toString()
  const text = String(Number(value.toPrecision(15)))
  const plain = text.includes("e") ? value.toFixed(10) : text
  return /\.\d{3}$/.test(plain) ? `${plain}0` : plain
}

const valueOf = (head: string, inner: string, book: Book): string => {
  const kind = attribute(head, "t") ?? "n"
  if (kind === "inlineStr") return runsOf(inner)
  const [, written = ""] = /<v(?:\s[^>]*)?>([\s\S]*?)<\/v>/.exec(inner) ?? []
  if (written === "") return ""
  if (kind === "s") return book.texts[Number(written)] ?? ""
  if (kind === "b") return written === "1" ? "true" : "false"
  if (kind !== "n") return plainText(written)
  const isDay = book.isDay[Number(attribute(head, "s") ?? "0")] === true
  return isDay ? dayOf(Number(written), book) : numberOf(written)
}

/** Most columns that are read of a sheet. */
const maxColumns = 1000

/** The place of a cell in its row, from `AB12`. */
const columnOf = (place: string): number =>
  [...place.replace(/[^A-Z].*$/, "")].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

const cellsOf = (row: string, book: Book): ReadonlyArray<string> => {
  const cells: Array<string> = []
  for (const [, head = "", inner = ""] of row.matchAll(/<c(\s[^>]*?)?(?:\/>|>([\s\S]*?)<\/c>)/g)) {
    const at = columnOf(attribute(head, "r") ?? "")
    const column = at < 0 ? cells.length : at
    if (column >= maxColumns) continue
    while (cells.length < column) cells.push("")
    cells[column] = valueOf(head, inner, book).trim()
  }
  return cells
}

/** The rows of a sheet that say something, by the numbers a spreadsheet shows. */
export const linesOf = (sheet: string, book: Book): ReadonlyArray<TableLine> => {
  const lines: Array<TableLine> = []
  let line = 0
  for (const [, head = "", inner = ""] of sheet.matchAll(/<row(\s[^>]*?)?(?:\/>|>([\s\S]*?)<\/row>)/g)) {
    line = Number(attribute(head, "r") ?? line + 1)
    const cells = cellsOf(inner, book)
    if (cells.some((cell) => cell !== "")) lines.push({ line, cells })
  }
  return lines
}
