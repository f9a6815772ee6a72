import { offerSliders } from "../../contract/resources/offerSliders.ts"
import { limits } from "../../contract/limits.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { referenceOf, referencesOf } from "../../resource/described/kindTexts.ts"
import type { SummaryProps } from "../../resource/described/parts.ts"
import { PhonePreview } from "../../business/previews/PhonePreview.tsx"
import { small } from "../../business/previews/preview.css.ts"
import { useBannerWords } from "../../business/banners/words.ts"
import { entryOf } from "../../contract/wire/entryOf.ts"

/** A banner's target types, with the field that holds each. */
const targets = { TABLOID: "tabloid", STORE: "store", COMPANY: "company" } as const

/** The cities a banner is for, by their names; undefined where it is for all. */
const useCities = (text: string): string | undefined => {
  const { locale } = usePanel()
  const names = referencesOf(text).map(({ label }) => label)
  return names.length === 0 ? undefined : new Intl.ListFormat(limits.locales[locale]).format(names)
}

/** A banner as a phone shows it at the top of Super Panfleto, while it is written. */
const SliderPreview = ({ texts }: SummaryProps<typeof offerSliders>) => {
  const say = useBannerWords()
  const named = entryOf(targets, texts.target)
  const target = named === undefined ? texts.url : referenceOf(texts[named] ?? "")?.label
  const cities = useCities(texts.cities ?? "")
  return (
    <PhonePreview
      caption={say("preview")}
      bar="Super Panfleto"
      image={texts.image ?? ""}
      ratio={offerSliders.fields.image.rules.ratio}
      noPicture={say("noPicture")}
      title={texts.title?.trim() || say("untitled")}
    >
      <span className={small}>{target ? say("opens", { target }) : say("opensNothing")}</span>
      <span className={small}>
        {cities === undefined ? say("seenEverywhere") : say("seenIn", { cities })}
      </span>
    </PhonePreview>
  )
}

export default SliderPreview
