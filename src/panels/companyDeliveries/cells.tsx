import type { CompanyDelivery } from "../../contract/companies/companyDeliveries.ts"
import { wordOf } from "../../frame/wordOf.ts"
import { useMoment } from "../../frame/useMoment.ts"
import { useWords } from "../../frame/useWords.ts"
import { subtle } from "../../ui/theme/text.css.ts"
import { name as nameStyle } from "./CompanyDeliveriesPanel.css.ts"
import { companyDeliveryWords } from "./companyDeliveryWords.ts"

interface Props {
  readonly record: CompanyDelivery
}

/** The company a record is about; a platform that does not name it shows its number. */
export const CompanyName = ({ record: { _id, company } }: Props) => {
  const say = useWords("companyDeliveries", companyDeliveryWords)
  return (
    <span className={nameStyle}>{company?.name ?? say("unnamed", { id: String(company?._id ?? _id) })}</span>
  )
}

/** Restaurant, supermarket or partner. */
export const CompanyKind = ({ record: { company } }: Props) => {
  const say = useWords("companyDeliveries", companyDeliveryWords)
  return company?.type ? wordOf(say, "type", company.type) : null
}

/** When it was changed last. */
export const ChangedAt = ({ record: { changedAt } }: Props) => {
  const moment = useMoment()
  return changedAt === undefined ? null : <time dateTime={changedAt}>{moment(changedAt)}</time>
}

/** Who changed it last. */
export const ChangedBy = ({ record: { changedBy } }: Props) => {
  const say = useWords("companyDeliveries", companyDeliveryWords)
  if (changedBy === undefined) return null
  return changedBy ?? <span className={subtle}>{say("nobody")}</span>
}
