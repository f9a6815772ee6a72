import { useMemo, useState } from "react"
import { readTable, type TableLine, textOfBytes } from "../../../resource/importing/readTable.ts"
import type { WorkbookFault } from "../../../resource/importing/workbook/unzip.ts"
import { matchHeadings } from "./sheetColumns.ts"
import { readJson } from "./readJson.ts"
import { readSheet } from "./readSheet.ts"

/** The largest file, in bytes, and the longest text. */
const maxBytes = 8 * 1024 * 1024
/** Most lines of a sheet beside its headings. */
const maxLines = 10_000

/** Reasons a text is no menu. */
type SourceProblem =
  | "tooLarge"
  | "tooManyLines"
  | "noLines"
  | "noName"
  | "noJson"
  | "tooManyRecords"
  | `workbook.${WorkbookFault}`

/** A text, or the lines of a workbook. */
interface Content {
  readonly text: string
  readonly lines?: ReadonlyArray<TableLine>
}

const nothing: Content = { text: "" }

/** Lines of the first sheet that has a column for names of items, or else of the first one. */
const menuLines = async (bytes: Uint8Array): Promise<ReadonlyArray<TableLine>> => {
  const { readWorkbook } = await import("../../../resource/importing/workbook/readWorkbook.ts")
  const { sheets, read } = await readWorkbook(bytes)
  for (const at of sheets.keys()) {
    const lines = await read(at)
    if (matchHeadings(lines[0]?.cells ?? []).includes("name")) return lines
  }
  return await read(0)
}

/** The content of a file, or why it cannot be read. */
const contentOf = async (file: File): Promise<Content | SourceProblem> => {
  if (file.size > maxBytes) return "tooLarge"
  const bytes = new Uint8Array(await file.arrayBuffer())
  const { isOldWorkbook, isZip, UnreadWorkbook } =
    await import("../../../resource/importing/workbook/unzip.ts")
  if (!isZip(bytes) && !isOldWorkbook(bytes)) return textOfBytes(bytes)
  try {
    return { text: "", lines: await menuLines(bytes) }
  } catch (cause) {
    return `workbook.${cause instanceof UnreadWorkbook ? cause.fault : "damaged"}`
  }
}

const isJson = (text: string) => /^[\s\ufeff]*[{[]/.test(text)

const problemOf = (lines: number, columns: ReadonlyArray<string | undefined>): SourceProblem | undefined => {
  if (!columns.includes("name")) return "noName"
  if (lines > maxLines) return "tooManyLines"
  return lines === 0 ? "noLines" : undefined
}

const useSheet = ({ text, lines: read }: Content, timeZone: string) => {
  const [mended, setMended] = useState<Readonly<Record<number, string>>>({})
  const table = useMemo(() => {
    const [head, ...lines] = read ?? (text === "" || isJson(text) ? [] : readTable(text))
    return { headings: head?.cells ?? [], lines }
  }, [text, read])
  const columns = useMemo(
    () => matchHeadings(table.headings).map((name, at) => (mended[at] ?? name) || undefined),
    [table, mended],
  )
  const problem = table.headings.length === 0 ? undefined : problemOf(table.lines.length, columns)
  const source = useMemo(
    () => (table.headings.length === 0 || problem ? undefined : readSheet({ ...table, columns, timeZone })),
    [table, columns, problem, timeZone],
  )
  const mend = (at: number, name: string) => setMended((former) => ({ ...former, [at]: name }))
  return { table, columns, problem, source, mend, forget: () => setMended({}) }
}

/** A file or a pasted text, and the menu it is. */
export const useSource = (timeZone: string) => {
  const [content, setContent] = useState(nothing)
  const [name, setName] = useState<string>()
  const [fileProblem, setFileProblem] = useState<SourceProblem>()
  const { text } = content
  const isLong = text.length > maxBytes
  const read = isLong ? "" : text
  const sheet = useSheet(isLong ? nothing : content, timeZone)
  const write = (next: Content, of?: string) => {
    setContent(next)
    setName(of)
    setFileProblem(undefined)
    sheet.forget()
  }
  const readFile = async (file: File) => {
    write(nothing)
    const found = await contentOf(file)
    return typeof found === "string" ? setFileProblem(found) : write(found, file.name)
  }
  const json = useMemo(() => (isJson(read) ? readJson(read) : undefined), [read])
  const textProblem = isLong ? "tooLarge" : typeof json === "string" ? json : undefined
  return {
    text,
    name,
    source: typeof json === "object" ? json : sheet.source,
    problem: fileProblem ?? textProblem ?? sheet.problem,
    headings: sheet.table.headings,
    sample: sheet.table.lines[0]?.cells ?? [],
    columns: sheet.columns,
    mend: sheet.mend,
    write: (next: string) => write({ text: next }),
    read: readFile,
  }
}

export type Source = ReturnType<typeof useSource>
