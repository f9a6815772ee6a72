import { useEffect, useMemo } from "react"
import { readAfterPaint } from "../../frame/afterPaint.ts"
import { frameWords } from "../../frame/frameWords.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { failure } from "../../frame/remote.ts"
import { useTask } from "../../frame/useTask.ts"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { Skeleton } from "../../ui/skeleton/Skeleton.tsx"
import { Button } from "../../ui/button/Button.tsx"
import { refreshCw, searchX } from "../../ui/icon/icons.ts"
import { CheckTree, type CheckTreeGroup } from "../../ui/tree/CheckTree.tsx"
import { EmptyState } from "../../ui/emptyState/EmptyState.tsx"
import { groupOf, matching } from "./permissionGroups.ts"
import { bones } from "./RolesPanel.css.ts"
import type { RoleDraft } from "./roleDraft.ts"
import { roleWords } from "./roleWords.ts"

interface Props {
  readonly draft: RoleDraft
  readonly filter: string
  readonly isDisabled: boolean
}

const widths = ["40%", "60%", "55%", "35%", "60%", "50%", "45%", "60%"]

/** Groups as the tree shows them. */
const useGroups = (draft: RoleDraft, filter: string): ReadonlyArray<CheckTreeGroup> => {
  const say = useWords("roles", roleWords)
  const branches = useValue(draft.branches).data
  const selected = useValue(draft.selected)
  const before = useValue(draft.before)
  return useMemo(
    () => matching(branches ?? [], filter).map((branch) => groupOf(say, { selected, before }, branch)),
    [branches, filter, say, selected, before],
  )
}

/** The permissions of a role as parents and children (section 2), with what changed marked. */
export const PermissionChoice = ({ draft, filter, isDisabled }: Props) => {
  const say = useWords("roles", roleWords)
  const frame = useWords("frame", frameWords)
  const explain = useExplain()
  const branches = useValue(draft.branches)
  const groups = useGroups(draft, filter)
  const again = useTask<never>()
  useEffect(() => readAfterPaint(draft.load()), [draft])

  const error = failure(branches)
  if (error && !branches.data)
    return (
      <EmptyState
        tone="danger"
        title={explain(error)}
        action={
          <Button icon={refreshCw} busy={again.busy} onPress={() => again.run(draft.load())}>
            {frame("retry")}
          </Button>
        }
      />
    )
  if (!branches.data)
    return (
      <div className={bones} aria-busy="true">
        {widths.map((width, index) => (
          <Skeleton key={index} width={width} />
        ))}
      </div>
    )
  if (groups.length === 0) return <EmptyState icon={searchX} title={say("noPermissions")} />
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- where nothing can be pressed, the keyboard still has to scroll
    <div role="group" aria-label={say("permissions")} tabIndex={isDisabled ? 0 : undefined}>
      <CheckTree
        groups={groups}
        isDisabled={isDisabled}
        onToggle={(id, isSelected) => draft.toggle(Number(id), isSelected)}
      />
    </div>
  )
}
