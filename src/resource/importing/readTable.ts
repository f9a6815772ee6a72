import { unguardedText } from "../../contract/wire/csv.ts"

/** A file's text, and its lines that were written in another encoding than the others. */
export interface DecodedText {
  readonly text: string
  /** Their numbers, from 1. */
  readonly otherLines: ReadonlyArray<number>
}

/** One line of a table. Its number is the one a spreadsheet shows. */
export interface TableLine {
  readonly line: number
  readonly cells: ReadonlyArray<string>
}

const decoded = (bytes: Uint8Array, encoding: string) => new TextDecoder(encoding).decode(bytes)

const asUtf8 = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** The order of the two bytes of each character, if there are two: every other byte of plain text is then empty. */
const wideEncoding = (bytes: Uint8Array): string | undefined => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le"
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be"
  const first = bytes.subarray(0, 1000)
  const isEmpty = (odd: number) =>
    first.length > 1 && first.filter((byte, at) => at % 2 === odd && byte === 0).length > first.length * 0.4
  if (isEmpty(1)) return "utf-16le"
  return isEmpty(0) ? "utf-16be" : undefined
}

const linesOf = (bytes: Uint8Array): ReadonlyArray<Uint8Array> => {
  const lines: Array<Uint8Array> = []
  for (let from = 0; from < bytes.length;) {
    const end = bytes.indexOf(0x0a, from)
    const until = end === -1 ? bytes.length : end + 1
    lines.push(bytes.subarray(from, until))
    from = until
  }
  return lines
}

/**
 * The text of a file: UTF-8, UTF-16, or what older spreadsheets write (Windows-1252). A file that is put together from
 * several may change from line to line, so each line is read by itself where they are not all UTF-8.
 */
export const textOfBytes = (bytes: Uint8Array): DecodedText => {
  const wide = wideEncoding(bytes)
  if (wide) return { text: decoded(bytes, wide), otherLines: [] }
  const whole = asUtf8(bytes)
  if (whole !== undefined) return { text: whole, otherLines: [] }
  const lines = linesOf(bytes).map((line) => {
    const text = asUtf8(line)
    return {
      text: text ?? decoded(line, "windows-1252"),
      isOld: text === undefined,
      isPlain: line.every((byte) => byte < 0x80),
    }
  })
  const isMixed = lines.some(({ isOld, isPlain }) => !isOld && !isPlain)
  return {
    text: lines.map(({ text }) => text).join(""),
    otherLines: isMixed ? lines.flatMap(({ isOld }, at) => (isOld ? [at + 1] : [])) : [],
  }
}

/** The first line by which a file names its separator; spreadsheets do not show it. */
const separatorLine = /^"?sep=([^"\r\n])"?[^\r\n]*(?:\r\n|\n|\r|$)/i

const delimiters = [";", ",", "\t", "|"] as const

/** Returns the delimiter between cells: the known one that is most frequent in the first line. */
const delimiterOf = (text: string): string => {
  const [first = ""] = text.replaceAll(/"[^"]*"/g, "").split(/\r?\n/, 1)
  const counts = delimiters.map((one) => [one, first.split(one).length] as const)
  return counts.reduce((best, one) => (one[1] > best[1] ? one : best))[0]
}

/** A cell and what ends it: in quotes, in which a quote is written twice, or up to what ends it. */
const cells = (delimiter: string) => {
  const end = delimiter.replace(/[.*+?^${}()|[\]\\/-]/, String.raw`\$&`)
  return new RegExp(`(?:"((?:[^"]|"")*)"[^${end}\\r\\n]*|([^${end}\\r\\n]*))(${end}|\\r\\n|\\n|\\r|$)`, "gy")
}

/**
 * Lines of cells as a file of separated values has them (RFC 4180), by the delimiter its first line names, or any usual
 * one; empty lines are left out, though they count. Guards of our own files are taken away.
 */
export const readTable = (source: string): ReadonlyArray<TableLine> => {
  const bare = source.replace(/^\ufeff/, "")
  const [head = "", named] = separatorLine.exec(bare) ?? []
  const text = bare.slice(head.length)
  const delimiter = named ?? delimiterOf(text)
  const rows: Array<TableLine> = []
  let row: Array<string> = []
  let line = 1
  for (const [whole, quoted, plain = "", ended = ""] of text.matchAll(cells(delimiter))) {
    row.push(unguardedText((quoted?.replaceAll('""', '"') ?? plain).trim()))
    if (ended === delimiter) continue
    if (row.some((cell) => cell !== "")) rows.push({ line, cells: row })
    row = []
    line += 1
    if (ended === "" && whole === "") break
  }
  return rows
}
