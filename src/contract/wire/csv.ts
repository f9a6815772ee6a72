import { wallTimeAt } from "../companies/zonedTime.ts"
import { limits, type Locale } from "../limits.ts"

/**
 * A cell of a file. A text stays as it is, whatever a spreadsheet would make of it; numbers, amounts, days, moments and
 * times are written so that the spreadsheet takes them for what they are.
 */
export type CsvCell =
  | string
  | number
  | null
  | undefined
  /** Cents, or hundredths of a percent. */
  | { readonly hundredths: number }
  /** `YYYY-MM-DD`. */
  | { readonly day: string }
  /** ISO 8601, and the time zone it is written in: the platform's unless told. */
  | { readonly moment: string; readonly timeZone?: string }
  /** `HH:MM`. */
  | { readonly time: string }

/** Spreadsheets by the language of the computer they are opened on: Brazilian ones take the comma for decimals, others the point. */
export type Spreadsheet = Locale

/** Stands before a text that a spreadsheet would run or rewrite; who imports the file takes it away again. */
const guard = "'"

/** Blank or invisible signs at the start of a cell, or of what may be taken for one, which spreadsheets may leave out. */
const start = String.raw`(?<=(?:^|[,;"\n\r\t])[\s\p{Cc}\p{Cf}\p{DI}]*)`
const formula = String.raw`(?='*[=+\-@\t\r＝＋－＠﹦﹢﹣﹫])`

/** The place before what a spreadsheet would run as a formula. */
const live = new RegExp(start + formula, "gu")
const guarded = new RegExp(start + guard + formula, "gu")

const month = "(?:jan|fev|feb|mar|abr|apr|mai|may|jun|jul|ago|aug|set|sep|out|oct|nov|dez|dec)[a-z]*"

/** Texts that a spreadsheet takes for numbers, days, times or truth, and writes back in another form, such as `007`. */
const rewritten = [
  /^0\d+$/,
  /^\d{12,}$/,
  /^[\d.,]*[.,][\d.,]*%?$/,
  /^[\d.,]+e[+-]?\d+$/i,
  /^\d{1,4}([/.-]\d{1,4}){1,2}( \d{1,2}:\d{2}.*)?$/,
  /^\d{1,2}:\d{2}(:\d{2})?( ?[ap]m)?$/i,
  /^\(\d[\d.,]*\)$/,
  /^\d+ \d+\/\d+$/,
  new RegExp(String.raw`^(\d{1,2}[-/. ]?)?${month}[-/. ]*\d{1,4}$|^\d{1,2}[-/. ]?${month}$`, "i"),
  /^(true|false|verdadeiro|falso)$/i,
]

const isRewritten = (text: string): boolean => {
  // More than one line is a text to any spreadsheet.
  if (/[\r\n\t]/.test(text)) return false
  const bare = text.replace(/^'*/, "").trim()
  return rewritten.some((form) => form.test(bare))
}

/** A text with guards where a spreadsheet would run or rewrite it. */
export const guardedText = (text: string): string =>
  isRewritten(text) ? guard + text : text.replaceAll(live, guard)

/** The text without its guards, as it was before `guardedText`. */
export const unguardedText = (text: string): string =>
  text.startsWith(guard) && isRewritten(text) ? text.slice(1) : text.replaceAll(guarded, "")

const two = (number: number) => String(number).padStart(2, "0")

const decimals: Readonly<Record<Spreadsheet, string>> = { ptBr: ",", en: "." }

const decimalText = (value: number): string => {
  const text = String(value)
  const plain = text.includes("e") ? value.toFixed(20).replace(/\.?0+$/, "") : text
  // Three decimals might be read as thousands.
  return /\.\d{3}$/.test(plain) ? `${plain}0` : plain
}

const dayText = (day: string, spreadsheet: Spreadsheet): string => {
  const [, year, month = "", date = ""] = /^(\d{4})-(\d\d)-(\d\d)/.exec(day) ?? []
  return spreadsheet === "en" || year === undefined ? day : `${date}/${month}/${year}`
}

/** By the clock of a zone; seconds only where there are any. */
const momentText = (moment: string, timeZone: string, spreadsheet: Spreadsheet): string => {
  const at = Date.parse(moment)
  if (Number.isNaN(at)) return moment
  const { day, minutes } = wallTimeAt(at, timeZone)
  const seconds = new Date(at).getUTCSeconds()
  const clock = [Math.floor(minutes / 60), minutes % 60, ...(seconds > 0 ? [seconds] : [])]
  return `${dayText(day, spreadsheet)} ${clock.map(two).join(":")}`
}

/** A cell as people read it, with the signs of a spreadsheet's language; a text as it is. */
export const cellWords = (cell: CsvCell, spreadsheet: Spreadsheet): string => {
  if (cell === null || cell === undefined) return ""
  if (typeof cell === "string") return cell
  if (typeof cell === "number") return decimalText(cell).replace(".", decimals[spreadsheet])
  if ("hundredths" in cell) return (cell.hundredths / 100).toFixed(2).replace(".", decimals[spreadsheet])
  if ("day" in cell) return dayText(cell.day, spreadsheet)
  if ("time" in cell) return cell.time
  return momentText(cell.moment, cell.timeZone ?? limits.timeZone, spreadsheet)
}

/** Between cells: where the comma stands before decimals, spreadsheets take the semicolon, and a file of commas for one column. */
const separators: Readonly<Record<Spreadsheet, string>> = { ptBr: ";", en: "," }

const needsQuotes = /[",;\r\n\t]|^\s|\s$/

const cellText = (cell: CsvCell, spreadsheet: Spreadsheet): string => {
  const words = cellWords(cell, spreadsheet)
  if (typeof cell !== "string") return words
  const text = guardedText(words)
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** One row of a file of separated values (RFC 4180 but for the spreadsheet's own separator), in which no text is a formula. */
export const csvLine = (cells: ReadonlyArray<CsvCell>, spreadsheet: Spreadsheet): string =>
  `${cells.map((cell) => cellText(cell, spreadsheet)).join(separators[spreadsheet])}\r\n`

/** Tells spreadsheets that the file is UTF-8. */
export const byteOrderMark = "\ufeff"
