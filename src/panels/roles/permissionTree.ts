import type { Permission } from "../../contract/permissions.ts"

/** A parent permission and its children, in the order of their numbers. */
export interface PermissionBranch {
  readonly parent: Permission
  readonly children: ReadonlyArray<Permission>
}

/** The two levels of section 3. A child whose parent is missing stands alone. */
export const branchesOf = (permissions: ReadonlyArray<Permission>): ReadonlyArray<PermissionBranch> => {
  const ordered = permissions.toSorted((one, other) => one.id - other.id)
  const ids = new Set(ordered.map(({ id }) => id))
  const isParent = ({ parentId }: Permission) => parentId == null || !ids.has(parentId)
  return ordered
    .filter(isParent)
    .map((parent) => ({ parent, children: ordered.filter(({ parentId }) => parentId === parent.id) }))
}

/** What is selected after one permission is switched (section 4, role permissions). */
export const toggled = (
  branches: ReadonlyArray<PermissionBranch>,
  selected: ReadonlySet<number>,
  id: number,
  isSelected: boolean,
): ReadonlySet<number> => {
  const next = new Set(selected)
  const branch = branches.find(
    ({ parent, children }) => parent.id === id || children.some((child) => child.id === id),
  )
  if (!branch) return selected
  const { parent, children } = branch
  if (parent.id === id) {
    for (const one of [parent, ...children]) put(next, one.id, isSelected)
    return next
  }
  put(next, id, isSelected)
  put(
    next,
    parent.id,
    children.some((child) => next.has(child.id)),
  )
  return next
}

const put = (set: Set<number>, id: number, isIn: boolean) => (isIn ? set.add(id) : set.delete(id))
