import { useMemo, useState } from "react"
import { keptChoice } from "../../api/keptDraft.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { matchColumns, spelled } from "./importColumns.ts"
import { readTable, type TableLine, textOfBytes } from "./readTable.ts"
import type { WorkbookFault } from "./workbook/unzip.ts"

/** A file that was read, or a pasted table. */
export interface ReadSource {
  readonly name: string
  readonly lines: ReadonlyArray<TableLine>
  /** Lines in another encoding than the others. */
  readonly otherLines: ReadonlyArray<number>
  /** The sheets of a workbook, and which of them is read. */
  readonly sheets: ReadonlyArray<string>
  readonly sheet: number
  /** Reads another sheet of it. */
  readonly read?: (sheet: number) => Promise<ReadonlyArray<TableLine>>
}

type Columns = Readonly<Record<string, string>>

const isColumns = (value: unknown): value is Columns => typeof value === "object" && value !== null

const sourceOfBytes = async (name: string, bytes: Uint8Array): Promise<ReadSource> => {
  const { isWorkbook, readWorkbook } = await import("./workbook/readWorkbook.ts")
  if (!isWorkbook(bytes)) {
    const { text, otherLines } = textOfBytes(bytes)
    return { name, lines: readTable(text), otherLines, sheets: [], sheet: 0 }
  }
  const { sheets, read } = await readWorkbook(bytes)
  return { name, lines: await read(0), otherLines: [], sheets, sheet: 0, read }
}

/** Returns what was read last, why a file was not, and the way to read another. */
const useReading = () => {
  const [source, setSource] = useState<ReadSource>()
  const [fault, setFault] = useState<WorkbookFault>()
  const [isReading, setReading] = useState(false)
  const read = async (work: () => Promise<ReadSource>) => {
    setReading(true)
    setFault(undefined)
    try {
      setSource(await work())
    } catch (cause) {
      const { UnreadWorkbook } = await import("./workbook/unzip.ts")
      setFault(cause instanceof UnreadWorkbook ? cause.fault : "damaged")
    } finally {
      setReading(false)
    }
  }
  const clear = () => {
    setSource(undefined)
    setFault(undefined)
  }
  return { source, setSource, fault, isReading, read, clear }
}

/** Returns the fields chosen for headings of a list's files, as this browser remembers them. */
const useChosenColumns = ({ name }: Resource) => {
  const { client } = usePanel()
  const choice = useMemo(() => keptChoice(client, `import columns ${name}`), [client, name])
  const [chosen, setChosen] = useState<Columns>(() => {
    const saved = choice.read()
    return isColumns(saved) ? saved : {}
  })
  const choose = (heading: string, field: string) => {
    const next = { ...chosen, [spelled(heading)]: field }
    setChosen(next)
    choice.write(next)
  }
  return { chosen, choose }
}

/** The file of an import: its lines, and which field each of its columns is, as it was for such a heading before. */
export const useSourceFile = (resource: Resource) => {
  const { source, setSource, read, ...state } = useReading()
  const { chosen, choose } = useChosenColumns(resource)
  const [head, lines] = useMemo(() => {
    const [first, ...rest] = source?.lines ?? []
    return [first?.cells ?? [], rest] as const
  }, [source])
  const columns = useMemo(() => matchColumns(resource, head, chosen), [resource, head, chosen])
  return {
    ...state,
    source,
    headings: head,
    lines,
    columns,
    read: (file: File) =>
      read(async () => await sourceOfBytes(file.name, new Uint8Array(await file.arrayBuffer()))),
    paste: (text: string, name: string) =>
      setSource({ name, lines: readTable(text), otherLines: [], sheets: [], sheet: 0 }),
    readSheet: async (sheet: number) => {
      if (source) await read(async () => ({ ...source, sheet, lines: (await source.read?.(sheet)) ?? [] }))
    },
    /** A column is a field by its name, or none; remembered for files with the same heading. */
    mend: (at: number, field: string) => choose(head[at] ?? "", field),
  }
}

export type SourceFile = ReturnType<typeof useSourceFile>
