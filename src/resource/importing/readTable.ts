/** The text of a file: UTF-8, or what older spreadsheets write (Windows-1252). */
export const textOfBytes = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder("windows-1252").decode(bytes)
  }
}

const delimiters = [";", ",", "\t", "|"] as const

/** What stands between the cells: of those there are, the one that the first line has most of. */
const delimiterOf = (text: string): string => {
  const [first = ""] = text.replaceAll(/"[^"]*"/g, "").split(/\r?\n/, 1)
  const counts = delimiters.map((one) => [one, first.split(one).length] as const)
  return counts.reduce((best, one) => (one[1] > best[1] ? one : best))[0]
}

/** A cell and what ends it: in quotes, in which a quote is written twice, or up to what ends it. */
const cells = (delimiter: string) => {
  const end = delimiter === "|" ? "\\|" : delimiter
  return new RegExp(`(?:"((?:[^"]|"")*)"[^${end}\\r\\n]*|([^${end}\\r\\n]*))(${end}|\\r\\n|\\n|\\r|$)`, "gy")
}

/** Lines of cells as a file of separated values has them (RFC 4180), by any usual delimiter; empty lines are left out. */
export const readTable = (given: string): ReadonlyArray<ReadonlyArray<string>> => {
  const text = given.replace(/^\ufeff/, "")
  const delimiter = delimiterOf(text)
  const rows: Array<ReadonlyArray<string>> = []
  let row: Array<string> = []
  for (const [whole, quoted, plain = "", ended = ""] of text.matchAll(cells(delimiter))) {
    row.push((quoted?.replaceAll('""', '"') ?? plain).trim())
    if (ended === delimiter) continue
    if (row.some((cell) => cell !== "")) rows.push(row)
    row = []
    if (ended === "" && whole === "") break
  }
  return rows
}
