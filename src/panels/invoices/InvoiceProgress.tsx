import { invoices } from "../../contract/resources/invoices.ts"
import type { DescribedRow } from "../../resource/described/describedRow.ts"
import { StatusTimeline } from "../../resource/described/history/StatusTimeline.tsx"

/** History of an invoice's issue, payment or dispute, with the people involved. */
const InvoiceProgress = ({ row }: { readonly row: DescribedRow }) => (
  <StatusTimeline resource={invoices} row={row} />
)

export default InvoiceProgress
