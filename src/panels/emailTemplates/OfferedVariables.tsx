import type { emailTemplates } from "../../contract/resources/emailTemplates.ts"
import { limits } from "../../contract/limits.ts"
import { type LetterVariable, missingIn, unknownIn } from "../../contract/messages/templateFaults.ts"
import { LoadFailure } from "../../frame/LoadFailure.tsx"
import { usePanel } from "../../frame/PanelContext.ts"
import { failure } from "../../frame/remote.ts"
import type { SummaryProps } from "../../resource/described/parts.ts"
import { Notice } from "../../ui/notice/Notice.tsx"
import { subtle } from "../../ui/theme/text.css.ts"
import * as css from "../../business/variables.css.ts"
import { useLetterWords } from "./words.ts"
import { useVariables } from "./useVariables.ts"

interface Props extends Pick<SummaryProps<typeof emailTemplates>, "texts"> {
  readonly known: ReadonlyArray<LetterVariable>
}

/** Names the variables a text must not use, and those it still has to. */
const VariableFaults = ({ texts, known }: Props) => {
  const say = useLetterWords()
  const { locale } = usePanel()
  const list = new Intl.ListFormat(limits.locales[locale])
  const faults = { unknown: unknownIn(texts, known), missing: missingIn(texts, known) }
  const faultKinds = (["unknown", "missing"] as const).filter((kind) => faults[kind].length > 0)
  return faultKinds.map((kind) => {
    const names = [...new Set(faults[kind].map(({ path }) => path.split(".").slice(2).join(".")))]
    return (
      <Notice key={kind} tone="warning">
        {say(kind, { count: names.length, names: list.format(names.map((name) => `“${name}”`)) })}
      </Notice>
    )
  })
}

/** Variables allowed in a template between `{{` and `}}`, and the problems of those used. */
const OfferedVariables = (props: SummaryProps<typeof emailTemplates>) => {
  const say = useLetterWords()
  const { remote, reload } = useVariables(props)
  const problem = failure(remote)
  if (problem) return <LoadFailure title={say("failed")} error={problem} onRetry={reload} />
  const { data: known } = remote
  return (
    <section className={css.variables} aria-label={say("variables")}>
      <strong>{say("variables")}</strong>
      <span className={subtle}>
        {say(known === undefined ? "chooseType" : known.length === 0 ? "noVariables" : "variablesText")}
      </span>
      <ul className={css.names}>
        {known?.map(({ name, isRequired }) => (
          <li key={name}>
            <code>{`{{${name}}}`}</code> {isRequired && <span className={subtle}>{say("required")}</span>}
          </li>
        ))}
      </ul>
      {known && <VariableFaults texts={props.texts} known={known} />}
    </section>
  )
}

export default OfferedVariables
