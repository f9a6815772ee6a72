import { usePlaceholder } from "../root/aheadOfNeed.ts"
import type { Column } from "./column.ts"
import * as css from "./dataTable.css.ts"

interface SkeletonRowsProps<Row> {
  readonly count: number
  readonly columns: readonly Column<Row>[]
  readonly hasSelection: boolean
  readonly hasActions: boolean
}

const cell = (key: string, area: string, className?: string) => (
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its row is hidden from assistive technology
  <td key={key} className={className} data-area={area} data-skeleton />
)

/** Placeholder rows, as high as real ones, until the first rows arrive; the style sheet draws what stands for text. */
export const SkeletonRows = <Row,>({ count, columns, hasSelection, hasActions }: SkeletonRowsProps<Row>) => {
  usePlaceholder()
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} className={css.row} aria-hidden="true">
      {hasSelection ? cell("check", "check", css.select) : null}
      {columns.map(({ id, area }) => cell(id, area ?? "hidden"))}
      {hasActions ? cell("act", "act", css.actions) : null}
    </tr>
  ))
}
