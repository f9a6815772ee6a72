import { useNextChange } from "../../business/useNextChange.ts"
import { deliveryRecords, type DeliveryRow } from "../../contract/companies/deliveryRecords.ts"
import { useReader } from "../../resource/described/useReader.ts"
import { Chip } from "../../ui/chip/Chip.tsx"
import { Status } from "../../ui/status/Status.tsx"
import { strong, subtle } from "../../ui/theme/text.css.ts"
import { openingOf } from "./deliveryCalls.ts"
import { opening } from "./CompanyDeliveriesPanel.css.ts"

interface Props {
  readonly row: DeliveryRow
}

const useDeliveryWords = () => useReader(deliveryRecords).word

/** The company a record is about, by its number where it has no name; of a platform that says none, the record's. */
export const CompanyName = ({ row: { _id, owner } }: Props) => {
  const say = useDeliveryWords()
  return <span className={strong}>{owner?.label || say("unnamed", { id: String(owner?._id ?? _id) })}</span>
}

/** Open or closed, with an amber chip in manual mode, and when its hours change that. */
export const OpeningStatus = ({ row }: Props) => {
  const { isOpen, isManual } = row
  const next = useNextChange()({ ...row, ...openingOf(row) })
  const say = useDeliveryWords()
  return (
    <span className={opening}>
      <Status tone={isOpen === "true" ? "success" : "neutral"}>{say(`filter.isOpen.${isOpen}`)}</Status>
      {isManual === "true" && <Chip tone="warning">{say("manual")}</Chip>}
      {next && <span className={subtle}>{next}</span>}
    </span>
  )
}

/** Author of the last change: a person, or the store's hours. */
export const ChangedBy = ({ row: { changedBy } }: Props) => {
  const say = useDeliveryWords()
  if (changedBy === undefined) return null
  return changedBy ?? <span className={subtle}>{say("nobody")}</span>
}
