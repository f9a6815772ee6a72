import { useRef } from "react"
import type { DescribedRow } from "../../../resource/described/describedRow.ts"
import { Button } from "../../../ui/button/Button.tsx"
import { printDocument } from "../printDocument.ts"
import { ExplainLine } from "./ExplainLine.tsx"
import { InvoiceSheet } from "./InvoiceSheet.tsx"
import { useInvoiceWords } from "./invoiceWords.ts"
import { tools, whole } from "./invoices.css.ts"

/** An invoice as it is printed, and the orders its entries come from. */
const InvoiceLines = ({ row }: { readonly row: DescribedRow }) => {
  const say = useInvoiceWords()
  const sheet = useRef<HTMLElement>(null)
  const title = say("sheetTitle", { number: String(row["number"] ?? row._id) })
  return (
    <div className={whole}>
      <div className={tools}>
        <Button onPress={() => sheet.current && printDocument(sheet.current, title)}>{say("print")}</Button>
      </div>
      <InvoiceSheet ref={sheet} row={row} />
      <ExplainLine row={row} />
    </div>
  )
}

export default InvoiceLines
