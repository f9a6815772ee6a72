import { normalized, type PermissionBranch } from "../../../contract/access/permissionTree.ts"
import type { Permission } from "../../../contract/access/permissions.ts"
import type { Role } from "../../../contract/users/roles.ts"

/** The roles of two that hold a permission. */
export type Holders = "both" | "first" | "second"

/** A permission at least one of two roles holds. */
export interface ComparedPermission extends Permission {
  readonly holders: Holders
}

/** The permissions of a group that two roles hold. */
export interface ComparedGroup {
  readonly parent: Permission
  readonly permissions: ReadonlyArray<ComparedPermission>
}

type RolePermissions = Pick<Role, "permissions">

const holdersOf = (inFirst: boolean, inSecond: boolean): Holders | undefined => {
  if (inFirst && inSecond) return "both"
  if (inFirst) return "first"
  return inSecond ? "second" : undefined
}

/** Returns the permissions two roles hold, by group; permissions neither role holds are left out. */
export const comparedRoles = (
  branches: ReadonlyArray<PermissionBranch>,
  first: RolePermissions,
  second: RolePermissions,
): ReadonlyArray<ComparedGroup> => {
  const [ofFirst, ofSecond] = [
    normalized(branches, first.permissions),
    normalized(branches, second.permissions),
  ]
  return branches.flatMap(({ parent, children }) => {
    const permissions = (children.length === 0 ? [parent] : children).flatMap((one) => {
      const holders = holdersOf(ofFirst.has(one.id), ofSecond.has(one.id))
      return holders ? [{ ...one, holders }] : []
    })
    return permissions.length > 0 ? [{ parent, permissions }] : []
  })
}

/** Returns the groups left after the search and the filter for differences. */
export const shownGroups = (
  groups: ReadonlyArray<ComparedGroup>,
  branches: ReadonlyArray<PermissionBranch>,
  onlyDifferent: boolean,
): ReadonlyArray<ComparedGroup> => {
  const ids = new Set(
    branches.flatMap(({ parent, children }) => [parent.id, ...children.map(({ id }) => id)]),
  )
  return groups
    .map(({ parent, permissions }) => ({
      parent,
      permissions: permissions.filter(
        ({ id, holders }) => ids.has(id) && !(onlyDifferent && holders === "both"),
      ),
    }))
    .filter(({ permissions }) => permissions.length > 0)
}
