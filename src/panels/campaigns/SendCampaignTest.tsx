import type { RowOf } from "../../contract/resource/resource.ts"
import { messages } from "../../contract/messages/messages.ts"
import { campaigns } from "../../contract/resources/campaigns.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { TestDialog } from "../../business/messages/TestDialog.tsx"

interface Props {
  readonly row: RowOf<typeof campaigns>
  readonly onDone: () => void
}

/** Sends the message of a campaign to whoever asks. */
const SendCampaignTest = ({ row, onDone }: Props) => {
  const { api } = usePanel().client
  return (
    <TestDialog
      {...{ row, onDone }}
      panel="campaigns"
      resource={campaigns}
      send={(id) => api.call(messages.testCampaign, { params: { id } })}
    />
  )
}

export default SendCampaignTest
