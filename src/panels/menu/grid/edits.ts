import type { ItemRow } from "../../../contract/menu/menuData.ts"
import { cellText, type CellContext } from "./cellTexts.ts"
import type { CellEdit } from "./cellChanges.ts"
import { type Column, isComputed } from "./columns.ts"
import { type CellRange, rangeOf, type Selection } from "./selection.ts"
import { readTsv, writeTsv } from "./tsv.ts"

/** Items and columns of the spreadsheet, in their order. */
export interface GridCells {
  readonly items: ReadonlyArray<ItemRow>
  readonly columns: ReadonlyArray<Column>
}

const span = <T>(all: ReadonlyArray<T>, from: number, to: number) => all.slice(from, to + 1)

const editable = ({ columns }: GridCells, { left, right }: CellRange) =>
  span(columns, left, right).filter((column) => !isComputed(column))

/** The selected cells as text for a spreadsheet. */
export const copiedText = (cells: GridCells, context: CellContext, selection: Selection): string => {
  const { top, bottom, left, right } = rangeOf(selection)
  const columns = span(cells.columns, left, right)
  return writeTsv(
    span(cells.items, top, bottom).map((item) =>
      columns.map((column) => ({ text: cellText(context, item, column), isText: column.kind === "text" })),
    ),
  )
}

/** Edits that empty the selected cells. */
export const clearing = (cells: GridCells, selection: Selection): ReadonlyArray<CellEdit> => {
  const range = rangeOf(selection)
  return span(cells.items, range.top, range.bottom).flatMap((item) =>
    editable(cells, range)
      .filter(({ kind }) => kind !== "status" && kind !== "category")
      .map((column) => ({ item, column, text: "" })),
  )
}

/** Edits that repeat the first selected row in those below it; of one row, the row above in it. */
export const fillingDown = (
  cells: GridCells,
  context: CellContext,
  selection: Selection,
): ReadonlyArray<CellEdit> => {
  const range = rangeOf(selection)
  const from = range.top === range.bottom ? range.top - 1 : range.top
  const source = cells.items[from]
  if (!source) return []
  const texts = editable(cells, range).map((column) => [column, cellText(context, source, column)] as const)
  return span(cells.items, from + 1, range.bottom).flatMap((item) =>
    texts.map(([column, text]) => ({ item, column, text })),
  )
}

/** Edits of a paste, and the rows that found no place below the last one. */
export interface Pasting {
  readonly edits: ReadonlyArray<CellEdit>
  readonly rowsLeft: number
}

/** Edits that write pasted text from the first selected cell on; one cell goes into all that are selected. */
export const pasting = (cells: GridCells, selection: Selection, text: string): Pasting => {
  const range = rangeOf(selection)
  const rows = readTsv(text)
  const [[only = ""] = []] = rows
  if (rows.length === 1 && rows[0]?.length === 1)
    return {
      edits: span(cells.items, range.top, range.bottom).flatMap((item) =>
        editable(cells, range).map((column) => ({ item, column, text: only })),
      ),
      rowsLeft: 0,
    }
  const edits = rows.flatMap((row, at) => {
    const item = cells.items[range.top + at]
    return row.flatMap((cell, offset) => {
      const column = cells.columns[range.left + offset]
      return item && column && !isComputed(column) ? [{ item, column, text: cell }] : []
    })
  })
  return { edits, rowsLeft: Math.max(0, range.top + rows.length - cells.items.length) }
}
