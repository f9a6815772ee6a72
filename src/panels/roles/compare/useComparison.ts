import { useContext, useMemo, useState } from "react"
import { matching } from "../../../business/permissions/permissionGroups.ts"
import { roles } from "../../../contract/users/roles.ts"
import { type RecordId, sameId } from "../../../contract/wire/recordId.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { failure } from "../../../frame/remote.ts"
import { useRemote } from "../../../frame/useRemote.ts"
import { BranchesContext } from "../BranchesContext.tsx"
import { comparedRoles, type Holders, shownGroups } from "./comparedRoles.ts"

/** The roles that begin a comparison: both, or the first of them. */
export interface Begun {
  readonly first: RecordId
  readonly second?: RecordId
}

const useLoaded = () => {
  const { api } = usePanel().client
  const { branches, reload: reloadBranches } = useContext(BranchesContext)
  const load = useMemo(() => api.call(roles.list), [api])
  const { remote, reload } = useRemote(load)
  const retry = () => {
    reload()
    reloadBranches()
  }
  return { all: remote.data, known: branches.data, error: failure(remote) ?? failure(branches), retry }
}

/** The two roles that are compared, what of them is shown, and how much they have alike. */
export const useComparison = (begun: Begun) => {
  const { all, known, error, retry } = useLoaded()
  const [chosen, setChosen] = useState(begun)
  const [search, setSearch] = useState("")
  const [onlyDifferent, setOnlyDifferent] = useState(false)
  const first = all?.find(({ id }) => sameId(id, chosen.first))
  const second = all?.find(({ id }) => sameId(id, chosen.second))
  const groups = useMemo(
    () => (known && first && second ? comparedRoles(known, first, second) : []),
    [known, first, second],
  )
  const permissions = groups.flatMap((group) => group.permissions)
  const matchingBranches = useMemo(() => matching(known ?? [], search), [known, search])
  return {
    all,
    error,
    retry,
    isReady: all !== undefined && known !== undefined,
    first,
    second,
    choose: (change: Partial<Begun>) => setChosen((former) => ({ ...former, ...change })),
    search,
    setSearch,
    onlyDifferent,
    setOnlyDifferent,
    shown: shownGroups(groups, matchingBranches, onlyDifferent),
    isEmpty: permissions.length === 0,
    countOf: (wantedHolders: Holders) =>
      permissions.filter(({ holders }) => holders === wantedHolders).length,
  }
}
