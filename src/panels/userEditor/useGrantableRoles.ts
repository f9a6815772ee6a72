import * as Effect from "effect/Effect"
import { useMemo } from "react"
import { users } from "../../contract/users/users.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { useValue } from "../../frame/useValue.ts"
import type { UserDraft } from "./userDraft.ts"

/**
 * True of a role that this user may be given by whoever edits them. A server that does not tell may take any, so all are offered
 * there, as where it fails to; `isWaiting` until it has answered.
 */
export const useGrantableRoles = (draft: UserDraft) => {
  const { client } = usePanel()
  const isAccessKnown = useValue(client.extras("identity"))?.has("access") === true
  const id = useValue(draft.user).data?.id
  const load = useMemo(
    () =>
      isAccessKnown && id !== undefined
        ? client.api.call(users.grantable, { params: { id } })
        : Effect.succeed(undefined),
    [client, isAccessKnown, id],
  )
  const { remote } = useRemote(load)
  const roles = remote.data?.roles
  return {
    isWaiting: remote._tag === "Loading" && !remote.data,
    isGrantable: (role: number) => roles === undefined || roles.includes(role),
  }
}
