import { notifications } from "../../contract/resources/notifications.ts"
import type { SummaryProps } from "../../resource/described/parts.ts"
import { PhonePreview } from "../../business/previews/PhonePreview.tsx"
import { written } from "../../business/previews/preview.css.ts"
import { useNotificationWords } from "../../business/notifications/words.ts"

/** A notification as a phone shows it, while it is written. */
const NotificationPreview = ({ texts, row }: SummaryProps<typeof notifications>) => {
  const say = useNotificationWords()
  return (
    <PhonePreview
      caption={say("preview")}
      bar={`${row?.owner?.label || say("app")} · ${say("now")}`}
      image={texts.image ?? ""}
      ratio={notifications.fields.image.rules.ratio}
      title={texts.title?.trim() || say("untitled")}
    >
      {texts.body && <p className={written}>{texts.body}</p>}
    </PhonePreview>
  )
}

export default NotificationPreview
