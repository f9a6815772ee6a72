import type { User } from "../../contract/users/user.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { ConflictDialog } from "../../resource/editor/ConflictDialog.tsx"
import { formatPhone } from "../../contract/people/phone.ts"
import { fieldName } from "./fieldName.ts"
import type { UserDraft } from "./userDraft.ts"
import { rolesOf, textsOf, type UserField } from "./userTexts.ts"
import { useRoleTitles } from "./useRoleTitles.ts"

interface Props {
  readonly draft: UserDraft
  /** The version someone else saved. */
  readonly current: User
  readonly onSave: () => void
  readonly onCancel: () => void
}

/** Someone else saved this user first: what each of the two wrote, to choose from. */
export const UserConflict = ({ draft, current, onSave, onCancel }: Props) => {
  const { locale } = usePanel()
  const titleOf = useRoleTitles(draft)
  const display = (name: UserField, text: string) => {
    if (name === "roles") return rolesOf(text).map(titleOf).join(", ")
    return name === "phone" ? formatPhone(text) : text
  }
  return (
    <ConflictDialog
      base={draft.text.base.peek()}
      yours={draft.text.texts.peek()}
      theirs={textsOf(current)}
      label={(name) => fieldName(name, locale)}
      display={display}
      onSave={(texts) => {
        draft.resolveConflict(current, texts)
        onSave()
      }}
      onCancel={onCancel}
    />
  )
}
