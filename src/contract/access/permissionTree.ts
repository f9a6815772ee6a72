import type { Permission } from "./permissions.ts"

/** A parent permission and its children, in the order of their numbers. */
export interface PermissionBranch {
  readonly parent: Permission
  readonly children: ReadonlyArray<Permission>
}

type Ids = ReadonlySet<Permission["id"]>

/** The two levels of section 3. A child whose parent is missing stands alone. */
export const branchesOf = (permissions: ReadonlyArray<Permission>): ReadonlyArray<PermissionBranch> => {
  const ordered = permissions.toSorted((one, other) => one.id - other.id)
  const ids = new Set(ordered.map(({ id }) => id))
  const isParent = ({ parentId }: Permission) => parentId == null || !ids.has(parentId)
  return ordered
    .filter(isParent)
    .map((parent) => ({ parent, children: ordered.filter(({ parentId }) => parentId === parent.id) }))
}

const setMembership = (set: Set<Permission["id"]>, id: Permission["id"], isIn: boolean) =>
  isIn ? set.add(id) : set.delete(id)

/**
 * A loaded set under the rules of section 4: a parent with children is selected exactly when one of them is. A parent
 * that is stored alone opens nothing, so it grants none of its children. Unknown numbers stay.
 */
export const normalized = (
  branches: ReadonlyArray<PermissionBranch>,
  loaded: Iterable<Permission["id"]>,
): Ids => {
  const selected = new Set(loaded)
  for (const { parent, children } of branches)
    if (children.length > 0)
      setMembership(
        selected,
        parent.id,
        children.some(({ id }) => selected.has(id)),
      )
  return selected
}

/** The permissions that count as one of their own: children, and parents without any. Other parents only group. */
export const countable = (branches: ReadonlyArray<PermissionBranch>): ReadonlyArray<Permission> =>
  branches.flatMap(({ parent, children }) => (children.length === 0 ? [parent] : children))

/** One permission is switched; a parent that is switches those of its children that are shown. */
export interface Switch {
  readonly id: Permission["id"]
  readonly isSelected: boolean
  /** Branches that match the search; all by default. */
  readonly shown?: ReadonlyArray<PermissionBranch>
}

/** Returns the selection after one permission is switched (section 4, role permissions). */
export const toggled = (
  branches: ReadonlyArray<PermissionBranch>,
  selected: Ids,
  { id, isSelected, shown = branches }: Switch,
): Ids => {
  const branch = branches.find(
    ({ parent, children }) => parent.id === id || children.some((child) => child.id === id),
  )
  if (!branch) return selected
  const { parent } = branch
  const next = new Set(selected)
  const visibleChildren = shown.find((one) => one.parent.id === parent.id)?.children ?? []
  const switched = parent.id === id ? [parent, ...visibleChildren].map((one) => one.id) : [id]
  for (const one of switched) setMembership(next, one, isSelected)
  return normalized([branch], next)
}
