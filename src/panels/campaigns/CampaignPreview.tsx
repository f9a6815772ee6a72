import type { campaigns } from "../../contract/resources/campaigns.ts"
import { sendingChannels } from "../../contract/messages/sendingChannels.ts"
import type { SummaryProps } from "../../resource/described/parts.ts"
import { PhonePreview } from "../../business/previews/PhonePreview.tsx"
import { written } from "../../business/previews/preview.css.ts"
import { useNotificationWords } from "../../business/notifications/words.ts"

/** Preview of a campaign as a customer gets it, during editing; renders nothing for a campaign that is not sent. */
const CampaignPreview = ({ texts, row }: SummaryProps<typeof campaigns>) => {
  const say = useNotificationWords()
  if (!sendingChannels.some((channel) => channel === texts.channel)) return null
  return (
    <PhonePreview
      caption={say("preview")}
      bar={`${row?.owner?.label || say("app")} · ${say("now")}`}
      image=""
      ratio={[2, 1]}
      title={texts.subject?.trim() || say("untitled")}
    >
      {texts.message && <p className={written}>{texts.message}</p>}
    </PhonePreview>
  )
}

export default CampaignPreview
