import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx"
import { useInvoiceWords } from "./words.ts"
import { type InvoiceAction, useReminding } from "./useBilling.ts"

/** Asks whether a company's people shall be reminded of an invoice now. */
const RemindPayer = (props: InvoiceAction) => {
  const { row, onDone } = props
  const say = useInvoiceWords()
  const { busy, error, remind } = useReminding(props)
  return (
    <ConfirmDialog
      isOpen
      tone="primary"
      title={say("remindTitle", { number: row.number })}
      description={say("remindAsk", { company: row.owner?.label ?? "" })}
      confirmLabel={say("remindDo")}
      busyLabel={say("reminding")}
      cancelLabel={say("cancel")}
      isBusy={busy}
      error={error}
      onConfirm={remind}
      onCancel={onDone}
    />
  )
}

export default RemindPayer
