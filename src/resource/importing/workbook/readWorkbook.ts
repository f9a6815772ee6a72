import type { TableLine } from "../readTable.ts"
import { attribute, type Book, linesOf, runsOf } from "./cells.ts"
import { isOldWorkbook, isZip, type ReadPart, unzip, UnreadWorkbook } from "./unzip.ts"

/** A workbook: what its sheets are called, and the lines of one of them. */
export interface Workbook {
  readonly sheets: ReadonlyArray<string>
  readonly read: (sheet: number) => Promise<ReadonlyArray<TableLine>>
}

const elements = (xml: string, name: string): ReadonlyArray<string> =>
  [...xml.matchAll(new RegExp(`<(?:\\w+:)?${name}(?:\\s[^>]*)?>`, "g"))].map(([element]) => element)

/** Numbers of the formats every spreadsheet has for days and times. */
const isBuiltInDay = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58)

/** True for a format that writes a day or a time, beside what it quotes and colors. */
const isDayFormat = (code: string) =>
  /[dmyhs]/i.test(code.replaceAll(/"[^"]*"|\\.|\[(?!h|m|s)[^\]]*\]/gi, "")) && !/general/i.test(code)

/** For each style of cells, whether it writes days. */
const dayStyles = (styles: string): ReadonlyArray<boolean> => {
  const own = new Map(
    elements(styles, "numFmt").map((one) => [
      Number(attribute(one, "numFmtId")),
      isDayFormat(attribute(one, "formatCode") ?? ""),
    ]),
  )
  const [, used = ""] = /<cellXfs[^>]*>([\s\S]*?)<\/cellXfs>/.exec(styles) ?? []
  return elements(used, "xf").map((one) => {
    const id = Number(attribute(one, "numFmtId") ?? "0")
    return own.get(id) ?? isBuiltInDay(id)
  })
}

const textsOf = (shared: string): ReadonlyArray<string> =>
  [...shared.matchAll(/<si(?:\s[^>]*)?(?:\/>|>([\s\S]*?)<\/si>)/g)].map(([, inner = ""]) => runsOf(inner))

const bookOf = async (part: ReadPart, workbook: string): Promise<Book> => ({
  texts: textsOf((await part("xl/sharedStrings.xml")) ?? ""),
  isDay: dayStyles((await part("xl/styles.xml")) ?? ""),
  from1904: elements(workbook, "workbookPr").some((one) =>
    /^(1|true)$/.test(attribute(one, "date1904") ?? ""),
  ),
})

/** Paths of the parts of each relation, within the file. */
const placesOf = (relations: string): ReadonlyMap<string, string> =>
  new Map(
    elements(relations, "Relationship").map((one) => {
      const target = attribute(one, "Target") ?? ""
      return [attribute(one, "Id") ?? "", target.startsWith("/") ? target.slice(1) : `xl/${target}`]
    }),
  )

/** True for the bytes of a workbook, whatever its file is called. */
export const isWorkbook = (bytes: Uint8Array): boolean => isZip(bytes) || isOldWorkbook(bytes)

/**
 * Reads a workbook of Excel, LibreOffice or Google (XLSX): texts, numbers, days and what formulas gave when it was saved.
 * Fails with `UnreadWorkbook`.
 */
export const readWorkbook = async (bytes: Uint8Array): Promise<Workbook> => {
  if (isOldWorkbook(bytes)) throw new UnreadWorkbook("oldKind")
  const part = unzip(bytes)
  const workbook = await part("xl/workbook.xml")
  if (workbook === undefined) throw new UnreadWorkbook("damaged")
  const places = placesOf((await part("xl/_rels/workbook.xml.rels")) ?? "")
  const sheets = elements(workbook, "sheet").map((one) => ({
    name: attribute(one, "name") ?? "",
    place: places.get(attribute(one, "r:id") ?? "") ?? "",
  }))
  let book: Book | undefined
  return {
    sheets: sheets.map(({ name }) => name),
    read: async (at) => {
      book ??= await bookOf(part, workbook)
      const sheet = await part(sheets[at]?.place ?? "")
      if (sheet === undefined) throw new UnreadWorkbook("damaged")
      return linesOf(sheet, book)
    },
  }
}
