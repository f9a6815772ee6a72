import { popups } from "../../contract/resources/popups.ts"
import type { SummaryProps } from "../../resource/described/parts.ts"
import { PhonePreview } from "../../business/previews/PhonePreview.tsx"
import { button, written } from "../../business/previews/preview.css.ts"
import { usePopupWords } from "./words.ts"

/** A pop-up as a phone shows it, while it is written. */
const PopupPreview = ({ texts, row }: SummaryProps<typeof popups>) => {
  const say = usePopupWords()
  const label = texts.buttonLabel?.trim() || say("close")
  return (
    <PhonePreview
      caption={say("preview")}
      bar={row?.owner?.label || say("app")}
      image={texts.image ?? ""}
      ratio={popups.fields.image.rules.ratio}
      title={texts.title?.trim() || say("untitled")}
    >
      {texts.body && <p className={written}>{texts.body}</p>}
      <span className={button}>{label}</span>
    </PhonePreview>
  )
}

export default PopupPreview
