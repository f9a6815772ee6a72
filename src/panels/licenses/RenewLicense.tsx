import { licensing } from "../../contract/licenses/licensing.ts"
import { isRenewedAhead, renewedEnd } from "../../contract/licenses/renewedEnd.ts"
import { licenses } from "../../contract/resources/licenses.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { writtenDay } from "../../frame/written.ts"
import { titleOf } from "../../resource/described/describedRow.ts"
import { Button } from "../../ui/button/Button.tsx"
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx"
import { Dialog } from "../../ui/dialog/Dialog.tsx"
import { useLicenseWords } from "./words.ts"
import { storeDay } from "../../contract/resource/datedItems.ts"
import { type LicenseAction, useLicensing } from "./useLicensing.ts"

/** Asks whether a license shall last a billing period longer, and says until when, or why it cannot. */
const RenewLicense = (props: LicenseAction) => {
  const { row, onDone } = props
  const { client, locale } = usePanel()
  const say = useLicenseWords()
  const { busy, error, start } = useLicensing(props)
  const { expiresAt } = row
  const today = storeDay(row.owner)
  const end = renewedEnd(row, today)
  const title = say("renewTitle", { key: titleOf(licenses, row) })
  if (end === undefined || isRenewedAhead(row, today))
    return (
      <Dialog
        isOpen
        width="status"
        {...{ title }}
        onClose={onDone}
        footer={
          <Button tone="plain" onPress={onDone}>
            {say("close")}
          </Button>
        }
      >
        <p>
          {end === undefined
            ? say("renewNot")
            : say("renewAhead", { day: writtenDay(locale, expiresAt ?? "") })}
        </p>
      </Dialog>
    )
  const input = { params: { id: row._id }, body: { expiresAt: end } }
  return (
    <ConfirmDialog
      isOpen
      tone="primary"
      {...{ title }}
      description={say("renewAsk", { day: writtenDay(locale, end) })}
      confirmLabel={say("renew")}
      busyLabel={say("renewing")}
      cancelLabel={say("cancel")}
      isBusy={busy}
      error={error}
      onConfirm={() => start("renew", client.api.call(licensing.renew, input))}
      onCancel={onDone}
    />
  )
}

export default RenewLicense
