import type { Locale } from "../limits.ts"

/**
 * Before what a spreadsheet would run as a formula, at the start of a cell or of what it may take for one: whatever is
 * blank or invisible before it, such as a no-break space or a byte order mark, it may leave out.
 */
const live = /(?<=(?:^|[,;"\n\r\t])[\s\p{Cc}\p{Cf}\p{DI}]*)(?=[=+\-@\t\r＝＋－＠﹦﹢﹣﹫])/gu

const needsQuotes = /[",;\r\n\t]|^\s|\s$/

const cell = (value: string | number | null | undefined): string => {
  if (typeof value === "number") return String(value)
  const text = (value ?? "").replaceAll(live, "'")
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Between cells: where the comma stands before decimals, spreadsheets take the semicolon, and a file of commas for one column. */
const separators: Readonly<Record<Locale, string>> = { ptBr: ";", en: "," }

/** One row of a file of separated values (RFC 4180 but for the language's own separator), in which no text is a formula. */
export const csvLine = (cells: ReadonlyArray<string | number | null | undefined>, language: Locale): string =>
  `${cells.map(cell).join(separators[language])}\r\n`

/** Tells spreadsheets that the file is UTF-8. */
export const byteOrderMark = "\ufeff"
