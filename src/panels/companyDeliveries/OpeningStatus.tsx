import type { Changing } from "../../business/nextChange.ts"
import { useNextChange } from "../../business/useNextChange.ts"
import { useWords } from "../../frame/useWords.ts"
import { Chip } from "../../ui/chip/Chip.tsx"
import { Status } from "../../ui/status/Status.tsx"
import { subtle } from "../../ui/theme/text.css.ts"
import { opening } from "./CompanyDeliveriesPanel.css.ts"
import { companyDeliveryWords } from "./companyDeliveryWords.ts"

/** Open or closed, with an amber chip in manual mode, and when its hours change that. */
export const OpeningStatus = ({ record }: { readonly record: Changing }) => {
  const { isOpen, isManual } = record
  const next = useNextChange()(record)
  const say = useWords("companyDeliveries", companyDeliveryWords)
  return (
    <span className={opening}>
      <Status tone={isOpen ? "success" : "neutral"}>{say(isOpen ? "open" : "closed")}</Status>
      {isManual && <Chip tone="warning">{say("manual")}</Chip>}
      {next && <span className={subtle}>{next}</span>}
    </span>
  )
}
