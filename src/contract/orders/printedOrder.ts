import type { Numbered } from "../wire/recordId.ts"
import type { FiscalDocument } from "./fiscal.ts"
import type { Order, PrintTemplate } from "./order.ts"
import type { PrintedOrder } from "./printing.ts"

/**
 * Returns the fields a page hides. Pages for preparing, picking and handing over show neither the customer's address
 * nor their phone, and only the page for handing over shows the amount still to be paid.
 */
const hiddenOf = (template: PrintTemplate, { customer }: Numbered<Order>): Partial<Numbered<Order>> => {
  if (template === "DELIVERY" || template === "FISCAL") return {}
  const called = { customer: customer ? { name: customer.name } : null, address: null }
  return template === "COUNTER" ? called : { ...called, payments: [] }
}

/** An order as one of the printed pages shows it, and which copy of that page it is. */
export const printedOrder = (
  order: Numbered<Order>,
  template: PrintTemplate,
  { copy, fiscal }: { readonly copy: number; readonly fiscal: FiscalDocument | null },
): Numbered<PrintedOrder> => {
  const {
    nextStatuses: _,
    version: __,
    timeline: ___,
    isUndoable: ____,
    hasReceipt: _____,
    ...printed
  } = order
  return {
    ...printed,
    ...hiddenOf(template, order),
    copy,
    fiscal: template === "FISCAL" ? fiscal : null,
  }
}
