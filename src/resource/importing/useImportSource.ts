import { useMemo, useState } from "react"
import { importLimits } from "../../contract/importing/importLimits.ts"
import { isKey } from "../../contract/importing/recordKeys.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import { failure } from "../../frame/remote.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useRecordClock } from "../described/useRecordClock.ts"
import type { RecordOption } from "../recordOption.ts"
import { spreadsheetChoice } from "../spreadsheet/spreadsheetChoice.ts"
import type { DayOrder } from "./cellDays.ts"
import type { CellContext } from "./cellTexts.ts"
import { numberSignsOf } from "./decimalSign.ts"
import { importedFields } from "./importColumns.ts"
import { dayOrderOf, type ImportRow, type ImportTable, readRows } from "./importRows.ts"
import type { TableLine } from "./readTable.ts"
import { useNamed } from "./useNamed.ts"
import { type SourceFile, useSourceFile } from "./useSourceFile.ts"

/** Problem of a file as a whole, and the fields it is about. */
export interface SourceProblem {
  readonly code: "tooMany" | "noLines" | "doubled" | "missing" | "noColumns"
  readonly fields: ReadonlyArray<string>
}

const problemOf = (
  resource: Resource,
  columns: ReadonlyArray<string | undefined>,
  lineCount: number,
): SourceProblem | undefined => {
  const fields = importedFields(resource)
  const isKeyed = fields.some(([name, field]) => columns.includes(name) && isKey(field))
  const missing = fields.flatMap(([name, { rules }]) =>
    rules.required && rules.when === undefined && rules.initial === undefined && !columns.includes(name)
      ? [name]
      : [],
  )
  const doubled = columns.flatMap((name, at) =>
    name !== undefined && columns.indexOf(name) < at ? [name] : [],
  )
  if (lineCount === 0) return { code: "noLines", fields: [] }
  if (lineCount > importLimits.maxRows) return { code: "tooMany", fields: [] }
  if (columns.every((name) => name === undefined)) return { code: "noColumns", fields: [] }
  if (doubled.length > 0) return { code: "doubled", fields: doubled }
  return missing.length > 0 && !isKeyed ? { code: "missing", fields: missing } : undefined
}

/** The lines of a file with the cells that somebody corrected. */
const useMendedLines = ({ lines: given, columns }: SourceFile) => {
  const [mended, setMended] = useState<ReadonlyMap<number, ReadonlyArray<string>>>(new Map())
  const lines = useMemo(
    () => given.map((one): TableLine => ({ ...one, cells: mended.get(one.line) ?? one.cells })),
    [given, mended],
  )
  const cellsOf = (line: number) => lines.find((one) => one.line === line)?.cells ?? []
  return {
    lines,
    columns,
    /** The text of a cell; undefined where the file has no column of that field. */
    cellOf: (line: number, field: string): string | undefined => {
      const at = columns.indexOf(field)
      return at === -1 ? undefined : (cellsOf(line)[at] ?? "")
    },
    write: (line: number, field: string, text: string): ReadonlyArray<string> => {
      const cells = [...cellsOf(line)]
      cells[columns.indexOf(field)] = text
      setMended(new Map([...mended, [line, cells]]))
      return cells
    },
    clear: () => setMended(new Map()),
  }
}

/** The order of day and month that somebody chose; at first that of their spreadsheets. */
const useDayOrder = () => {
  const { client, locale } = usePanel()
  return useState<DayOrder>(() =>
    (spreadsheetChoice(client).read() ?? locale) === "en" ? "monthFirst" : "dayFirst",
  )
}

/** The owner of the records, and the clock that the file's moments are of. */
const useOwner = (resource: Resource) => {
  const [owner, setOwner] = useState<RecordOption>()
  const { zone: timeZone } = useRecordClock(resource, { owner })
  return { owner, setOwner, timeZone }
}

/** The lines of a table as they are read, once the records it names are known. */
const useReadRows = (
  resource: Resource,
  table: ImportTable,
  {
    named,
    dayOrder,
    timeZone,
  }: Omit<CellContext, "named" | "signs"> & { readonly named: CellContext["named"] | undefined },
) => {
  const context = useMemo(
    (): CellContext | undefined =>
      named && { named, dayOrder, timeZone, signs: numberSignsOf(resource, table) },
    [named, resource, table, dayOrder, timeZone],
  )
  const rows = useMemo(
    (): ReadonlyArray<ImportRow> => (context ? readRows(resource, table, context) : []),
    [resource, table, context],
  )
  return { context, rows }
}

/** The rows of a file as an import reads them: each cell as a value of its field, or why it is none. */
export const useImportSource = (resource: Resource) => {
  const file = useSourceFile(resource)
  const { owner, setOwner, timeZone } = useOwner(resource)
  const [chosenOrder, setOrder] = useDayOrder()
  const { lines, columns, ...mending } = useMendedLines(file)
  const problem = file.source && problemOf(resource, columns, lines.length)
  const isRead = file.source !== undefined && problem === undefined
  const table = useMemo(() => ({ columns, lines: isRead ? lines : [] }), [columns, lines, isRead])
  const named = useNamed(resource, table, owner?.recordId)
  const fileOrder = useMemo(() => dayOrderOf(resource, table), [resource, table])
  const dayOrder = fileOrder === "open" ? chosenOrder : fileOrder
  const { context, rows } = useReadRows(resource, table, { named: named.remote.data, dayOrder, timeZone })
  return {
    file,
    problem,
    owner,
    setOwner,
    timeZone,
    dayOrder,
    /** Left out where the file itself tells the order. */
    ...(fileOrder === "open" && { setOrder }),
    isNaming: isRead && named.remote._tag === "Loading",
    namingError: failure(named.remote),
    reload: named.reload,
    rows,
    cellOf: mending.cellOf,
    /** Writes another text into a cell of a line, and answers how the line is read then. */
    mendCell: (line: number, field: string, text: string): ImportRow | undefined => {
      const cells = mending.write(line, field, text)
      return context && readRows(resource, { columns, lines: [{ line, cells }] }, context)[0]
    },
    clear: () => {
      file.clear()
      mending.clear()
    },
  }
}

export type ImportSource = ReturnType<typeof useImportSource>
