import { type InvoiceEntry, invoiceSums } from "../contract/finance/invoiceSums.ts"
import { type Labeled, labelReason, type ShelfLabel } from "../contract/products/shelfLabel.ts"
import { marginOf, type Priced, unitPriceOf } from "../contract/products/productFigures.ts"
import type { Resource } from "../contract/resource/resource.ts"
import { choiceIn, type Sources } from "./resourceSources.ts"
import type { Values } from "./resourceValues.ts"

const rateOf = (part: unknown, whole: unknown): number | null =>
  typeof part === "number" && typeof whole === "number" && whole > 0
    ? Math.round((part * 10_000) / whole)
    : null

/** Reason a product needs another label; nothing of what is no product. */
const labelReasonOf = ({ name }: Resource, values: Values): Values =>
  name === "products"
    ? { label: labelReason(values as Labeled, values["shelfLabel"] as ShelfLabel, Date.now()) }
    : {}

/** A record's values with those it is filtered by that follow from others: shares of counts (`rate`), the label it needs. */
export const withRates = (resource: Resource, values: Values): Values => ({
  ...values,
  ...labelReasonOf(resource, values),
  ...Object.fromEntries(
    Object.entries(resource.fields).flatMap(
      ([
        name,
        {
          rules: { rate },
        },
      ]) => (rate ? [[name, rateOf(values[rate[0]], values[rate[1]])] as const] : []),
    ),
  ),
})

/** Returns the reason a banner's target cannot be opened; null if it can. */
const bannerTarget = ({ target, coupon, company }: Values, sources: Sources): string | null => {
  if (target === "COMPANY") return choiceIn(sources, "companies", company) ? null : "GONE"
  if (target !== "COUPON") return null
  const found = choiceIn(sources, "coupons", coupon)
  if (!found) return "GONE"
  return found.status === "ACTIVE" ? null : "INACTIVE"
}

/** Returns an invoice's amounts, computed from its entries. */
const invoiceAmounts = ({ lines, adjustments }: Values): Values =>
  invoiceSums([lines, adjustments].flatMap((entries) => (entries ?? []) as ReadonlyArray<InvoiceEntry>))

/**
 * Returns the values the server derives for a record of the library's own lists: on each read (`derived`), or on save.
 */
export const workedOut = ({ name }: Resource, values: Values, sources: Sources): Values => {
  if (name === "invoices") return invoiceAmounts(values)
  if (name === "products") {
    const [product, now] = [values as Priced, Date.now()]
    return { unitPrice: unitPriceOf(product, now), margin: marginOf(product, now) }
  }
  return name === "banners" ? { targetProblem: bannerTarget(values, sources) } : {}
}
