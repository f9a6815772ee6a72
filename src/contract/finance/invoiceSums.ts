/** A line or an adjustment of an invoice; amounts in cents. */
export interface InvoiceEntry {
  readonly side?: unknown
  readonly amount?: unknown
}

const sumOf = (entries: ReadonlyArray<InvoiceEntry>, side: string): number =>
  entries.filter((one) => one.side === side).reduce((sum, { amount }) => sum + Number(amount), 0)

/** Returns an invoice's sums and who owes them. The database enforces that they add up (`invoice_adds_up`). */
export const invoiceSums = (entries: ReadonlyArray<InvoiceEntry>) => {
  const charges = sumOf(entries, "CHARGE")
  const credits = sumOf(entries, "CREDIT")
  const direction = charges >= credits ? ("RECEIVABLE" as const) : ("PAYOUT" as const)
  return { charges, credits, net: Math.abs(charges - credits), direction }
}
