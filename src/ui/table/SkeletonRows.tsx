import { Skeleton } from "../skeleton/Skeleton.tsx"
import type { Column } from "./column.ts"
import * as css from "./dataTable.css.ts"

interface SkeletonRowsProps<Row> {
  readonly count: number
  readonly columns: readonly Column<Row>[]
  readonly hasSelection: boolean
  readonly hasActions: boolean
}

/** Varies like real text, but is the same on each render. */
const widthAt = (row: number, cell: number) => `${45 + ((row * 17 + cell * 29) % 40)}%`

/** Placeholder rows, as high as real ones, until the first rows arrive. */
export const SkeletonRows = <Row,>({ count, columns, hasSelection, hasActions }: SkeletonRowsProps<Row>) =>
  Array.from({ length: count }, (_, row) => (
    <tr key={row} className={css.row} aria-hidden="true">
      {hasSelection ? (
        <td className={css.select} data-area="check">
          <Skeleton width={16} />
        </td>
      ) : null}
      {columns.map((column, cell) => (
        <td key={column.id} data-area={column.area ?? "hidden"} data-skeleton>
          <Skeleton width={widthAt(row, cell)} />
        </td>
      ))}
      {hasActions ? (
        <td className={css.actions} data-area="act">
          <Skeleton width={44} />
        </td>
      ) : null}
    </tr>
  ))
