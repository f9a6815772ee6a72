import { useMemo } from "react"
import type { PermissionBranch } from "../../contract/access/permissionTree.ts"
import { useWords } from "../../frame/useWords.ts"
import { EmptyState } from "../../ui/emptyState/EmptyState.tsx"
import { searchX } from "../../ui/icon/icons.ts"
import { CheckTree } from "../../ui/tree/CheckTree.tsx"
import { type Choice, groupOf } from "./permissionGroups.ts"
import { permissionWords } from "./words.ts"

interface Props extends Choice {
  /** Permissions that match the search. */
  readonly shown: ReadonlyArray<PermissionBranch>
  readonly label: string
  readonly isReadOnly: boolean
  readonly onToggle: (id: number, isSelected: boolean) => void
}

/** Permissions as parents and children (section 2), with what changed marked. */
export const PermissionChecks = ({ shown, selected, before, label, isReadOnly, onToggle }: Props) => {
  const say = useWords("rolePermissions", permissionWords)
  const groups = useMemo(
    () => shown.map((branch) => groupOf(say, { selected, before }, branch)),
    [shown, say, selected, before],
  )
  if (groups.length === 0) return <EmptyState icon={searchX} title={say("noneFound")} />
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- where nothing can be pressed, the keyboard still has to scroll
    <div role="group" aria-label={label} tabIndex={isReadOnly ? 0 : undefined}>
      <CheckTree
        groups={groups}
        isDisabled={isReadOnly}
        onToggle={(id, isSelected) => onToggle(Number(id), isSelected)}
      />
    </div>
  )
}
