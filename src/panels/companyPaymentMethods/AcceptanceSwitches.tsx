import { mayWrite } from "../../contract/resource/mayWrite.ts"
import type { Resource, RowOf } from "../../contract/resource/resource.ts"
import { companyPaymentMethods } from "../../contract/resources/companyPaymentMethods.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useValue } from "../../frame/useValue.ts"
import { KindCell } from "../../resource/described/KindCell.tsx"
import { Switch } from "../../ui/switch/Switch.tsx"
import { useAcceptance } from "./AcceptanceContext.ts"
import type { Method, Switched } from "./acceptance.ts"
import { useStorePaymentWords } from "./words.ts"

const resource: Resource = companyPaymentMethods

const labels = { isForDelivery: "delivery", isForTakeout: "takeout", isActive: "active" } as const

/** A cell with the switch of a field; those who may only look read its value. */
const switchCell = (name: Switched) => {
  const SwitchCell = ({ row }: { readonly row: RowOf<typeof companyPaymentMethods> }) => {
    const { client, readOnly } = usePanel()
    const user = useValue(client.session.user)
    const say = useStorePaymentWords()
    const { request, latest } = useAcceptance()
    const method = latest(row as Method)
    if (readOnly || !user || !mayWrite(resource, user))
      return <KindCell {...{ resource, name }} row={method} />
    return (
      <Switch
        hideLabel
        label={say(labels[name], { method: method.name })}
        isSelected={method[name]}
        onChange={(to) => request({ row: row as Method, name, to })}
      />
    )
  }
  return SwitchCell
}

export const DeliverySwitch = switchCell("isForDelivery")
export const TakeoutSwitch = switchCell("isForTakeout")
export const ActiveSwitch = switchCell("isActive")
