import { useMemo, useState } from "react"
import { type DecodedText, readTable, textOfBytes } from "../../../resource/importing/readTable.ts"
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
  | "packed"
  | "tooManyRecords"

/** A zip, as spreadsheets save their own files: its first bytes. */
const isPacked = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b

const isJson = (text: string) => /^[\s\ufeff]*[{[]/.test(text)

const problemOf = (lines: number, columns: ReadonlyArray<string | undefined>): SourceProblem | undefined => {
  if (!columns.includes("name")) return "noName"
  if (lines > maxLines) return "tooManyLines"
  return lines === 0 ? "noLines" : undefined
}

const useSheet = (text: string, timeZone: string) => {
  const [mended, setMended] = useState<Readonly<Record<number, string>>>({})
  const table = useMemo(() => {
    const [head, ...lines] = text === "" || isJson(text) ? [] : readTable(text)
    return { headings: head?.cells ?? [], lines }
  }, [text])
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
  const [text, setText] = useState("")
  const [name, setName] = useState<string>()
  const [fileProblem, setFileProblem] = useState<SourceProblem>()
  const isLong = text.length > maxBytes
  const read = isLong ? "" : text
  const sheet = useSheet(read, timeZone)
  const write = ({ text: next }: Pick<DecodedText, "text">, of?: string) => {
    setText(next)
    setName(of)
    setFileProblem(undefined)
    sheet.forget()
  }
  const readFile = async (file: File) => {
    write({ text: "" })
    if (file.size > maxBytes) return setFileProblem("tooLarge")
    const bytes = new Uint8Array(await file.arrayBuffer())
    return isPacked(bytes) ? setFileProblem("packed") : write(textOfBytes(bytes), file.name)
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
