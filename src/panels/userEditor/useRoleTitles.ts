import { useCallback } from "react"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import type { TitleOf } from "./explain.ts"
import type { UserDraft } from "./userDraft.ts"
import { userEditorWords } from "./words.ts"

/** The titles of roles; one that is not in the list is named by its id. */
export const useRoleTitles = (draft: UserDraft): TitleOf => {
  const say = useWords("userEditor", userEditorWords)
  const roles = useValue(draft.roles).data
  return useCallback(
    (id) => roles?.find((role) => role.id === id)?.title ?? say("unknownRole", { id: String(id) }),
    [roles, say],
  )
}
