import type { legalDocuments } from "../../contract/resources/legalDocuments.ts"
import { letterBlocks } from "../../contract/messages/letterText.ts"
import type { SummaryProps } from "../../resource/described/parts.ts"
import { EmptyState } from "../../ui/emptyState/EmptyState.tsx"
import { file } from "../../ui/icon/icons.ts"
import { RichText } from "../../ui/richText/RichText.tsx"
import { subtle } from "../../ui/theme/text.css.ts"
import * as css from "./legal.css.ts"
import { useLegalWords } from "./words.ts"

/** A document while it is written, as people will read it. */
const LegalPreview = ({ texts }: SummaryProps<typeof legalDocuments>) => {
  const say = useLegalWords()
  const body = texts.body ?? ""
  if (body.trim() === "") return <EmptyState icon={file} title={say("empty")} />
  return (
    <div className={css.whole}>
      <span className={subtle}>{say("previewText")}</span>
      <article
        className={css.sheet}
        lang={texts.language === "en" ? "en" : "pt-BR"}
        aria-label={say("preview")}
      >
        <strong className={css.title}>{texts.title}</strong>
        <RichText blocks={letterBlocks(body, () => undefined)} level={3} />
      </article>
    </div>
  )
}

export default LegalPreview
