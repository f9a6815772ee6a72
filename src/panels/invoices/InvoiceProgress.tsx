import { invoices } from "../../contract/resources/invoices.ts"
import type { DescribedRow } from "../../resource/described/describedRow.ts"
import { StatusTimeline } from "../../resource/described/history/StatusTimeline.tsx"

/** How an invoice was issued, paid or disputed, and by whom. */
const InvoiceProgress = ({ row }: { readonly row: DescribedRow }) => (
  <StatusTimeline resource={invoices} row={row} />
)

export default InvoiceProgress
