import type { Opening } from "../../contract/companies/companyDeliveries.ts"
import { useWords } from "../../frame/useWords.ts"
import { Chip } from "../../ui/chip/Chip.tsx"
import { Status } from "../../ui/status/Status.tsx"
import { opening } from "./CompanyDeliveriesPanel.css.ts"
import { companyDeliveryWords } from "./companyDeliveryWords.ts"

/** Open or closed, with an amber chip in manual mode. */
export const OpeningStatus = ({ isOpen, isManual }: Opening) => {
  const say = useWords("companyDeliveries", companyDeliveryWords)
  return (
    <span className={opening}>
      <Status tone={isOpen ? "success" : "neutral"}>{say(isOpen ? "open" : "closed")}</Status>
      {isManual && <Chip tone="warning">{say("manual")}</Chip>}
    </span>
  )
}
