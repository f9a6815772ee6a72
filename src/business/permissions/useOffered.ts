import { useMemo } from "react"
import { mayGrant } from "../../contract/access/access.ts"
import type { PermissionBranch } from "../../contract/access/permissionTree.ts"
import type { Permission } from "../../contract/access/permissions.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useValue } from "../../frame/useValue.ts"

const none: ReadonlyArray<PermissionBranch> = []

/**
 * The permissions that this user may hand out, and those that were chosen before. A server that does not tell what access
 * follows from may let its users hand out more than a page knows: there all are offered.
 */
export const useOffered = (
  branches: ReadonlyArray<PermissionBranch> = none,
  before: ReadonlySet<Permission["id"]>,
  isReadOnly: boolean,
): ReadonlyArray<PermissionBranch> => {
  const { client } = usePanel()
  const user = useValue(client.session.user)
  const isAccessKnown = useValue(client.extras("identity"))?.has("access") === true
  return useMemo(() => {
    if (!isAccessKnown || !user || isReadOnly) return branches
    const isOffered = ({ id, name }: Permission) => before.has(id) || mayGrant(user, name)
    return branches.flatMap(({ parent, children }) => {
      const offered = children.filter(isOffered)
      const isThere = children.length === 0 ? isOffered(parent) : offered.length > 0
      return isThere ? [{ parent, children: offered }] : []
    })
  }, [branches, before, isReadOnly, isAccessKnown, user])
}
