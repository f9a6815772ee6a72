import * as Effect from "effect/Effect"
import { useMemo } from "react"
import { banners } from "../../../contract/resources/banners.ts"
import { referenceOf } from "../../../resource/described/kindTexts.ts"
import type { SummaryProps } from "../../../resource/described/parts.ts"
import { useReadFile } from "../../../resource/described/useReadFile.ts"
import { usePicture } from "../../../ui/file/usePicture.ts"
import { useBannerWords } from "./bannerWords.ts"
import * as css from "./banners.css.ts"

const [width, height] = banners.fields.imageMobile.rules.ratio

/** The picture of the draft, once it is sent. */
const useMobilePicture = (text: string): string | undefined => {
  const read = useReadFile()
  const id = referenceOf(text)?._id
  const load = useMemo(
    () => (id === undefined ? undefined : (signal: AbortSignal) => Effect.runPromise(read(id), { signal })),
    [read, id],
  )
  return usePicture(load)
}

const useTarget = (texts: SummaryProps["texts"]): string => {
  const say = useBannerWords()
  const named = (name: string) => referenceOf(texts[name] ?? "")?.label ?? ""
  switch (texts["target"]) {
    case "COUPON":
      return say("opens", { target: say("coupon", { name: named("coupon") }) })
    case "COMPANY":
      return say("opens", { target: say("company", { name: named("company") }) })
    case "URL":
      return say("opens", { target: texts["url"] ?? "" })
    default:
      return say("opensNothing")
  }
}

/** A banner as a phone shows it at the top of its store's page, while it is written. */
const BannerPreview = ({ texts, row }: SummaryProps) => {
  const say = useBannerWords()
  const picture = useMobilePicture(texts["imageMobile"] ?? "")
  const target = useTarget(texts)
  const title = texts["title"]?.trim() || say("untitled")
  return (
    <figure className={css.preview}>
      <figcaption className={css.caption}>{say("preview")}</figcaption>
      <div className={css.phone}>
        <span className={css.bar}>{row?.owner?.label || say("store")}</span>
        <div className={css.picture} style={{ aspectRatio: `${width} / ${height}` }}>
          {picture === undefined ? say("noPicture") : <img className={css.image} src={picture} alt={title} />}
        </div>
        <strong>{title}</strong>
        <span className={css.small}>{target}</span>
      </div>
    </figure>
  )
}

export default BannerPreview
