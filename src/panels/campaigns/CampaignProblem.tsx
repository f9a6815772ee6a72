import type { campaigns } from "../../contract/resources/campaigns.ts"
import type { SummaryProps } from "../../resource/described/parts.ts"
import { SendingProblem } from "../../business/notifications/SendingProblem.tsx"

/** Notice with the problem that keeps a campaign from being sent. */
const CampaignProblem = ({ row }: SummaryProps<typeof campaigns>) => (
  <SendingProblem row={row} gaveUp="problem.PAUSED" />
)

export default CampaignProblem
