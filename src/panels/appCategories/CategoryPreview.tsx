import type { appCategories } from "../../contract/resources/appCategories.ts"
import type { SummaryProps } from "../../resource/described/parts.ts"
import { PhonePreview } from "../../business/previews/PhonePreview.tsx"
import { tile } from "../../business/previews/preview.css.ts"
import { useCategoryWords } from "./words.ts"

/** A category as the home of the app shows it, while it is written. */
const CategoryPreview = ({ texts, row }: SummaryProps<typeof appCategories>) => {
  const say = useCategoryWords()
  const icon = texts.icon ?? ""
  return (
    <PhonePreview
      caption={say("preview")}
      bar={row?.owner?.label || say("app")}
      image={icon === "" ? (texts.image ?? "") : icon}
      ratio={[2, 1]}
      noPicture={say("noPicture")}
      title={texts.name?.trim() || say("untitled")}
    >
      {texts.color && <span className={tile} style={{ background: texts.color }} aria-hidden="true" />}
    </PhonePreview>
  )
}

export default CategoryPreview
