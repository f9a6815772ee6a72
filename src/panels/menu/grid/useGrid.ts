import { type RefObject, useMemo, useState } from "react"
import { rowWithId } from "../../../contract/menu/lookups.ts"
import type { ItemRow, MenuData } from "../../../contract/menu/menuData.ts"
import { useListWindow } from "../../../ui/optionList/useListWindow.ts"
import type { CellEdit } from "./cellChanges.ts"
import { cellKey } from "./cellStates.ts"
import { cellText, type CellContext } from "./cellTexts.ts"
import { type Column, isComputed } from "./columns.ts"
import { lineHeight } from "./grid.css.ts"
import type { GridLines } from "./itemLines.ts"
import { cellAt, type GridSize, type Selection, stepped, within } from "./selection.ts"
import { useCells } from "./useCells.ts"

/** A cell that is being edited: the text it began with. */
export interface Editing {
  readonly item: ItemRow
  /** The menu in which somebody began: what they write is written over its value. */
  readonly over: MenuData
  readonly text: string
  /** True if typing took the place of what was there: arrows leave the cell. */
  readonly isReplacing: boolean
}

/** The way an editor is left: to a neighbor, or nowhere. */
export type LeaveBy = readonly [by: "row" | "column", step: 1 | -1] | undefined

/** Scrolls a column into view beside the first one, which stays. */
const revealColumn = (scroller: HTMLElement | null, columns: ReadonlyArray<Column>, at: number) => {
  if (!scroller || at === 0) return
  const start = columns.slice(0, at).reduce((sum, { width }) => sum + width, 0)
  const highest = start - (columns[0]?.width ?? 0)
  const lowest = start + (columns[at]?.width ?? 0) - scroller.clientWidth
  scroller.scrollTo({ left: Math.max(lowest, Math.min(highest, scroller.scrollLeft)) })
}

interface Given {
  readonly data: MenuData
  readonly lines: GridLines
  readonly columns: ReadonlyArray<Column>
  readonly context: CellContext
  readonly mayEdit: boolean
  readonly scroller: RefObject<HTMLElement | null>
  /** The element that has the focus. */
  readonly table: RefObject<HTMLElement | null>
}

/** Lines that Page Up and Page Down go over. */
const pageLines = 15

const useSize = (rows: number, columns: number): GridSize =>
  useMemo(() => ({ rows, columns, page: pageLines }), [rows, columns])

/** State of the spreadsheet: the selected cells, the one that is edited, and what is rendered. */
export const useGrid = ({ data, lines, columns, context, mayEdit, table, scroller }: Given) => {
  const [chosen, setChosen] = useState(() => cellAt(0, 0))
  const [editing, setEditing] = useState<Editing>()
  const cells = useCells(data, context)
  const view = useListWindow(scroller, lines.lines.length, lineHeight)
  const { items, lineOf } = lines
  const size = useSize(items.length, columns.length)
  const selection = useMemo(() => within(chosen, size), [chosen, size])
  const select = (next: Selection) => {
    setChosen(next)
    const isGrown = next.active === selection.active
    const { row, column: at } = isGrown ? next.corner : next.active
    const line = lineOf[row]
    if (line === undefined) return
    // The header covers one line.
    view.reveal(line + 1)
    view.reveal(line)
    revealColumn(scroller.current, columns, at)
  }
  const { active } = selection
  const item = items[active.row]
  const column = columns[active.column]
  const begin = (text?: string) => {
    if (!mayEdit || !item || !column || isComputed(column)) return
    const current = cells.unsaved.get(cellKey(item._id, column.id))?.text ?? cellText(context, item, column)
    setEditing({ item, over: data, text: text ?? current, isReplacing: text !== undefined })
  }
  const leave = (text: string | undefined, by: LeaveBy, hasFocus: boolean) => {
    setEditing(undefined)
    if (hasFocus) table.current?.focus({ preventScroll: true })
    if (text !== undefined && editing && column) {
      // Somebody else may have moved the lines meanwhile.
      const edited = rowWithId(data.items, editing.item._id) ?? editing.item
      cells.write([{ item: edited, column, text }], editing.over)
    }
    if (by) select(stepped(selection, by[0], by[1], size))
  }
  const write = (edits: ReadonlyArray<CellEdit>) => (mayEdit ? cells.write(edits) : undefined)
  const unsavedHere = item && column && cells.unsaved.get(cellKey(item._id, column.id))
  return { ...cells, unsavedHere, write, view, size, selection, select, editing, begin, leave }
}

export type GridState = ReturnType<typeof useGrid>
