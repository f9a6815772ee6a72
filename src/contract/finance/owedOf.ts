const outstanding: ReadonlyArray<unknown> = ["OPEN", "OVERDUE", "PARTIAL"]

/** True if an invoice is issued and neither settled nor in dispute; such an invoice may be disputed. */
export const isOutstanding = ({ status }: { readonly status?: unknown }): boolean =>
  outstanding.includes(status)

/** Returns the amount a company still owes of an invoice, in cents; 0 if it owes nothing, or nothing yet. */
export const owedOf = (invoice: {
  readonly status?: unknown
  readonly direction?: unknown
  readonly net?: unknown
  readonly paid?: unknown
}): number => {
  const { direction, net, paid } = invoice
  if (direction !== "RECEIVABLE" || !isOutstanding(invoice)) return 0
  return Math.max(0, Number(net) - Number(paid ?? 0))
}
