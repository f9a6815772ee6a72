import { useState } from "react"
import { licensing, maxCustomer } from "../../contract/licenses/licensing.ts"
import { licenses } from "../../contract/resources/licenses.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { titleOf } from "../../resource/described/describedRow.ts"
import { ActDialog } from "../../ui/dialog/ActDialog.tsx"
import { TextField } from "../../ui/field/TextField.tsx"
import { useLicenseWords } from "./words.ts"
import { type LicenseAction, useLicensing } from "./useLicensing.ts"
import { typedText } from "../../contract/wire/visibleText.ts"

/** Gives a license to a customer, or to another one than it had. */
const AssignLicense = (props: LicenseAction) => {
  const { row, onDone } = props
  const { client } = usePanel()
  const say = useLicenseWords()
  const { busy, error, start } = useLicensing(props)
  const { customer: former } = row
  const [customer, setCustomer] = useState(former ?? "")
  const assign = () => {
    const input = { params: { id: row._id }, body: { customer: typedText(customer) } }
    start("assign", client.api.call(licensing.assign, input))
  }
  return (
    <ActDialog
      width="status"
      title={say("assignTitle", { key: titleOf(licenses, row) })}
      cancelLabel={say("cancel")}
      label={say(busy ? "assigning" : "assign")}
      isBusy={busy}
      error={error}
      isDisabled={typedText(customer) === ""}
      onCancel={onDone}
      onPress={assign}
    >
      <TextField
        label={say("customer")}
        value={customer}
        onChange={setCustomer}
        maxLength={maxCustomer}
        autoComplete="off"
        isReadOnly={busy}
      />
    </ActDialog>
  )
}

export default AssignLicense
