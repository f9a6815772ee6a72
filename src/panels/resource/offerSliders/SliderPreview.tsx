import { offerSliders } from "../../../contract/resources/offerSliders.ts"
import { referenceOf } from "../../../resource/described/kindTexts.ts"
import type { SummaryProps } from "../../../resource/described/parts.ts"
import { PhonePreview } from "../PhonePreview.tsx"
import { small } from "../preview.css.ts"
import { useBannerWords } from "../banners/bannerWords.ts"

/** What a banner opens, by the field that holds it. */
const targets: Readonly<Record<string, string>> = { TABLOID: "tabloid", STORE: "store", COMPANY: "company" }

/** A banner as a phone shows it at the top of Super Panfleto, while it is written. */
const SliderPreview = ({ texts }: SummaryProps) => {
  const say = useBannerWords()
  const named = targets[texts["target"] ?? ""]
  const target = named === undefined ? texts["url"] : referenceOf(texts[named] ?? "")?.label
  return (
    <PhonePreview
      caption={say("preview")}
      bar="Super Panfleto"
      image={texts["image"] ?? ""}
      ratio={offerSliders.fields.image.rules.ratio}
      noPicture={say("noPicture")}
      title={texts["title"]?.trim() || say("untitled")}
    >
      <span className={small}>{target ? say("opens", { target }) : say("opensNothing")}</span>
    </PhonePreview>
  )
}

export default SliderPreview
