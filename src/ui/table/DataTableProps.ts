import type { Column, Selection, Sort } from "./column.ts"
import type { HTMLAttributes, ReactNode } from "react"

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
  /** Props of each row's place in a tree (`treeRow`); keep the same objects between renders. */
  readonly rowProps?: ((row: Row) => HTMLAttributes<HTMLElement> | undefined) | undefined
  /** New rows are loading: shows a progress bar above the old ones. */
  readonly isBusy?: boolean | undefined
  /** Number of placeholder rows to show before the first rows arrive. */
  readonly skeletonRows?: number | undefined
}
