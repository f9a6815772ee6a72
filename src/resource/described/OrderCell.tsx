import { Suspense, useContext } from "react"
import type { ColumnSpec } from "../ListSpec.ts"
import { RowDrop } from "../rowOrder.ts"
import type { DescribedRow } from "./describedRow.ts"
import { lazily } from "../../ui/root/lazily.tsx"

/** Few lists have an order people give them. */
const RowGrip = lazily(() => import("../../ui/table/RowGrip.tsx"))

/** Drag handle of a row; shown only while the list is in its own order. */
const OrderCell = ({ row }: { readonly row: DescribedRow }) => {
  const drop = useContext(RowDrop)
  if (!drop) return null
  return (
    <Suspense>
      <RowGrip onDrop={(over, side) => drop(row, over, side)} />
    </Suspense>
  )
}

/** Column with the drag handles; its heading restores the rows' own order. */
export const orderColumn: ColumnSpec = {
  id: "position",
  sortable: true,
  isControl: true,
  area: "hidden",
  width: 64,
  render: (row) => <OrderCell row={row} />,
}
