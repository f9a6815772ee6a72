import { countable } from "../../contract/access/permissionTree.ts"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { muted } from "../../ui/theme/text.css.ts"
import type { RoleDraft } from "./roleDraft.ts"
import { roleWords } from "./roleWords.ts"

interface Props {
  readonly draft: RoleDraft
  readonly isCore: boolean
}

/** How many permissions the role holds, and how many more and fewer than before, or why it cannot be changed. */
export const RoleChanges = ({ draft, isCore }: Props) => {
  const say = useWords("roles", roleWords)
  const branches = useValue(draft.branches).data
  const selected = useValue(draft.selected)
  const before = useValue(draft.before)
  if (!branches) return null
  const ids = countable(branches).map(({ id }) => id)
  const held = ids.filter((id) => selected.has(id))
  const added = held.filter((id) => !before.has(id)).length
  const removed = ids.filter((id) => before.has(id) && !selected.has(id)).length
  return (
    <>
      <strong>{say("held", { count: held.length })}</strong>
      {isCore && <span className={muted}> · {say("coreRole")}</span>}
      {added + removed > 0 && <span className={muted}> · {say("changes", { added, removed })}</span>}
    </>
  )
}
