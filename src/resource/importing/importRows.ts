import type { Resource } from "../../contract/resource/resource.ts"
import type { Texts } from "../editor/textDraft.ts"
import { newTexts } from "../described/recordTexts.ts"
import { problemsOf, type RecordProblem } from "../described/recordProblems.ts"
import { cellText, type Named } from "./cellTexts.ts"

/** What is wrong with a cell: a rule of its field, or that it names nothing. */
export interface CellProblem {
  readonly name: string
  readonly problem: RecordProblem | "unread" | "unnamed"
  readonly cell: string
}

/** A line of a file as a record that is to be made. */
export interface ImportRow {
  /** Its number in the file; the headings are line 1. */
  readonly line: number
  readonly cells: ReadonlyArray<string>
  readonly texts: Texts<string>
  readonly problems: ReadonlyArray<CellProblem>
}

interface Table {
  readonly columns: ReadonlyArray<string | undefined>
  readonly lines: ReadonlyArray<ReadonlyArray<string>>
}

const rowOf = (
  resource: Resource,
  columns: Table["columns"],
  named: Named,
  cells: ReadonlyArray<string>,
): Pick<ImportRow, "texts" | "problems"> => {
  const texts: Record<string, string> = { ...newTexts(resource) }
  const unread: Array<CellProblem> = []
  columns.forEach((name, at) => {
    const field = name === undefined ? undefined : resource.fields[name]
    if (name === undefined || field === undefined) return
    const cell = cells[at] ?? ""
    const text = cellText(field, cell, named)
    if (text !== undefined) texts[name] = text
    else unread.push({ name, cell, problem: field.kind === "reference" ? "unnamed" : "unread" })
  })
  const told = new Set(unread.map(({ name }) => name))
  const found = Object.entries(problemsOf(resource, texts, true)).flatMap(([path, problem]) =>
    told.has(path.split(".")[0] ?? "") ? [] : [{ name: path, problem, cell: texts[path] ?? "" }],
  )
  return { texts, problems: [...unread, ...found] }
}

/** The lines of a file as records of a list, each with what is wrong with it. */
export const importRows = (
  resource: Resource,
  { columns, lines }: Table,
  named: Named,
): ReadonlyArray<ImportRow> =>
  lines.map((cells, at) => ({ line: at + 2, cells, ...rowOf(resource, columns, named, cells) }))
