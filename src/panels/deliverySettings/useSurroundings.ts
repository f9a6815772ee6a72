import * as Effect from "effect/Effect"
import { useContext, useMemo } from "react"
import type { ApiError } from "../../api/errors.ts"
import { usePrepTimes } from "../../business/stores/usePrepTimes.ts"
import {
  deliveryAreaCalls,
  type DeliverySurroundings,
} from "../../contract/deliveryAreas/deliveryAreaCalls.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { failure } from "../../frame/remote.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { useValue } from "../../frame/useValue.ts"
import { NamingContext } from "../../resource/described/fields/naming.ts"

const nothing = Effect.succeed(undefined)

/**
 * Surroundings of the store whose areas are written, and the store where it has a place; undefined while loading, and of
 * servers that do not tell.
 */
export const useSurroundings = () => {
  const { client } = usePanel()
  const { api, session } = client
  const viewed = useValue(session.company)
  const offered = useValue(client.extras(deliveryAreaCalls.surroundings.service))
  const company: RecordId | undefined = useContext(NamingContext)?.owner ?? viewed?._id
  const isOffered = offered?.has("delivery-areas") === true
  const load = useMemo((): Effect.Effect<DeliverySurroundings | undefined, ApiError> => {
    if (company === undefined || !isOffered) return nothing
    const call = api.call(deliveryAreaCalls.surroundings, { query: { company } })
    return Effect.catchTag(call, "NoCompanyViewed", () => nothing)
  }, [api, company, isOffered])
  const { remote, reload } = useRemote(load)
  const surroundings = remote.data
  const prepTimes = usePrepTimes(company).remote.data
  const store = useMemo(() => {
    const place = surroundings?.place
    return surroundings && place ? { ...surroundings, place, prepTimes } : undefined
  }, [surroundings, prepTimes])
  return { company, surroundings, store, failed: failure(remote), reload }
}
