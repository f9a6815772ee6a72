import type { offerFonts } from "../../contract/resources/offerFonts.ts"
import { referenceOf } from "../../resource/described/kindTexts.ts"
import type { SummaryProps } from "../../resource/described/parts.ts"
import { Notice } from "../../ui/notice/Notice.tsx"
import { useFontWords } from "./words.ts"
import * as css from "../../business/previews/preview.css.ts"
import { useFont } from "./useFont.ts"

/** A font as tabloids will show it, while it is written: its sample text, prices, and the letters of Portuguese. */
const FontPreview = ({ texts }: SummaryProps<typeof offerFonts>) => {
  const say = useFontWords()
  const { css: fontFamily, isUnreadable } = useFont({
    file: referenceOf(texts.file ?? ""),
    name: texts.family ?? "",
    weight: texts.weight,
    style: texts.style,
  })
  return (
    <figure className={css.preview}>
      <figcaption className={css.small}>{say("preview")}</figcaption>
      {isUnreadable && <Notice tone="warning">{say("unreadable")}</Notice>}
      <div className={css.sheet} style={fontFamily}>
        <span className={css.large}>{texts.sample?.trim() || say("sample")}</span>
        <span className={css.large}>R$ 9,99</span>
        <span>ÁÂÃÀ ÉÊ Í ÓÔÕ Ú Ç áâãà éê í óôõ ú ç</span>
        <span>0123456789 R$ % kg</span>
      </div>
    </figure>
  )
}

export default FontPreview
