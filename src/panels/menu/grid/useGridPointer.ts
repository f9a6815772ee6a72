import { type PointerEvent, useRef } from "react"
import { fillingDown, type GridCells } from "./edits.ts"
import type { CellContext } from "./cellTexts.ts"
import { type CellPlace, cellAt, rangeOf } from "./selection.ts"
import type { GridState } from "./useGrid.ts"

/** The cell an event happens in, by the attributes of its row and itself. */
const placeOf = (target: EventTarget): CellPlace | undefined => {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-column]") : null
  const row = cell?.closest<HTMLElement>("[data-row]")
  if (!cell || !row) return undefined
  return { row: Number(row.dataset["row"]), column: Number(cell.dataset["column"]) }
}

const isField = (target: EventTarget) =>
  target instanceof Element && target.closest("input, select, button") !== null

/** Presses and drags of the spreadsheet: they select cells, and drag the first row of the selection down. */
export const useGridPointer = (grid: GridState, cells: GridCells, context: CellContext) => {
  const drag = useRef<"select" | "fill">(undefined)
  const { selection, select } = grid
  const onPointerDown = (event: PointerEvent) => {
    const place = placeOf(event.target)
    if (event.button !== 0 || !place || isField(event.target)) return
    const isFill = event.target instanceof Element && event.target.hasAttribute("data-fill")
    drag.current = isFill ? "fill" : "select"
    if (isFill) return
    select(event.shiftKey ? { ...selection, corner: place } : cellAt(place.row, place.column))
  }
  const onPointerMove = (event: PointerEvent) => {
    if (!drag.current || event.buttons === 0) return
    const place = placeOf(event.target)
    if (!place) return
    const { left, right, top } = rangeOf(selection)
    const { corner } = selection
    if (drag.current === "select") {
      if (place.row === corner.row && place.column === corner.column) return
      return select({ ...selection, corner: place })
    }
    if (place.row === corner.row && corner.column === right) return
    select({
      active: { row: top, column: left },
      anchor: { row: top, column: left },
      corner: { row: Math.max(top, place.row), column: right },
    })
  }
  const onPointerUp = () => {
    const isFill = drag.current === "fill"
    drag.current = undefined
    const { top, bottom } = rangeOf(selection)
    if (isFill && bottom > top) grid.write(fillingDown(cells, context, selection))
  }
  const onDoubleClick = ({ target }: { readonly target: EventTarget }) => {
    if (placeOf(target) && !isField(target)) grid.begin()
  }
  return { onPointerDown, onPointerMove, onPointerUp, onDoubleClick }
}
