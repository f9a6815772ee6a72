import type { InvoiceEntry } from "../../contract/finance/invoiceSums.ts"
import type { DescribedRow } from "../../resource/described/describedRow.ts"

/** A line of a closed period. */
export interface InvoiceLine extends InvoiceEntry {
  readonly kind?: string
  readonly quantity?: number | null
}

/** An adjustment with a note somebody wrote. */
interface Adjustment extends InvoiceEntry {
  readonly description?: string
}

/** The entries of an invoice, those of the period first. */
export const entriesOf = (row: DescribedRow) => ({
  lines: (row["lines"] ?? []) as ReadonlyArray<InvoiceLine>,
  adjustments: (row["adjustments"] ?? []) as ReadonlyArray<Adjustment>,
})
