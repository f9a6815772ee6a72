import type { Locale } from "../../../src/contract/limits.ts"

/** Marks of the computers a spreadsheet is set up on. */
const marks = {
  ptBr: { separator: ";", decimal: ",", group: ".", yes: "VERDADEIRO", no: "FALSO" },
  en: { separator: ",", decimal: ".", group: ",", yes: "TRUE", no: "FALSE" },
} as const

const two = (number: number) => String(number).padStart(2, "0")

const cellsOf = (line: string, separator: string): ReadonlyArray<string> => {
  const found: Array<string> = []
  const form = new RegExp(`(?:"((?:[^"]|"")*)"|([^${separator}\r\n]*))(${separator}|$)`, "g")
  for (const [whole, quoted, plain = "", end] of line.matchAll(form)) {
    found.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === "" || whole === "") break
  }
  return found
}

/** Returns the text of a cell after Excel took it for a number, a date or a boolean, and formatted it. */
const shown = (cell: string, language: Locale): string => {
  const { decimal, group, yes, no } = marks[language]
  const bare = cell.trim()
  const upper = bare.toUpperCase()
  if (upper === yes || upper === no) return upper
  const number = bare.split(group).join("").replace(decimal, ".")
  if (/^-?\d+([.]\d+)?$/.test(number) && !bare.startsWith(group)) {
    const value = Number(number)
    if (Math.abs(value) >= 1e11) return value.toExponential(5).replace(".", decimal).replace("e+", "E+")
    return String(value).replace(".", decimal)
  }
  const [, first, second, year, clock] =
    /^(\d{1,2})\/(\d{1,2})\/(\d{4})( \d{2}:\d{2}(?::\d{2})?)?$/.exec(bare) ?? []
  if (language === "ptBr" && first && second && Number(second) <= 12)
    return `${two(Number(first))}/${two(Number(second))}/${year}${clock ?? ""}`
  const [, y, month, date, time] = /^(\d{4})-(\d{2})-(\d{2})( \d{2}:\d{2}(?::\d{2})?)?$/.exec(bare) ?? []
  if (y && month && date)
    return language === "en"
      ? `${Number(month)}/${Number(date)}/${y}${time ?? ""}`
      : `${date}/${month}/${y}${time ?? ""}`
  return cell
}

const encoders: Readonly<Record<string, (text: string) => Uint8Array>> = {
  "utf-8": (text) => new TextEncoder().encode(text),
  "utf-16le": (text) => {
    const units = Uint16Array.from(
      [...`\ufeff${text}`]
        .join("")
        .split("")
        .map((unit) => unit.charCodeAt(0)),
    )
    return new Uint8Array(units.buffer)
  },
  "windows-1252": (text) =>
    Uint8Array.from(text.split("").map((unit) => (unit === "–" ? 0x96 : Math.min(unit.charCodeAt(0), 255)))),
}

/** A file of separated values that Excel of a language opened and saved. */
export const openedInExcel = (csv: string, language: Locale, encoding: string): Uint8Array => {
  const { separator } = marks[language]
  const lines = csv
    .replace(/^\ufeff/, "")
    .split("\r\n")
    .filter((line) => line !== "")
  const saved = lines.map((line) =>
    cellsOf(line, separator)
      .map((cell) => shown(cell, language))
      .map((cell) =>
        /["\n]/.test(cell) || cell.includes(separator) ? `"${cell.replaceAll('"', '""')}"` : cell,
      )
      .join(separator),
  )
  return encoders[encoding]!(saved.join("\r\n"))
}
