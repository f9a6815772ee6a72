import type { User } from "../../contract/users/user.ts"
import { useWords } from "../../frame/useWords.ts"
import { clashesOf, mergedTexts } from "../../resource/editor/clashes.ts"
import { ConflictDialog } from "../../resource/editor/ConflictDialog.tsx"
import { formatPhone } from "../../contract/people/phone.ts"
import type { UserDraft } from "./userDraft.ts"
import { userEditorWords } from "./userEditorWords.ts"
import { rolesOf, textsOf, type UserField } from "./userTexts.ts"
import { useRoleTitles } from "./useRoleTitles.ts"

interface Props {
  readonly draft: UserDraft
  /** What someone else saved. */
  readonly current: User
  readonly onSave: () => void
  readonly onCancel: () => void
}

/** Someone else saved this user first: what each of the two wrote, to choose from. */
export const UserConflict = ({ draft, current, onSave, onCancel }: Props) => {
  const say = useWords("userEditor", userEditorWords)
  const titleOf = useRoleTitles(draft)
  const { base, texts } = draft.text
  const theirs = textsOf(current)
  const clashes = clashesOf(base.peek(), texts.peek(), theirs)
  const display = (name: UserField, text: string) => {
    if (name === "roles") return rolesOf(text).map(titleOf).join(", ")
    return name === "phone" ? formatPhone(text) : text
  }
  return (
    <ConflictDialog
      clashes={clashes}
      label={say}
      display={display}
      onSave={(kept) => {
        draft.resolveConflict(current, mergedTexts(theirs, clashes, kept))
        onSave()
      }}
      onCancel={onCancel}
    />
  )
}
