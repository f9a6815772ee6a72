import * as Effect from "effect/Effect"
import type { Api } from "../../api/api.ts"
import type { ApiError } from "../../api/errors.ts"
import { fallbackSets } from "../../contract/access/access.ts"
import { permissions } from "../../contract/access/permissions.ts"
import { roles } from "../../contract/users/roles.ts"
import type { RefusalOf } from "../../contract/wire/endpoint.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useTask } from "../../frame/useTask.ts"
import type { UserDraft } from "./userDraft.ts"

type FallbackSet = keyof typeof fallbackSets

/** Creates the role that holds a default set. */
const createSetRole = (api: Api, set: FallbackSet, title: string) =>
  Effect.flatMap(api.call(permissions.list), (known) => {
    const ownPermissions = known.filter(({ name }) => fallbackSets[set].some((one) => one === name))
    return api.call(roles.create, { body: { title, permissions: ownPermissions.map(({ id }) => id) } })
  })

/** Gives a user their default set as a role, made if there is none by that title, so that other roles come on top of it. */
export const useKeptSet = (draft: UserDraft) => {
  const { api } = usePanel().client
  const { busy, error, run } = useTask<ApiError | RefusalOf<typeof roles.create>>()
  const keep = (set: FallbackSet, title: string, onKept: () => void) => {
    const find = () => draft.roles.peek().data?.find((role) => role.title === title)
    const created = Effect.suspend(() =>
      find() ? Effect.void : Effect.andThen(createSetRole(api, set, title), draft.loadRoles()),
    )
    const assigned = Effect.sync(() => {
      const role = find()
      if (!role) return
      draft.assign(role.id)
      onKept()
    })
    run(Effect.uninterruptible(Effect.andThen(created, assigned)))
  }
  return { keep, busy, error }
}
