import { usePanel } from "../frame/PanelContext.ts"
import { useWords } from "../frame/useWords.ts"
import { type Changing, nextChange } from "./nextChange.ts"
import { nextChangeWords } from "./nextChangeWords.ts"

/**
 * Returns a function that tells when a store opens or closes next: "Closes at 11:00 PM", "Abre amanhã às 10:00".
 * Undefined if unknown.
 */
export const useNextChange = () => {
  const { locale } = usePanel()
  const say = useWords("nextChange", nextChangeWords)
  return (record: Changing): string | undefined => {
    const next = nextChange(record, locale, Date.now())
    return next && say(record.isOpen ? "closes" : "opens", next)
  }
}
