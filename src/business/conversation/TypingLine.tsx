import { limits } from "../../contract/limits.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useWords } from "../../frame/useWords.ts"
import { contactCentreWords } from "./words.ts"
import { typing as typingLine } from "./Thread.css.ts"
import type { OpenConversation } from "./useConversation.ts"

/** Names of the colleagues who are writing to the contact. */
export const TypingLine = ({ typing }: Pick<OpenConversation, "typing">) => {
  const say = useWords("contactCentre", contactCentreWords)
  const { locale } = usePanel()
  const count = typing.length
  const name = new Intl.ListFormat(limits.locales[locale]).format(typing.map((one) => one.name))
  return <span className={typingLine}>{count > 0 ? say("typing", { count, name }) : null}</span>
}
