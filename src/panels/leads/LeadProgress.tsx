import type { RowOf } from "../../contract/resource/resource.ts"
import { leads } from "../../contract/resources/leads.ts"
import { StatusTimeline } from "../../resource/described/history/StatusTimeline.tsx"

/** Progress of the talks with a lead. */
const LeadProgress = ({ row }: { readonly row: RowOf<typeof leads> }) => (
  <StatusTimeline resource={leads} row={row} />
)

export default LeadProgress
