/** A product's status, and how many there are; none where nobody counts them. */
interface Stocked {
  readonly status: string | undefined
  readonly stock: unknown
}

/**
 * The status a product has once its stock is counted anew: at zero it is out of stock, and on sale again with more, where it
 * was the count that took it off sale. The database has the same as `product_stock_status`.
 */
export const stockStatus = (before: Stocked | undefined, { status, stock }: Stocked): string | undefined => {
  if (before?.stock === stock) return status
  if (stock === 0) return status === "ACTIVE" ? "OUT_OF_STOCK" : status
  return before?.stock === 0 && status === "OUT_OF_STOCK" ? "ACTIVE" : status
}
