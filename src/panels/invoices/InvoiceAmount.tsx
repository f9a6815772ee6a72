import { type InvoiceEntry, invoiceSums } from "../../contract/finance/invoiceSums.ts"
import { invoices } from "../../contract/resources/invoices.ts"
import { useMoney } from "../../frame/useMoney.ts"
import type { SummaryProps } from "../../resource/described/parts.ts"
import { valuesOf } from "../../resource/described/recordTexts.ts"
import { Notice } from "../../ui/notice/Notice.tsx"
import { useOwedKey, useReadsAsStore } from "./useReadsAsStore.ts"
import { useInvoiceWords } from "./words.ts"

/** Total of an invoice while its adjustments are edited. */
const InvoiceAmount = ({ texts, row }: SummaryProps<typeof invoices>) => {
  const say = useInvoiceWords()
  const money = useMoney()
  const owedKey = useOwedKey()
  const readsAsStore = useReadsAsStore()
  const { adjustments = [] } = valuesOf(invoices, texts) as {
    readonly adjustments?: ReadonlyArray<InvoiceEntry> | null
  }
  const lines = row?.lines ?? []
  const entries = [...lines, ...(adjustments ?? [])].filter(({ amount }) => Number(amount) > 0)
  if (entries.length === 0) return null
  const { charges, credits, net, direction } = invoiceSums(entries)
  const owedText = say(owedKey(direction), { net: money(net) })
  return (
    <Notice tone="info">
      {say(readsAsStore ? "yourSum" : "sum", {
        charges: money(charges),
        credits: money(credits),
        net: owedText,
      })}
    </Notice>
  )
}

export default InvoiceAmount
