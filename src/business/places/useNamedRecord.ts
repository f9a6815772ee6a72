import * as Effect from "effect/Effect"
import { useMemo } from "react"
import { allows } from "../../contract/access/access.ts"
import { callsOf } from "../../contract/resource/calls.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import { sameId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { failure } from "../../frame/remote.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { referenceOf } from "../../resource/described/kindTexts.ts"
import { useUser } from "../../resource/described/useReserved.ts"

/** The record a draft's text names, once it has come; nobody asks for one of a list the user may not see. */
export const useNamedRecord = <R extends Resource>(resource: R, text: string) => {
  const { api } = usePanel().client
  const user = useUser()
  const maySee = user !== undefined && allows(resource.access, user)
  const id = maySee ? referenceOf(text)?._id : undefined
  const load = useMemo(
    () =>
      id === undefined
        ? Effect.succeed(undefined)
        : Effect.map(api.call(callsOf(resource).get, { params: { id } }), (row) => row),
    [api, resource, id],
  )
  const { remote, reload } = useRemote(load)
  const found = remote.data
  const isNamed = found !== undefined && id !== undefined && sameId(found._id, id)
  return { record: isNamed ? found : undefined, failed: failure(remote), onRetry: reload }
}
