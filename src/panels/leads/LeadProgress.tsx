import { leads } from "../../contract/resources/leads.ts"
import type { DescribedRow } from "../../resource/described/describedRow.ts"
import { StatusTimeline } from "../../resource/described/history/StatusTimeline.tsx"

/** Progress of the talks with a lead. */
const LeadProgress = ({ row }: { readonly row: DescribedRow }) => (
  <StatusTimeline resource={leads} row={row} />
)

export default LeadProgress
