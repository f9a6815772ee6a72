import type { User } from "../../contract/users/user.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useWords } from "../../frame/useWords.ts"
import type { SaveWay } from "../../resource/editor/saveWay.ts"
import { useSaving } from "../../resource/editor/useSaving.ts"
import { explain, refusedFields, type UserRefusal } from "./explain.ts"
import type { UserTab } from "./tabs.ts"
import type { UserDraft } from "./userDraft.ts"
import { userEditorWords } from "./words.ts"
import type { UserField } from "./userTexts.ts"
import { useRoleTitles } from "./useRoleTitles.ts"

interface Callbacks {
  readonly onTab: (tab: UserTab) => void
  readonly onSaved: (user: User | undefined, way: SaveWay, wasNew: boolean) => void
}

/** Saving a user: what is wrong leads to its tab, tab 1 before all others (section 5). */
export const useUserSaving = (draft: UserDraft, { onTab, onSaved }: Callbacks) => {
  const say = useWords("userEditor", userEditorWords)
  const api = useExplain()
  const titleOf = useRoleTitles(draft)
  return useSaving<UserField, User, UserRefusal>({
    panel: "userEditor",
    draft,
    id: () => draft.user.peek().data?.id,
    idOf: ({ id }) => id,
    savedMessage: (isNew) => say(isNew ? "created" : "saved"),
    explain: (error, isNew) => explain(say, api, { titleOf, isNew }, error),
    refusedFields: (error, isNew) => refusedFields(say, { titleOf, isNew }, error),
    conflictOf: (error) => (error._tag === "StaleUser" ? error.current : undefined),
    /** Tab 1, whichever field it is (section 5); the other tabs count what is wrong in them. */
    onInvalid: () => onTab("basic"),
    onSaved,
  })
}
