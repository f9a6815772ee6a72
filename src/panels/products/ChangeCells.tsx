import { priceChanges } from "../../contract/resources/priceChanges.ts"
import type { Resource, RowOf } from "../../contract/resource/resource.ts"
import { KindCell } from "../../resource/described/KindCell.tsx"
import { strong, subtle } from "../../ui/theme/text.css.ts"
import { useKeptValue } from "./useKeptValue.ts"

const resource: Resource = priceChanges

interface Props {
  readonly row: RowOf<typeof priceChanges>
}

/** The value a change took away: an amount, a count or a status. */
export const ChangeBefore = ({ row }: Props) => {
  const write = useKeptValue()
  if (row.field === "STATUS") return <KindCell {...{ resource, row }} name="statusBefore" />
  return <span className={subtle}>{write(row.field, row.before)}</span>
}

/** The value a change brought. */
export const ChangeAfter = ({ row }: Props) => {
  const write = useKeptValue()
  if (row.field === "STATUS") return <KindCell {...{ resource, row }} name="statusAfter" />
  return <span className={strong}>{write(row.field, row.after)}</span>
}
