import { guardedText, unguardedText } from "../../../contract/wire/csv.ts"

/** A cell, in quotes in which a quote is written twice, or up to what ends it; and what ends it. */
const cell = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/gy

/** Rows of cells as spreadsheets put them on the clipboard: separated by tabs, an empty row among others counts. */
export const readTsv = (text: string): ReadonlyArray<ReadonlyArray<string>> => {
  const rows: Array<ReadonlyArray<string>> = []
  let row: Array<string> = []
  for (const [whole, quoted, plain = "", end] of text.matchAll(cell)) {
    if (whole === "" && row.length === 0 && rows.length > 0) break
    row.push(unguardedText((quoted?.replaceAll('""', '"') ?? plain).trim()))
    if (end === "\t") continue
    rows.push(row)
    row = []
    if (end === "") break
  }
  return rows
}

const written = (text: string) => {
  const safe = guardedText(text)
  return /["\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A cell to be copied: a text that a spreadsheet must not run or rewrite, or what it may read as a number or day. */
export interface CopiedCell {
  readonly text: string
  readonly isText: boolean
}

/** Rows of cells for the clipboard of a spreadsheet. No text becomes a formula there. */
export const writeTsv = (rows: ReadonlyArray<ReadonlyArray<CopiedCell>>): string =>
  rows.map((row) => row.map(({ text, isText }) => (isText ? written(text) : text)).join("\t")).join("\r\n")
