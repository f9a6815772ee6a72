import { createModel, type ReadonlySignal, signal } from "@preact/signals-core"
import * as Effect from "effect/Effect"
import { createContext } from "react"
import type { Api } from "../../api/api.ts"
import type { ApiError } from "../../api/errors.ts"
import { branchesOf, type PermissionBranch } from "../../contract/access/permissionTree.ts"
import { permissions } from "../../contract/access/permissions.ts"
import { arrive, loading, type Remote, reloading } from "../../frame/remote.ts"

type Branches = Remote<ReadonlyArray<PermissionBranch>, ApiError>

/** The permissions there are, for the list's counts and the dialog's choice alike. No React in here. */
export interface PermissionTree {
  readonly branches: ReadonlySignal<Branches>
  load(): Effect.Effect<void>
}

const makePermissionTree = (api: Api): PermissionTree => {
  const branches = signal<Branches>(loading)
  const load = Effect.fnUntraced(function* () {
    branches.value = reloading(branches.peek())
    const exit = yield* Effect.exit(Effect.map(api.call(permissions.list), branchesOf))
    branches.value = arrive(branches.peek(), exit)
  })
  return { branches, load }
}

export const PermissionTree = createModel(makePermissionTree)

/** Gives the permissions to the cells of the list, so that rows need not wait for them. */
export const BranchesContext = createContext<Branches>(loading)
