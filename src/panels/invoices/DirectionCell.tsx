import type { RowOf } from "../../contract/resource/resource.ts"
import { useReader } from "../../resource/described/useReader.ts"
import { invoices } from "../../contract/resources/invoices.ts"
import { useInvoiceWords } from "./words.ts"
import { useReadsAsStore } from "./useReadsAsStore.ts"

/** The direction of an invoice, as its reader says it. */
const DirectionCell = ({ row }: { readonly row: RowOf<typeof invoices> }) => {
  const say = useInvoiceWords()
  const { word } = useReader(invoices)
  const { direction } = row
  if (!useReadsAsStore()) return word(`filter.direction.${direction}`)
  return say(direction === "PAYOUT" ? "youGet" : "youPay")
}

export default DirectionCell
