import { contractVariables } from "../../contract/contracts/contractVariables.ts"
import { wordsIn } from "../../contract/resource/wordsIn.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { subtle } from "../../ui/theme/text.css.ts"
import * as css from "../../business/variables.css.ts"
import { useTemplateWords } from "./words.ts"

/** Variables allowed in a template between `{{` and `}}`. */
const VariableList = () => {
  const say = useTemplateWords()
  const { locale } = usePanel()
  return (
    <section className={css.variables} aria-label={say("variables")}>
      <strong>{say("variables")}</strong>
      <span className={subtle}>{say("variablesText")}</span>
      <ul className={css.names}>
        {Object.entries(contractVariables).map(([name, words]) => (
          <li key={name}>
            <code>{`{{${wordsIn(words, locale)}}}`}</code>
          </li>
        ))}
      </ul>
    </section>
  )
}

export default VariableList
