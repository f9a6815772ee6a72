import type { RowOf } from "../../contract/resource/resource.ts"
import { invoices } from "../../contract/resources/invoices.ts"
import { StatusTimeline } from "../../resource/described/history/StatusTimeline.tsx"

/** History of an invoice's issue, payment or dispute, with the people involved. */
const InvoiceProgress = ({ row }: { readonly row: RowOf<typeof invoices> }) => (
  <StatusTimeline resource={invoices} row={row} />
)

export default InvoiceProgress
