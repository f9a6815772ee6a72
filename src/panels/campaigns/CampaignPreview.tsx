import { sendingChannels } from "../../contract/messages/sendingChannels.ts"
import type { SummaryProps } from "../../resource/described/parts.ts"
import { PhonePreview } from "../../business/previews/PhonePreview.tsx"
import { written } from "../../business/previews/preview.css.ts"
import { useNotificationWords } from "../../business/notifications/words.ts"

/** What a customer gets of a campaign, while it is written; of one that is not sent nothing. */
const CampaignPreview = ({ texts, row }: SummaryProps) => {
  const say = useNotificationWords()
  if (!sendingChannels.some((channel) => channel === texts["channel"])) return null
  return (
    <PhonePreview
      caption={say("preview")}
      bar={`${row?.owner?.label || say("app")} · ${say("now")}`}
      image=""
      ratio={[2, 1]}
      title={texts["subject"]?.trim() || say("untitled")}
    >
      {texts["message"] && <p className={written}>{texts["message"]}</p>}
    </PhonePreview>
  )
}

export default CampaignPreview
