import { contractVariables } from "../../contract/contracts/contractVariables.ts"
import { limits } from "../../contract/limits.ts"
import { wordsIn } from "../../contract/resource/wordsIn.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { Notice } from "../../ui/notice/Notice.tsx"
import { useContractWords } from "./words.ts"
import type { TextOfContract } from "./useContractText.ts"
import { entryOf } from "../../contract/wire/entryOf.ts"

/** Notes above the text: its template, missing values, and that it has changed since. */
export const AboutText = ({ text }: { readonly text: TextOfContract }) => {
  const say = useContractWords()
  const { locale } = usePanel()
  const { template, missing, isIssued, versions } = text
  const names = missing.map((name) => wordsIn(entryOf(contractVariables, name) ?? [name, name], locale))
  const listed = new Intl.ListFormat(limits.locales[locale]).format(names)
  const [last] = versions
  return (
    <>
      {missing.length > 0 && (
        <Notice tone="warning">{say("missing", { count: missing.length, names: listed })}</Notice>
      )}
      {last && template && !isIssued && (
        <Notice tone="warning">{say("changed", { number: last.number })}</Notice>
      )}
      {template && <p>{say(template.newest > template.edition ? "newer" : "template", template)}</p>}
    </>
  )
}
