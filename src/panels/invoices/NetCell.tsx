import type { invoices } from "../../contract/resources/invoices.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import { useMoney } from "../../frame/useMoney.ts"
import { useReadsAsStore } from "./useReadsAsStore.ts"

/** An invoice's amount; a store reads what it pays as less, and what it gets as more. */
const NetCell = ({ row }: { readonly row: RowOf<typeof invoices> }) => {
  const money = useMoney()
  const readsAsStore = useReadsAsStore()
  const cents = row.net ?? 0
  if (!readsAsStore) return money(cents)
  return row.direction === "PAYOUT" ? `+${money(cents)}` : money(-cents)
}

export default NetCell
