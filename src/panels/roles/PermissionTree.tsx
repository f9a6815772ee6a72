import { useMemo } from "react"
import { LoadFailure } from "../../frame/LoadFailure.tsx"
import { failure } from "../../frame/remote.ts"
import { useWords } from "../../frame/useWords.ts"
import { EditorWait } from "../../resource/editor/EditorPlace.tsx"
import { EmptyState } from "../../ui/emptyState/EmptyState.tsx"
import { searchX } from "../../ui/icon/icons.ts"
import { CheckTree } from "../../ui/tree/CheckTree.tsx"
import { groupOf, matching } from "./permissionGroups.ts"
import { permissionWords } from "./permissionWords.ts"
import type { usePermissionChoice } from "./usePermissionChoice.ts"

interface Props {
  readonly choice: ReturnType<typeof usePermissionChoice>
  readonly filter: string
  readonly label: string
  readonly isReadOnly: boolean
}

/** The permissions as parents and children (section 2), with what changed marked. */
export const PermissionTree = ({ choice, filter, label, isReadOnly }: Props) => {
  const say = useWords("rolePermissions", permissionWords)
  const { branches, selected, before, reload, toggle } = choice
  const groups = useMemo(
    () => matching(branches.data ?? [], filter).map((branch) => groupOf(say, { selected, before }, branch)),
    [branches, filter, say, selected, before],
  )
  const error = failure(branches)
  if (error && !branches.data) return <LoadFailure title={say("loadFailed")} error={error} onRetry={reload} />
  if (!branches.data) return <EditorWait />
  if (groups.length === 0) return <EmptyState icon={searchX} title={say("noneFound")} />
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- where nothing can be pressed, the keyboard still has to scroll
    <div role="group" aria-label={label} tabIndex={isReadOnly ? 0 : undefined}>
      <CheckTree
        groups={groups}
        isDisabled={isReadOnly}
        onToggle={(id, isSelected) => toggle(Number(id), isSelected)}
      />
    </div>
  )
}
