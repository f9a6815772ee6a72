import * as Effect from "effect/Effect"
import { createContext, type ReactNode, useContext, useMemo } from "react"
import type { ApiError } from "../../api/errors.ts"
import { branchesOf, countable, type PermissionBranch } from "../../contract/access/permissionTree.ts"
import { permissions } from "../../contract/access/permissions.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { loading, type Remote } from "../../frame/remote.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { idsOf } from "./permissionIds.ts"
import { factsText } from "../../contract/isolateText.ts"

interface Tree {
  readonly branches: Remote<ReadonlyArray<PermissionBranch>, ApiError>
  readonly reload: () => void
}

/** The permissions there are, for the list's counts and the dialog's choice alike, so that rows need not wait for them. */
export const BranchesContext = createContext<Tree>({ branches: loading, reload: () => {} })

/** Loads the permissions for what stands within it. */
export const Permissions = ({ children }: { readonly children: ReactNode }) => {
  const { api } = usePanel().client
  const load = useMemo(() => Effect.map(api.call(permissions.list), branchesOf), [api])
  const { remote: branches, reload } = useRemote(load)
  const tree = useMemo(() => ({ branches, reload }), [branches, reload])
  return <BranchesContext.Provider value={tree}>{children}</BranchesContext.Provider>
}

/** Reads permissions by their titles, as they are counted. */
export const usePermissionReader = () => {
  const { data = [] } = useContext(BranchesContext).branches
  return (name: string, text: string): string | undefined => {
    if (name !== "permissions") return undefined
    const selectedIds = new Set(idsOf(text))
    const titles = countable(data).flatMap(({ id, title }) => (selectedIds.has(id) ? [title] : []))
    return factsText(titles, ", ")
  }
}
