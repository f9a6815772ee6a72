import type { Resource, RowOf } from "../../contract/resource/resource.ts"
import { companies } from "../../contract/resources/companies.ts"
import { useReader } from "../../resource/described/useReader.ts"
import { ReadyStatus, missingOf } from "./ReadyStatus.tsx"

const resource: Resource = companies

/** Cell with a company's readiness to sell; its tooltip lists the missing requirements. */
const ReadyCell = ({ row }: { readonly row: RowOf<typeof companies> }) => {
  const { word } = useReader(resource)
  const lacking = missingOf(row).map((check) => word(`filter.missing.${check}`))
  return (
    <span title={lacking.join(", ") || undefined}>
      <ReadyStatus row={row} />
    </span>
  )
}

export default ReadyCell
