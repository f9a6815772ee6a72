import { letterBlocks } from "../../contract/messages/letterText.ts"
import type { FieldInputProps } from "../../resource/described/fields/fieldInput.ts"
import { LineInput } from "../../resource/described/fields/TextInputs.tsx"
import { RichText } from "../../ui/richText/RichText.tsx"
import * as css from "./suggestions.css.ts"
import { useSuggestions } from "./useSuggestions.ts"
import { useTicketWords } from "./words.ts"

/** The help articles that may answer what is typed, each opened where it stands, so that nothing typed is left. */
const Suggestions = ({ text }: { readonly text: string }) => {
  const say = useTicketWords()
  const articles = useSuggestions(text)
  return (
    <div className={css.suggestions}>
      <output className={css.heading}>{articles.length > 0 && say("mayHelp")}</output>
      {articles.map(({ _id, title, body }) => (
        <details key={_id} className={css.article}>
          <summary className={css.question}>{title}</summary>
          <div className={css.answer}>
            <RichText blocks={letterBlocks(body, () => undefined)} level={3} />
          </div>
        </details>
      ))}
    </div>
  )
}

/** Subject field of a ticket. For a new one, it suggests help articles that may answer it. */
const SubjectField = (props: FieldInputProps) => {
  const { saved = "", value } = props
  return (
    <div className={css.field}>
      <LineInput {...props} />
      {saved === "" && <Suggestions text={value} />}
    </div>
  )
}

export default SubjectField
