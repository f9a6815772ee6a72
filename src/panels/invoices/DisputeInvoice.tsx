import { useState } from "react"
import { maxDispute } from "../../contract/finance/billing.ts"
import { ActDialog } from "../../ui/dialog/ActDialog.tsx"
import { TextArea } from "../../ui/field/TextArea.tsx"
import { useInvoiceWords } from "./words.ts"
import { stack } from "./invoices.css.ts"
import { type InvoiceAction, useDisputing } from "./useBilling.ts"
import { typedText } from "../../contract/wire/visibleText.ts"

/** Asks what is wrong with an invoice, and disputes it. */
const DisputeInvoice = (props: InvoiceAction) => {
  const { row, onDone } = props
  const say = useInvoiceWords()
  const { busy, error, dispute } = useDisputing(props)
  const [reason, setReason] = useState("")
  return (
    <ActDialog
      width="status"
      title={say("disputeTitle", { number: row.number })}
      cancelLabel={say("cancel")}
      label={say(busy ? "disputing" : "dispute")}
      isBusy={busy}
      error={error}
      isDisabled={typedText(reason) === ""}
      onCancel={onDone}
      onPress={() => dispute(typedText(reason))}
    >
      <div className={stack}>
        <p>{say("disputeText")}</p>
        <TextArea
          label={say("disputeReason")}
          value={reason}
          onChange={setReason}
          maxLength={maxDispute}
          isReadOnly={busy}
        />
      </div>
    </ActDialog>
  )
}

export default DisputeInvoice
