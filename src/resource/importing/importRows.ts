import type { Resource } from "../../contract/resource/resource.ts"
import { entryOf } from "../../contract/wire/entryOf.ts"
import type { Texts } from "../editor/textDraft.ts"
import { newTexts } from "../described/recordTexts.ts"
import { problemsOf, type RecordProblem } from "../described/recordProblems.ts"
import { type DayOrder, isEitherOrder, orderOf } from "./cellDays.ts"
import { type CellContext, cellText } from "./cellTexts.ts"
import type { TableLine } from "./readTable.ts"
import type { CellFault } from "./CellReading.ts"
import { isKey } from "../../contract/importing/recordKeys.ts"

/** Problem of a cell: a broken rule of its field, or a name that matches nothing. */
export interface CellProblem {
  readonly name: string
  readonly problem: RecordProblem | CellFault
  readonly cell: string
}

/** A line of a file as a record that is to be made or updated. */
export interface ImportRow extends TableLine {
  readonly texts: Texts<string>
  readonly problems: ReadonlyArray<CellProblem>
  /** Cells that are no value of their field, so that nobody can say what the line means. */
  readonly unread: ReadonlyArray<CellProblem>
  /** Problems of a new record alone, of a line whose key may be that of a record: what a new one lacks. */
  readonly missing: ReadonlyArray<CellProblem>
}

/** Lines of a file, and which field each of their columns is. */
export interface ImportTable {
  readonly columns: ReadonlyArray<string | undefined>
  readonly lines: ReadonlyArray<TableLine>
}

/** Texts of the cells of a line, and the cells that are no value of their field. */
const readCells = (
  resource: Resource,
  columns: ImportTable["columns"],
  context: CellContext,
  cells: ReadonlyArray<string>,
) => {
  const texts: Record<string, string> = { ...newTexts(resource) }
  const unread: Array<CellProblem> = []
  columns.forEach((name, at) => {
    const field = name === undefined ? undefined : resource.fields[name]
    if (name === undefined || field === undefined) return
    const cell = cells[at] ?? ""
    const reading = cellText(field, cell, context)
    if ("text" in reading) texts[name] = reading.text
    else unread.push({ name, cell, problem: reading.problem })
  })
  return { texts, unread }
}

const rowOf = (
  resource: Resource,
  columns: ImportTable["columns"],
  context: CellContext,
  cells: ReadonlyArray<string>,
): Pick<ImportRow, "texts" | "problems" | "unread" | "missing"> => {
  const { texts, unread } = readCells(resource, columns, context, cells)
  const unreadNames = new Set(unread.map(({ name }) => name))
  const found = Object.entries(problemsOf(resource, texts, true, {}, context.timeZone)).flatMap(
    ([path, problem]): ReadonlyArray<CellProblem> =>
      unreadNames.has(path.split(".")[0] ?? "") ? [] : [{ name: path, problem, cell: texts[path] ?? "" }],
  )
  const isKeyed = columns.some((name) => {
    const field = name === undefined ? undefined : resource.fields[name]
    return name !== undefined && field && isKey(field) && entryOf(texts, name) !== ""
  })
  const isOfNew = ({ name, problem }: CellProblem) =>
    isKeyed && (problem === "required" || resource.fields[name]?.rules.form !== undefined)
  return {
    texts,
    unread,
    problems: [...unread, ...found.filter((one) => !isOfNew(one))],
    missing: found.filter(isOfNew),
  }
}

const dayCells = ({ fields }: Resource, { columns, lines }: ImportTable) => {
  const at = columns.flatMap((name, index) => {
    const kind = name === undefined ? undefined : fields[name]?.kind
    return kind === "day" || kind === "moment" ? [index] : []
  })
  return lines.flatMap(({ cells }) => at.map((index) => cells[index] ?? ""))
}

/**
 * The order of day and month in a file, as its cells tell it; `"open"` where they do not, and the days would be others in
 * the other order.
 */
export const dayOrderOf = (resource: Resource, table: ImportTable): DayOrder | "open" => {
  const cells = dayCells(resource, table)
  return orderOf(cells) ?? (cells.some(isEitherOrder) ? "open" : "dayFirst")
}

/** The lines of a file as records of a list, each with what is wrong with it. */
export const importRows = (
  resource: Resource,
  { columns, lines }: ImportTable,
  context: CellContext,
): ReadonlyArray<ImportRow> =>
  lines.map(({ line, cells }) => ({
    line,
    cells,
    ...rowOf(resource, columns, context, cells),
  }))

/** The lines of a file as they are read, to be checked by the server. */
export const readRows = (
  resource: Resource,
  { columns, lines }: ImportTable,
  context: CellContext,
): ReadonlyArray<ImportRow> =>
  lines.map(({ line, cells }) => {
    const { texts, unread } = readCells(resource, columns, context, cells)
    return { line, cells, texts, unread, problems: unread, missing: [] }
  })
