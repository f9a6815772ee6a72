import { useState } from "react"
import { maxDispute } from "../../../contract/finance/billing.ts"
import { Dialog } from "../../../ui/dialog/Dialog.tsx"
import { DialogButtons } from "../../../ui/dialog/DialogButtons.tsx"
import { DialogError } from "../../../ui/dialog/DialogError.tsx"
import { TextArea } from "../../../ui/field/TextArea.tsx"
import { useInvoiceWords } from "./invoiceWords.ts"
import { stack } from "./invoices.css.ts"
import { type InvoiceAction, useDisputing } from "./useBilling.ts"

/** Asks what is wrong with an invoice, and disputes it. */
const DisputeInvoice = (props: InvoiceAction) => {
  const { row, onDone } = props
  const say = useInvoiceWords()
  const { busy, error, dispute } = useDisputing(props)
  const [reason, setReason] = useState("")
  return (
    <Dialog
      isOpen
      width="status"
      title={say("disputeTitle", { number: String(row["number"]) })}
      isLocked={busy}
      onClose={onDone}
      footer={
        <DialogButtons
          cancelLabel={say("cancel")}
          label={say(busy ? "disputing" : "dispute")}
          isBusy={busy}
          isDisabled={reason.trim() === ""}
          onCancel={onDone}
          onPress={() => dispute(reason.trim())}
        />
      }
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
      <DialogError error={error} isBusy={busy} />
    </Dialog>
  )
}

export default DisputeInvoice
