import { type HTMLAttributes, useMemo, useRef, useState, type ReactNode } from "react"
import { pulsing } from "../skeleton/skeleton.css.ts"
import { LoadingBar } from "../loading/LoadingBar.tsx"
import { SkeletonRows } from "./SkeletonRows.tsx"
import type { Column, Selection, Sort } from "./column.ts"
import * as css from "./dataTable.css.ts"
import { TableHead } from "./TableHead.tsx"
import { TableRow } from "./TableRow.tsx"
import { useMovedFocus } from "./useMovedFocus.ts"
import { useRowActions } from "./useRowActions.ts"

export interface DataTableProps<Row> {
  readonly label: string
  /** Keep the same array between renders: a row re-renders only when it, a column or `actions` changed. */
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  /** The name of a row, for its checkbox and for assistive technology. */
  readonly rowLabel: (row: Row) => string
  readonly sort?: Sort | undefined
  readonly onSort?: ((sort: Sort) => void) | undefined
  readonly selection?: Selection | undefined
  /** Buttons at the end of a row; keep the same function between renders. */
  readonly actions?: ((row: Row) => ReactNode) | undefined
  /** The name of the actions column for assistive technology. */
  readonly actionsLabel?: string | undefined
  /** Called on Enter and on a double click. */
  readonly onRowOpen?: ((row: Row) => void) | undefined
  /** Called on the Delete key. */
  readonly onRowDelete?: ((row: Row) => void) | undefined
  /** Called with -1 on Page Up and 1 on Page Down. */
  readonly onPageStep?: ((step: -1 | 1) => void) | undefined
  /** Called with -1 on Alt and Arrow Up, and 1 on Alt and Arrow Down; left out where rows have no order of their own. */
  readonly onRowMove?: ((row: Row, step: -1 | 1) => void) | undefined
  /** Of a tree: what each row says of its place (`treeRow`); keep the same objects between renders. */
  readonly rowProps?: ((row: Row) => HTMLAttributes<HTMLElement> | undefined) | undefined
  /** New rows are loading: shows a progress bar above the old ones. */
  readonly isBusy?: boolean | undefined
  /** How many placeholder rows to show before the first rows arrive. */
  readonly skeletonRows?: number | undefined
}

/** A table of records; in a panel narrower than 640 px each row becomes a block of three lines. */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const { label, columns, rows, rowKey, rowLabel, sort, onSort, selection, actions, actionsLabel } = props
  const { isBusy = false, skeletonRows = 0 } = props
  const [current, setCurrent] = useState<string>()
  const body = useRef<HTMLTableSectionElement>(null)
  const rowActions = useRowActions(props, setCurrent, useMovedFocus(body, rows))
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey])
  const tabStop = current !== undefined && keys.includes(current) ? current : keys[0]
  return (
    <div className={css.wrapper} aria-busy={isBusy || skeletonRows > 0}>
      {isBusy && skeletonRows === 0 ? (
        <div className={css.busyBar}>
          <LoadingBar />
        </div>
      ) : null}
      <table className={css.table} aria-label={label} role={props.rowProps && "treegrid"}>
        <TableHead
          {...{ columns, keys, sort, onSort, selection, actionsLabel }}
          hasActions={Boolean(actions)}
        />
        <tbody ref={body} className={skeletonRows > 0 ? pulsing : undefined}>
          {skeletonRows > 0 ? (
            <SkeletonRows
              count={skeletonRows}
              columns={columns}
              hasSelection={Boolean(selection)}
              hasActions={Boolean(actions)}
            />
          ) : (
            rows.map((row, index) => {
              const key = keys[index] ?? rowKey(row)
              return (
                <TableRow
                  key={key}
                  {...{ row, columns, actions, rowActions }}
                  rowId={key}
                  label={rowLabel(row)}
                  selectLabel={selection?.selectLabel(rowLabel(row))}
                  isSelected={selection?.selected.has(key) ?? false}
                  isTabStop={key === tabStop}
                  isMovable={props.onRowMove !== undefined}
                  rowProps={props.rowProps?.(row)}
                />
              )
            })
          )}
        </tbody>
      </table>
    </div>
  )
}
