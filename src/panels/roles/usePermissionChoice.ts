import { useContext, useMemo } from "react"
import {
  countable,
  normalized,
  type PermissionBranch,
  type Switch,
  toggled,
} from "../../contract/access/permissionTree.ts"
import { useOffered } from "../../business/permissions/useOffered.ts"
import type { FieldInputProps } from "../../resource/described/fields/fieldInput.ts"
import { idsOf, idsText } from "./permissionIds.ts"
import { BranchesContext } from "./BranchesContext.tsx"

/** Returns the current and saved selection of a role's permissions, both under the rules of section 4. */
export const usePermissionChoice = ({ value, saved = "", isReadOnly, onChange }: FieldInputProps) => {
  const { branches, reload } = useContext(BranchesContext)
  const known = branches.data
  const selected = useMemo(() => normalized(known ?? [], idsOf(value)), [known, value])
  const before = useMemo(() => normalized(known ?? [], idsOf(saved)), [known, saved])
  const offered = useOffered(known, before, isReadOnly)
  /** A role may be stored without its groups: who takes a change back has changed nothing. */
  const write = (ids: Iterable<number>) => {
    const text = idsText(ids)
    onChange(text === idsText(before) ? saved : text)
  }
  const countedIds = countable(known ?? []).map(({ id }) => id)
  const selectedIds = countedIds.filter((id) => selected.has(id))
  return {
    branches,
    reload,
    selected,
    before,
    /** Permissions to choose among. */
    offered,
    selectedCount: selectedIds.length,
    added: selectedIds.filter((id) => !before.has(id)).length,
    removed: countedIds.filter((id) => before.has(id) && !selected.has(id)).length,
    toggle: (change: Switch) => write(toggled(known ?? [], selected, change)),
    /** Selects or clears what a search has left to see. */
    toggleAll: (isSelected: boolean, shown: ReadonlyArray<PermissionBranch>) => {
      const those = new Set(countable(shown).map(({ id }) => id))
      const otherIds = countedIds.filter((id) => selected.has(id) && !those.has(id))
      write(normalized(known ?? [], isSelected ? [...otherIds, ...those] : otherIds))
    },
  }
}
