import { useState } from "react"
import { licensing, maxCustomer } from "../../../contract/licenses/licensing.ts"
import type { Resource } from "../../../contract/resource/resource.ts"
import { licenses } from "../../../contract/resources/licenses.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { titleOf } from "../../../resource/described/describedRow.ts"
import { Dialog } from "../../../ui/dialog/Dialog.tsx"
import { DialogButtons } from "../../../ui/dialog/DialogButtons.tsx"
import { DialogError } from "../../../ui/dialog/DialogError.tsx"
import { TextField } from "../../../ui/field/TextField.tsx"
import { useLicenseWords } from "./licenseWords.ts"
import { type LicenseAction, useLicensing } from "./useLicensing.ts"

/** Gives a license to a customer, or to another one than it had. */
const AssignLicense = (props: LicenseAction) => {
  const { row, onDone } = props
  const { client } = usePanel()
  const say = useLicenseWords()
  const { busy, error, start } = useLicensing(props)
  const { customer: former } = row as { readonly customer?: string | null }
  const [customer, setCustomer] = useState(former ?? "")
  const assign = () => {
    const asked = { params: { id: row._id }, body: { customer: customer.trim() } }
    start("assign", client.api.call(licensing.assign, asked))
  }
  return (
    <Dialog
      isOpen
      width="status"
      title={say("assignTitle", { key: titleOf(licenses as unknown as Resource, row) })}
      isLocked={busy}
      onClose={onDone}
      footer={
        <DialogButtons
          cancelLabel={say("cancel")}
          label={say(busy ? "assigning" : "assign")}
          isBusy={busy}
          isDisabled={customer.trim() === ""}
          onCancel={onDone}
          onPress={assign}
        />
      }
    >
      <TextField
        label={say("customer")}
        value={customer}
        onChange={setCustomer}
        maxLength={maxCustomer}
        autoComplete="off"
        isReadOnly={busy}
      />
      <DialogError error={error} isBusy={busy} />
    </Dialog>
  )
}

export default AssignLicense
