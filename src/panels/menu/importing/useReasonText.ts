import type { PlannedRow } from "../../../contract/menu/import/importPlan.ts"
import { type MenuList, menuLists } from "../../../contract/menu/menuData.ts"
import type { Resource } from "../../../contract/resource/resource.ts"
import { useExplain } from "../../../frame/useExplain.ts"
import { namedSentences } from "../../../resource/described/namedSentences.ts"
import { problemSentence } from "../../../resource/described/problemSentence.ts"
import { useProblemWords } from "../../../resource/described/useRecordSaving.ts"
import { explain } from "../explain.ts"
import { useMenuWords } from "../words.ts"

const useWordsOf = () => ({
  menus: useProblemWords(menuLists.menus),
  categories: useProblemWords(menuLists.categories),
  items: useProblemWords(menuLists.items),
  groups: useProblemWords(menuLists.groups),
  options: useProblemWords(menuLists.options),
  ingredients: useProblemWords(menuLists.ingredients),
})

/** Returns a function that says why a row does not enter. */
export const useReasonText = () => {
  const say = useMenuWords()
  const api = useExplain()
  const words: Readonly<Record<MenuList, ReturnType<typeof useProblemWords>>> = useWordsOf()
  return ({ list, reason }: PlannedRow): string => {
    if (reason?.kind !== "rules") return ""
    const { refusal } = reason
    if (refusal._tag !== "InvalidOps") return explain(say, api, refusal)
    const resource: Resource = menuLists[list]
    return namedSentences(
      words[list],
      resource,
      refusal.issues.map(({ path, code }) => {
        const name = path.split(".").at(-1) ?? ""
        return [name, problemSentence(words[list], resource.fields, { path: name, text: "" }, code)] as const
      }),
    )
  }
}
