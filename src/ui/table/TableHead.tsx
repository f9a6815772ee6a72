import { Checkbox } from "../check/Checkbox.tsx"
import { Icon } from "../icon/Icon.tsx"
import { arrowDown, arrowUp } from "../icon/icons.ts"
import { visuallyHidden } from "../theme/text.css.ts"
import type { Column, Selection, Sort } from "./column.ts"
import * as css from "./dataTable.css.ts"

interface TableHeadProps<Row> {
  readonly columns: readonly Column<Row>[]
  /** The keys of the rows shown. */
  readonly keys: readonly string[]
  readonly sort: Sort | undefined
  readonly onSort: ((sort: Sort) => void) | undefined
  readonly selection: Selection | undefined
  readonly hasActions: boolean
  readonly actionsLabel: string | undefined
}

/** The column headers, which sort, and the checkbox that selects all rows shown. */
export const TableHead = <Row,>(props: TableHeadProps<Row>) => {
  const { columns, keys, sort, onSort, selection, hasActions, actionsLabel } = props
  return (
    <thead>
      <tr>
        {selection ? (
          <th scope="col" className={css.select}>
            <SelectAllCheckbox keys={keys} selection={selection} />
          </th>
        ) : null}
        {columns.map((column) => (
          <th
            key={column.id}
            scope="col"
            data-align={column.align}
            style={column.width === undefined ? undefined : { inlineSize: column.width }}
            aria-sort={ariaSort(column, sort)}
          >
            {column.sortable && onSort ? (
              <SortButton column={column} sort={sort} onSort={onSort} />
            ) : (
              column.label
            )}
          </th>
        ))}
        {hasActions ? (
          <th scope="col" className={css.actions}>
            <span className={visuallyHidden}>{actionsLabel}</span>
          </th>
        ) : null}
      </tr>
    </thead>
  )
}

const ariaSort = <Row,>(column: Column<Row>, sort: Sort | undefined) => {
  if (!column.sortable || sort?.field !== column.id) return undefined
  return sort.order === "asc" ? "ascending" : "descending"
}

interface SortButtonProps<Row> {
  readonly column: Column<Row>
  readonly sort: Sort | undefined
  readonly onSort: (sort: Sort) => void
}

const SortButton = <Row,>({ column, sort, onSort }: SortButtonProps<Row>) => {
  const order = sort?.field === column.id ? sort.order : undefined
  return (
    <button
      type="button"
      className={css.sort}
      onClick={() => onSort({ field: column.id, order: order === "asc" ? "desc" : "asc" })}
    >
      {column.label}
      {order === undefined ? null : <Icon shape={order === "asc" ? arrowUp : arrowDown} size={12} />}
    </button>
  )
}

const SelectAllCheckbox = ({
  keys,
  selection,
}: {
  readonly keys: readonly string[]
  readonly selection: Selection
}) => {
  const selectedCount = keys.filter((key) => selection.selected.has(key)).length
  const allSelected = selectedCount > 0 && selectedCount === keys.length
  const selectAll = (isSelected: boolean) => {
    const next = new Set(selection.selected)
    for (const key of keys) {
      if (isSelected) next.add(key)
      else next.delete(key)
    }
    selection.onChange(next)
  }
  return (
    <Checkbox
      label={selection.allLabel}
      hideLabel
      isSelected={allSelected}
      isIndeterminate={selectedCount > 0 && !allSelected}
      isDisabled={keys.length === 0}
      onChange={selectAll}
    />
  )
}
