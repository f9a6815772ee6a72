import { memo, type KeyboardEvent, type ReactNode } from "react"
import { Checkbox } from "../check/Checkbox.tsx"
import type { Column } from "./column.ts"
import * as css from "./dataTable.css.ts"
import type { RowActs } from "./useRowActions.ts"

interface TableRowProps<Row> {
  readonly row: Row
  readonly rowId: string
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly actions: ((row: Row) => ReactNode) | undefined
  /** Without it rows cannot be chosen. */
  readonly selectLabel: string | undefined
  readonly isSelected: boolean
  /** The one row the Tab key leads to. */
  readonly isStop: boolean
  readonly acts: RowActs<Row>
}

const neighbours: Readonly<Record<string, (row: Element) => Element | null | undefined>> = {
  ArrowDown: (row) => row.nextElementSibling,
  ArrowUp: (row) => row.previousElementSibling,
  Home: (row) => row.parentElement?.firstElementChild,
  End: (row) => row.parentElement?.lastElementChild,
}

/** Arrow keys, Home and End go from row to row; true when the key was one of them. */
const goFrom = (event: KeyboardEvent<HTMLElement>): boolean => {
  const neighbour = neighbours[event.key]
  if (!neighbour) return false
  const next = neighbour(event.currentTarget)
  if (next instanceof HTMLElement) next.focus()
  return true
}

const Drawn = <Row,>(props: TableRowProps<Row>) => {
  const { row, rowId, label, columns, actions, selectLabel, isSelected, isStop, acts } = props
  const selects = selectLabel !== undefined
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === "Enter") acts.open(row)
    else if (event.key === "Delete") acts.remove(row)
    else if (event.key === " " && selects) acts.select(rowId, event.shiftKey || !isSelected, event.shiftKey)
    else if (event.key === "PageDown") acts.turn(1)
    else if (event.key === "PageUp") acts.turn(-1)
    else if (!goFrom(event)) return
    event.preventDefault()
  }
  return (
    <tr
      className={css.row}
      aria-label={label}
      tabIndex={isStop ? 0 : -1}
      data-selected={isSelected || undefined}
      onKeyDown={onKeyDown}
      onFocus={() => acts.visit(rowId)}
      onDoubleClick={() => acts.open(row)}
    >
      {selects ? (
        <td className={css.select} data-area="check">
          <Checkbox
            label={selectLabel}
            hideLabel
            isSelected={isSelected}
            onChange={(next, isRange) => acts.select(rowId, next, isRange)}
          />
        </td>
      ) : null}
      {columns.map((column) => (
        <td key={column.id} data-area={column.area ?? "hidden"} data-align={column.align}>
          {column.render(row)}
        </td>
      ))}
      {actions ? (
        <td className={css.actions} data-area="act">
          <span>{actions(row)}</span>
        </td>
      ) : null}
    </tr>
  )
}

/** One record; drawn again only when something of it changed. */
export const TableRow = memo(Drawn) as typeof Drawn
