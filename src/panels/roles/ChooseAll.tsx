import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { Button } from "../../ui/button/Button.tsx"
import type { RoleDraft } from "./roleDraft.ts"
import { roleWords } from "./roleWords.ts"

/** Chooses every permission; once all are chosen, none. */
export const ChooseAll = ({
  draft,
  isDisabled,
}: {
  readonly draft: RoleDraft
  readonly isDisabled: boolean
}) => {
  const say = useWords("roles", roleWords)
  const branches = useValue(draft.branches).data
  const selected = useValue(draft.selected)
  const all = branches?.every(({ parent, children }) =>
    [parent, ...children].every(({ id }) => selected.has(id)),
  )
  return (
    <Button
      tone="quiet"
      size="small"
      isDisabled={isDisabled || !branches}
      onPress={() => draft.toggleAll(!all)}
    >
      {say(all ? "chooseNone" : "chooseAll")}
    </Button>
  )
}
