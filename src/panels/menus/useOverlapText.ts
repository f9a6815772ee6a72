import type { MenuOverlap } from "../../contract/menu/menuWeek.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { spansText } from "./spanText.ts"
import { useMenusWords } from "./words.ts"

/** Returns a function that says which two menus are used at once, when, and which of them counts. */
export const useOverlapText = () => {
  const say = useMenusWords()
  const { locale } = usePanel()
  return ({ first, second, spans }: MenuOverlap): string =>
    say("overlap", { first: first.name, second: second.name, when: spansText(say, locale, spans) })
}
