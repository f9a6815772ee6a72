import { licensing } from "../../contract/licenses/licensing.ts"
import { isRenewedAhead, renewedEnd } from "../../contract/licenses/renewedEnd.ts"
import { licenses } from "../../contract/resources/licenses.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useMoney } from "../../frame/useMoney.ts"
import { writtenDay } from "../../frame/written.ts"
import { titleOf } from "../../resource/described/describedRow.ts"
import { Button } from "../../ui/button/Button.tsx"
import { ActDialog } from "../../ui/dialog/ActDialog.tsx"
import { stack } from "../../ui/dialog/dialog.css.ts"
import { Dialog } from "../../ui/dialog/Dialog.tsx"
import { useLicenseWords } from "./words.ts"
import { storeDay } from "../../contract/resource/datedItems.ts"
import { type LicenseAction, useLicensing } from "./useLicensing.ts"

/** Asks whether a license shall last a billing period longer, and says until when, or why it cannot. */
const RenewLicense = (props: LicenseAction) => {
  const { row, onDone } = props
  const { client, locale } = usePanel()
  const say = useLicenseWords()
  const money = useMoney()
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
  const { price, billing } = row
  const priceKey = billing === "YEARLY" ? "priceYearly" : "priceMonthly"
  const input = { params: { id: row._id }, body: { expiresAt: end } }
  return (
    <ActDialog
      role="alertdialog"
      width="status"
      {...{ title }}
      label={say(busy ? "renewing" : "renew")}
      cancelLabel={say("cancel")}
      isBusy={busy}
      error={error}
      onPress={() => start("renew", client.api.call(licensing.renew, input))}
      onCancel={onDone}
    >
      <div className={stack}>
        <p>{say("renewAsk", { day: writtenDay(locale, end) })}</p>
        <p>{typeof price === "number" ? say(priceKey, { price: money(price) }) : say("priceNone")}</p>
      </div>
    </ActDialog>
  )
}

export default RenewLicense
