import { lazy, Suspense, use } from "react"
import { RowDrop } from "../rowOrder.ts"
import type { DescribedRow } from "./describedRow.ts"

/** Few lists have an order people give them. */
const RowGrip = lazy(() => import("../../ui/table/RowGrip.tsx"))

/** What a row is dragged by to its place, while the list shows that order. */
export const OrderCell = ({ row }: { readonly row: DescribedRow }) => {
  const drop = use(RowDrop)
  if (!drop) return null
  return (
    <Suspense>
      <RowGrip onDrop={(over, side) => drop(row, over, side)} />
    </Suspense>
  )
}
