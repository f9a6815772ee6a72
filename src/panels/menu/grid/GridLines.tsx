/* oxlint-disable jsx-a11y/prefer-tag-over-role -- lines are placed one by one, as rows of a table cannot be */
import { useLatest } from "../../../frame/useLatest.ts"
import type { CellContext } from "./cellTexts.ts"
import type { Column } from "./columns.ts"
import * as css from "./grid.css.ts"
import type { GridLine } from "./itemLines.ts"
import { GridRow, type RowSelection } from "./GridRow.tsx"
import { rangeOf, type Selection } from "./selection.ts"
import type { GridState } from "./useGrid.ts"

interface Props {
  readonly id: string
  readonly grid: GridState
  readonly lines: ReadonlyArray<GridLine>
  readonly activeLine: number | undefined
  readonly columns: ReadonlyArray<Column>
  readonly template: string
  readonly context: CellContext
  readonly mayEdit: boolean
}

const nothing: RowSelection = { left: -1, right: -1, active: -1, handle: -1 }

const selectionIn = (selection: Selection, row: number): RowSelection => {
  const { top, bottom, left, right } = rangeOf(selection)
  if (row < top || row > bottom) return nothing
  const { active } = selection
  return {
    left,
    right,
    active: active.row === row ? active.column : -1,
    handle: row === bottom ? right : -1,
  }
}

/** Lines to render: those in view, and the one of the active cell, which has the focus. */
const linesInView = ({ view }: GridState, activeLine: number | undefined): ReadonlyArray<number> => {
  const seen = Array.from({ length: view.to - view.from }, (_, at) => view.from + at)
  const isSeen = activeLine === undefined || (activeLine >= view.from && activeLine < view.to)
  return isSeen ? seen : [...seen, activeLine].toSorted((one, other) => one - other)
}

/** The lines of the spreadsheet that are in view. */
export const GridLines = (props: Props) => {
  const { id, grid, lines, activeLine, columns, template, context, mayEdit } = props
  const onLeave = useLatest(grid.leave)
  return (
    <div
      role="rowgroup"
      className={css.lines}
      style={{ blockSize: lines.length * css.lineHeight + css.lineHeight * 3 }}
    >
      {linesInView(grid, activeLine).map((at) => {
        const line = lines[at]
        if (!line) return null
        if ("item" in line)
          return (
            <GridRow
              key={String(line.item._id)}
              {...{ id, columns, template, context, mayEdit, onLeave }}
              {...selectionIn(grid.selection, line.row)}
              item={line.item}
              row={line.row}
              line={at}
              pending={grid.pending}
              unsaved={grid.unsaved}
              editing={grid.selection.active.row === line.row ? grid.editing : undefined}
            />
          )
        return (
          <div
            key={`category ${String(line.category._id)}`}
            role="row"
            aria-rowindex={at + 2}
            className={css.categoryRow}
            style={{ insetBlockStart: at * css.lineHeight }}
          >
            <div role="gridcell" aria-colspan={columns.length} className={`${css.cell} ${css.lead}`}>
              {line.category.name} · {line.count}
            </div>
          </div>
        )
      })}
    </div>
  )
}
