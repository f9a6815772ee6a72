import { licensing } from "../../../contract/licenses/licensing.ts"
import { renewedEnd } from "../../../contract/licenses/renewedEnd.ts"
import { platformDay } from "../../../contract/resource/datedItems.ts"
import type { Resource } from "../../../contract/resource/resource.ts"
import { licenses } from "../../../contract/resources/licenses.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { writtenDay } from "../../../frame/written.ts"
import { titleOf } from "../../../resource/described/describedRow.ts"
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx"
import { useLicenseWords } from "./licenseWords.ts"
import { type LicenseAction, useLicensing } from "./useLicensing.ts"

/** Asks whether a license shall last a billing period longer, and says until when. */
const RenewLicense = (props: LicenseAction) => {
  const { row, onDone } = props
  const { client, locale } = usePanel()
  const say = useLicenseWords()
  const { busy, error, start } = useLicensing(props)
  const end = renewedEnd(row as object, platformDay())
  return (
    <ConfirmDialog
      isOpen
      tone="primary"
      title={say("renewTitle", { key: titleOf(licenses as unknown as Resource, row) })}
      description={end === undefined ? say("renewNot") : say("renewAsk", { day: writtenDay(locale, end) })}
      confirmLabel={say("renew")}
      busyLabel={say("renewing")}
      cancelLabel={say("cancel")}
      isBusy={busy}
      error={error}
      onConfirm={() => start("renew", client.api.call(licensing.renew, { params: { id: row._id } }))}
      onCancel={onDone}
    />
  )
}

export default RenewLicense
