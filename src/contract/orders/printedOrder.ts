import type { Numbered } from "../wire/recordId.ts"
import type { FiscalDocument } from "./fiscal.ts"
import type { Order, PrintTemplate } from "./order.ts"
import type { PrintedOrder } from "./printing.ts"

/** Who prepares or picks an order learns neither where its customer lives nor how to call them. */
const withoutCustomer: ReadonlySet<PrintTemplate> = new Set(["KITCHEN", "PICKING"])

/** An order as one of the printed pages shows it, and which copy of that page it is. */
export const printedOrder = (
  known: Numbered<Order>,
  template: PrintTemplate,
  { copy, fiscal }: { readonly copy: number; readonly fiscal: FiscalDocument | null },
): Numbered<PrintedOrder> => {
  const { nextStatuses: _, version: __, timeline: ___, isUndoable: ____, ...order } = known
  const { customer } = order
  const named = customer ? { name: customer.name } : null
  const hidden = withoutCustomer.has(template) ? { customer: named, address: null, payments: [] } : {}
  return { ...order, ...hidden, copy, fiscal: template === "FISCAL" ? fiscal : null }
}
