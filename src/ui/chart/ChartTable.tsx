import { visuallyHidden } from "../theme/text.css.ts"
import { table } from "./chartTable.css.ts"

interface Props {
  readonly caption: string
  /** The heading of each column, that of the rows' names first. */
  readonly columns: ReadonlyArray<string>
  readonly rows: ReadonlyArray<{
    readonly id: string | number
    readonly name: string
    readonly cells: ReadonlyArray<string>
  }>
  /** True if the table is visible; otherwise it is for assistive technology only. */
  readonly isSeen: boolean
}

/** The figures of a chart as a table. */
export const ChartTable = ({ caption, columns, rows, isSeen }: Props) => {
  const scrolls = isSeen ? { tabIndex: 0, role: "region", "aria-label": caption } : {}
  return (
    <div className={isSeen ? table : visuallyHidden} {...scrolls}>
      <table>
        <caption className={visuallyHidden}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, cells }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- a cell is its column
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
