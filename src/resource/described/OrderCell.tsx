import { Suspense, useContext } from "react"
import type { ColumnSpec } from "../ListSpec.ts"
import { RowDrop } from "../rowOrder.ts"
import type { DescribedRow } from "./describedRow.ts"
import { lazily } from "../../ui/root/lazily.tsx"

/** Few lists have an order people give them. */
const RowGrip = lazily(() => import("../../ui/table/RowGrip.tsx"))

/** What a row is dragged by to its place, while the list shows that order. */
const OrderCell = ({ row }: { readonly row: DescribedRow }) => {
  const drop = useContext(RowDrop)
  if (!drop) return null
  return (
    <Suspense>
      <RowGrip onDrop={(over, side) => drop(row, over, side)} />
    </Suspense>
  )
}

/** Where rows are dragged by, and what brings back their own order. */
export const orderColumn: ColumnSpec<DescribedRow> = {
  id: "position",
  sortable: true,
  isControl: true,
  area: "hidden",
  width: 64,
  render: (row) => <OrderCell row={row} />,
}
