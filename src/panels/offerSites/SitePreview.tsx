import type { offerSites } from "../../contract/resources/offerSites.ts"
import type { SummaryProps } from "../../resource/described/parts.ts"
import { useSiteWords } from "./words.ts"
import * as css from "../../business/previews/preview.css.ts"

/** A site as a search engine lists it, while it is written. */
const SitePreview = ({ texts }: SummaryProps<typeof offerSites>) => {
  const say = useSiteWords()
  const text = (name: keyof typeof texts) => texts[name]?.trim()
  return (
    <figure className={css.preview}>
      <figcaption className={css.small}>{say("preview")}</figcaption>
      <div className={css.sheet}>
        <span className={css.small}>https://{text("domain") || say("domain")}</span>
        <strong className={css.large}>{text("resultTitle") || text("title") || say("untitled")}</strong>
        <span>{text("resultText") || text("description") || say("undescribed")}</span>
      </div>
    </figure>
  )
}

export default SitePreview
