import type { emailTypes } from "../../contract/resources/emailTypes.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import { limits } from "../../contract/limits.ts"
import { letterVariable, platformLetterOf } from "../../contract/messages/letterVariables.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { EditorPart } from "../../resource/editor/EditorPart.tsx"
import { Notice } from "../../ui/notice/Notice.tsx"
import { names as nameList } from "../../business/variables.css.ts"
import { useTypeWords } from "./words.ts"

/** Tells if the platform sends an email type itself, which variables it fills in, and which have no value. */
export const TypeSender = ({ row }: { readonly row: RowOf<typeof emailTypes> }) => {
  const say = useTypeWords()
  const { locale } = usePanel()
  const trigger = row.trigger
  const letter = platformLetterOf(trigger, row.audience)
  if (!letter) return <EditorPart title={say("sender")}>{say("others")}</EditorPart>
  const variables = row.variables
  const unknown = variables.filter(({ name }) => letterVariable(trigger, name) === undefined)
  const named = new Intl.ListFormat(limits.locales[locale]).format(unknown.map(({ name }) => `“${name}”`))
  return (
    <EditorPart title={say("sender")} text={say("own")}>
      {row.isActive === false && <Notice tone="warning">{say("inactive")}</Notice>}
      {unknown.length > 0 && (
        <Notice tone="warning">{say("unknown", { count: unknown.length, names: named })}</Notice>
      )}
      <span>{say("values")}</span>
      <ul className={nameList}>
        {letter.variables.map(([ptBr, en]) => (
          <li key={en}>
            <code>{`{{${locale === "en" ? en : ptBr}}}`}</code>
          </li>
        ))}
      </ul>
    </EditorPart>
  )
}
