import type { emailTemplates } from "../../contract/resources/emailTemplates.ts"
import { filled, letterBlocks } from "../../contract/messages/letterText.ts"
import { type LetterVariable, variableNamed } from "../../contract/messages/templateFaults.ts"
import type { SummaryProps } from "../../resource/described/parts.ts"
import { RichText } from "../../ui/richText/RichText.tsx"
import { subtle } from "../../ui/theme/text.css.ts"
import * as css from "./letter.css.ts"

interface Props extends Pick<SummaryProps<typeof emailTemplates>, "texts"> {
  readonly known: ReadonlyArray<LetterVariable>
}

/** A message as whoever gets it reads it: its texts are text, whatever stands in them. */
export const Letter = ({ texts, known }: Props) => {
  const sampleOf = (name: string) => variableNamed(known, name)?.sample || undefined
  const preheader = filled(texts.preheader ?? "", sampleOf)
  return (
    <>
      <header className={css.header}>
        <strong>{filled(texts.subject ?? "", sampleOf)}</strong>
        {preheader !== "" && <span className={subtle}>{preheader}</span>}
      </header>
      <RichText blocks={letterBlocks(texts.body ?? "", sampleOf)} level={3} />
    </>
  )
}
