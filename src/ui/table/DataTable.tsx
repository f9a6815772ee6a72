import { useMemo, useState, type ReactNode } from "react"
import { breathing } from "../skeleton/skeleton.css.ts"
import { LoadingBar } from "../loading/LoadingBar.tsx"
import { BoneRows } from "./SkeletonRows.tsx"
import type { Column, Selection, Sort } from "./column.ts"
import * as css from "./dataTable.css.ts"
import { TableHead } from "./TableHead.tsx"
import { TableRow } from "./TableRow.tsx"
import { useRowActs } from "./useRowActions.ts"

export interface DataTableProps<Row> {
  readonly label: string
  /** Keep the same array between renders: a row is drawn again only when it, a column or `actions` changed. */
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  /** What a row is called, in the names of its checkbox. */
  readonly rowLabel: (row: Row) => string
  readonly sort?: Sort | undefined
  readonly onSort?: ((sort: Sort) => void) | undefined
  readonly selection?: Selection | undefined
  /** Buttons at the end of a row; keep the same function between renders. */
  readonly actions?: ((row: Row) => ReactNode) | undefined
  /** The name of the column of buttons. */
  readonly actionsLabel?: string | undefined
  /** Enter on a row, and a double press. */
  readonly onRowOpen?: ((row: Row) => void) | undefined
  /** Delete on a row. */
  readonly onRowDelete?: ((row: Row) => void) | undefined
  /** Page Up and Page Down on a row: to the page before or after. */
  readonly onTurn?: ((step: -1 | 1) => void) | undefined
  /** New rows are on their way: a bar runs over the old ones. */
  readonly isBusy?: boolean | undefined
  /** How many rows of bones to show instead of rows, before the first ones came. */
  readonly bones?: number | undefined
}

/** Records in rows; in a panel narrower than 640 px each becomes a block of three lines. */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const { label, columns, rows, rowKey, rowLabel, sort, onSort, selection, actions, actionsLabel } = props
  const { isBusy = false, bones = 0 } = props
  const [current, setCurrent] = useState<string>()
  const acts = useRowActs(props, setCurrent)
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey])
  const stop = current !== undefined && keys.includes(current) ? current : keys[0]
  return (
    <div className={css.holder} aria-busy={isBusy || bones > 0}>
      {isBusy && bones === 0 ? (
        <div className={css.busy}>
          <LoadingBar />
        </div>
      ) : null}
      <table className={css.table} aria-label={label}>
        <TableHead
          {...{ columns, keys, sort, onSort, selection, actionsLabel }}
          hasActions={Boolean(actions)}
        />
        <tbody className={bones > 0 ? breathing : undefined}>
          {bones > 0 ? (
            <BoneRows count={bones} columns={columns} selects={Boolean(selection)} acts={Boolean(actions)} />
          ) : (
            rows.map((row, at) => {
              const key = keys[at] ?? rowKey(row)
              return (
                <TableRow
                  key={key}
                  {...{ row, columns, actions, acts }}
                  rowId={key}
                  label={rowLabel(row)}
                  selectLabel={selection?.selectLabel(rowLabel(row))}
                  isSelected={selection?.selected.has(key) ?? false}
                  isStop={key === stop}
                />
              )
            })
          )}
        </tbody>
      </table>
    </div>
  )
}
