import { useMemo, useRef, useState } from "react"
import { pulsing } from "../skeleton/skeleton.css.ts"
import { LoadingBar } from "../loading/LoadingBar.tsx"
import { SkeletonRows } from "./SkeletonRows.tsx"
import * as css from "./dataTable.css.ts"
import { TableHead } from "./TableHead.tsx"
import { TableRow } from "./TableRow.tsx"
import { useMovedFocus } from "./useMovedFocus.ts"
import { useRowActions } from "./useRowActions.ts"
import type { DataTableProps } from "./DataTableProps.ts"

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
