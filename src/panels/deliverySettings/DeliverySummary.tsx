import type { deliverySettings } from "../../contract/resources/deliverySettings.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useValue } from "../../frame/useValue.ts"
import type { SummaryProps } from "../../resource/described/parts.ts"
import PauseStore from "./PauseStore.tsx"
import { PrepTime } from "./PrepTime.tsx"

/** The parts of a store's delivery that are saved apart from its areas: its pause, and how long its kitchen takes. */
const DeliverySummary = ({ row }: SummaryProps<typeof deliverySettings>) => {
  const viewed = useValue(usePanel().client.session.company)
  return (
    <>
      <PauseStore />
      <PrepTime company={row?.owner?._id ?? viewed?._id} />
    </>
  )
}

export default DeliverySummary
