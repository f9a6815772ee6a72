import { useMemo, useState } from "react"
import type { Resource } from "../../contract/resource/resource.ts"
import { matchColumns } from "./importColumns.ts"
import { type DecodedText, readTable, textOfBytes } from "./readTable.ts"

/** Most lines of a file beside its headings. */
export const mostLines = 2000

/** A file or a pasted table, its lines, and which field each of its columns is. */
export const useImportFile = (resource: Resource) => {
  const [text, setText] = useState("")
  const [name, setName] = useState<string>()
  const [otherLines, setOtherLines] = useState<ReadonlyArray<number>>([])
  const [mended, setMended] = useState<Readonly<Record<number, string>>>({})
  const table = useMemo(() => {
    const [head, ...lines] = readTable(text)
    return { headings: head?.cells ?? [], lines }
  }, [text])
  const columns = useMemo(
    () =>
      matchColumns(resource, table.headings).map((found, at) => {
        const mendedFile = mended[at]
        return mendedFile === undefined ? found : mendedFile || undefined
      }),
    [resource, table, mended],
  )
  const write = (next: DecodedText, of?: string) => {
    setText(next.text)
    setOtherLines(next.otherLines)
    setName(of)
    setMended({})
  }
  return {
    text,
    name,
    headings: table.headings,
    lines: table.lines,
    columns,
    /** Lines in another encoding than the others. */
    otherLines,
    write: (next: string) => write({ text: next, otherLines: [] }),
    read: async (file: File) => write(textOfBytes(new Uint8Array(await file.arrayBuffer())), file.name),
    /** A column is a field by its name, or none. */
    mend: (at: number, field: string) => setMended((former) => ({ ...former, [at]: field })),
  }
}
