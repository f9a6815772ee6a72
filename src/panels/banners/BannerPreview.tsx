import { banners } from "../../contract/resources/banners.ts"
import { referenceOf } from "../../resource/described/kindTexts.ts"
import type { SummaryProps } from "../../resource/described/parts.ts"
import { PhonePreview } from "../../business/previews/PhonePreview.tsx"
import { small } from "../../business/previews/preview.css.ts"
import { useBannerWords } from "../../business/banners/words.ts"

const useTarget = (texts: SummaryProps<typeof banners>["texts"]): string => {
  const say = useBannerWords()
  const labelOf = (name: "coupon" | "company") => referenceOf(texts[name] ?? "")?.label ?? ""
  switch (texts.target) {
    case "COUPON":
      return say("opens", { target: say("coupon", { name: labelOf("coupon") }) })
    case "COMPANY":
      return say("opens", { target: say("company", { name: labelOf("company") }) })
    case "URL":
      return say("opens", { target: texts.url ?? "" })
    default:
      return say("opensNothing")
  }
}

/** A banner as a phone shows it at the top of its store's page, while it is written. */
const BannerPreview = ({ texts, row }: SummaryProps<typeof banners>) => {
  const say = useBannerWords()
  const target = useTarget(texts)
  return (
    <PhonePreview
      caption={say("preview")}
      bar={row?.owner?.label || say("store")}
      image={texts.imageMobile ?? ""}
      ratio={banners.fields.imageMobile.rules.ratio}
      noPicture={say("noPicture")}
      title={texts.title?.trim() || say("untitled")}
    >
      <span className={small}>{target}</span>
    </PhonePreview>
  )
}

export default BannerPreview
