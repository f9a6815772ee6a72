import { Bone } from "../skeleton/Skeleton.tsx"
import type { Column } from "./column.ts"
import * as css from "./dataTable.css.ts"

interface BoneRowsProps<Row> {
  readonly count: number
  readonly columns: readonly Column<Row>[]
  readonly selects: boolean
  readonly acts: boolean
}

/** Uneven, as text is, and the same each time. */
const widthAt = (row: number, cell: number) => `${45 + ((row * 17 + cell * 29) % 40)}%`

/** Rows of the real height that stand where the first rows will be. */
export const BoneRows = <Row,>({ count, columns, selects, acts }: BoneRowsProps<Row>) =>
  Array.from({ length: count }, (_, row) => (
    <tr key={row} className={css.row} aria-hidden="true">
      {selects ? (
        <td className={css.select} data-area="check">
          <Bone width={16} />
        </td>
      ) : null}
      {columns.map((column, cell) => (
        <td key={column.id} data-area={column.area ?? "hidden"} data-bone>
          <Bone width={widthAt(row, cell)} />
        </td>
      ))}
      {acts ? (
        <td className={css.actions} data-area="act">
          <Bone width={44} />
        </td>
      ) : null}
    </tr>
  ))
