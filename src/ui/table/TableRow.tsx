import { type HTMLAttributes, memo, type KeyboardEvent, type ReactNode, useMemo } from "react"
import { Checkbox } from "../check/Checkbox.tsx"
import type { Column } from "./column.ts"
import * as css from "./dataTable.css.ts"
import type { RowActions } from "./useRowActions.ts"

interface TableRowProps<Row> {
  readonly row: Row
  readonly rowId: string
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly actions: ((row: Row) => ReactNode) | undefined
  /** Without it rows cannot be selected. */
  readonly selectLabel: string | undefined
  readonly isSelected: boolean
  /** True if the Tab key stops here; only one row does (roving tabindex). */
  readonly isTabStop: boolean
  /** True if Alt and an arrow move it. */
  readonly isMovable: boolean
  readonly rowProps: HTMLAttributes<HTMLElement> | undefined
  readonly rowActions: RowActions<Row>
}

const stepByKey: ReadonlyMap<string, -1 | 1> = new Map<string, -1 | 1>([
  ["ArrowUp", -1],
  ["ArrowDown", 1],
])

const rowByKey: ReadonlyMap<string, (row: Element) => Element | null | undefined> = new Map<
  string,
  (row: Element) => Element | null | undefined
>([
  ["ArrowDown", (row) => row.nextElementSibling],
  ["ArrowUp", (row) => row.previousElementSibling],
  ["Home", (row) => row.parentElement?.firstElementChild],
  ["End", (row) => row.parentElement?.lastElementChild],
])

/** Moves the focus on an arrow key, Home or End; true when the key was one of them. */
const moveFocus = (event: KeyboardEvent<HTMLElement>): boolean => {
  const findRow = rowByKey.get(event.key)
  if (!findRow) return false
  const next = findRow(event.currentTarget)
  if (next instanceof HTMLElement) next.focus()
  return true
}

/** More letters without a space than a word has: they break, so that they push neither status nor buttons out. */
const longWord = /\S{25}/

const markLongWord = (cell: HTMLElement | null): void => {
  cell?.toggleAttribute("data-long", longWord.test(cell.textContent))
}

/**
 * Returns a row's cells and actions. They render again when the record changes, not when the tab stop or the selection
 * reaches the row.
 */
const useCells = <Row,>(
  row: Row,
  columns: readonly Column<Row>[],
  actions: ((row: Row) => ReactNode) | undefined,
) =>
  useMemo(
    () => (
      <>
        {columns.map((column) => (
          <td
            key={column.id}
            data-area={column.area ?? "hidden"}
            data-align={column.align}
            data-name={column.isNamed ? column.label : undefined}
            ref={(cell) => markLongWord(cell)}
          >
            {column.render(row)}
          </td>
        ))}
        {actions ? (
          <td className={css.actions} data-area="act">
            <span>{actions(row)}</span>
          </td>
        ) : null}
      </>
    ),
    [row, columns, actions],
  )

const BaseTableRow = <Row,>(props: TableRowProps<Row>) => {
  const { row, rowId, label, columns, actions, selectLabel, isSelected, isTabStop, isMovable, rowActions } =
    props
  const isSelectable = selectLabel !== undefined
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey) return
    if (event.altKey) {
      const step = isMovable ? stepByKey.get(event.key) : undefined
      if (step === undefined) return
      rowActions.move(row, rowId, step)
    } else if (event.key === "Enter") rowActions.open(row)
    else if (event.key === "Delete") rowActions.remove(row)
    else if (event.key === " " && isSelectable)
      rowActions.select(rowId, event.shiftKey || !isSelected, event.shiftKey)
    else if (event.key === "PageDown") rowActions.changePage(1)
    else if (event.key === "PageUp") rowActions.changePage(-1)
    else if (!moveFocus(event)) return
    event.preventDefault()
  }
  return (
    <tr
      {...props.rowProps}
      className={css.row}
      aria-label={label}
      tabIndex={isTabStop ? 0 : -1}
      data-key={rowId}
      data-selected={isSelected || undefined}
      aria-keyshortcuts={isMovable ? "Alt+ArrowUp Alt+ArrowDown" : undefined}
      onKeyDown={onKeyDown}
      onFocus={() => rowActions.setCurrent(rowId)}
      onDoubleClick={() => rowActions.open(row)}
    >
      {isSelectable ? (
        <td className={css.select} data-area="check">
          <Checkbox
            label={selectLabel}
            hideLabel
            isSelected={isSelected}
            onChange={(next, isRange) => rowActions.select(rowId, next, isRange)}
          />
        </td>
      ) : null}
      {useCells(row, columns, actions)}
    </tr>
  )
}

/** One record; re-renders only when its props changed. */
export const TableRow = memo(BaseTableRow) as typeof BaseTableRow
