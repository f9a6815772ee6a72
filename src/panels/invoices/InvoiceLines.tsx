import type { invoices } from "../../contract/resources/invoices.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import { useRef, useState } from "react"
import { isOutstanding, owedOf } from "../../contract/finance/owedOf.ts"
import { LoadFailure } from "../../frame/LoadFailure.tsx"
import { failure } from "../../frame/remote.ts"
import { Button } from "../../ui/button/Button.tsx"
import { Notice } from "../../ui/notice/Notice.tsx"
import { printDocument } from "../../ui/print/printDocument.ts"
import { CopyPix } from "./CopyPix.tsx"
import DisputeInvoice from "./DisputeInvoice.tsx"
import { ExplainLine } from "./ExplainLine.tsx"
import { InvoiceSheet } from "./InvoiceSheet.tsx"
import { useInvoiceWords } from "./words.ts"
import { tools, whole } from "./invoices.css.ts"
import RemindPayer from "./RemindPayer.tsx"
import { usePix } from "./usePix.ts"

interface Props {
  readonly row: RowOf<typeof invoices>
  readonly isReadOnly: boolean
  readonly onChanged: (answer: Partial<RowOf<typeof invoices>>) => void
}

const dialogs = { remind: RemindPayer, dispute: DisputeInvoice } as const

/** An invoice as it is printed, how it is paid or disputed, and the orders its entries come from. */
const InvoiceLines = ({ row, isReadOnly, onChanged }: Props) => {
  const say = useInvoiceWords()
  const sheet = useRef<HTMLElement>(null)
  const [opened, setOpened] = useState<keyof typeof dialogs>()
  const { remote, reload } = usePix(row)
  const error = failure(remote)
  const payment = remote.data?.payment
  const title = say("sheetTitle", { number: row.number })
  const OpenedDialog = opened && dialogs[opened]
  return (
    <div className={whole}>
      <div className={tools}>
        {payment && <CopyPix code={payment.code} />}
        <Button onPress={() => sheet.current && printDocument(sheet.current, title)}>{say("print")}</Button>
        {!isReadOnly && owedOf(row) > 0 && (
          <Button onPress={() => setOpened("remind")}>{say("remind")}</Button>
        )}
        {isOutstanding(row) && <Button onPress={() => setOpened("dispute")}>{say("dispute")}</Button>}
      </div>
      {error && <LoadFailure title={say("pixFailed")} error={error} onRetry={reload} />}
      {payment === null && <Notice tone="info">{say("pixNone")}</Notice>}
      <InvoiceSheet ref={sheet} row={row} payment={payment ?? undefined} />
      <ExplainLine row={row} />
      {OpenedDialog && (
        <OpenedDialog
          row={row}
          onChanged={(answer) => answer && onChanged(answer)}
          onDone={() => setOpened(undefined)}
        />
      )}
    </div>
  )
}

export default InvoiceLines
