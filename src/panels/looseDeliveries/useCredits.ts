import * as Effect from "effect/Effect"
import { useMemo } from "react"
import type { ApiError } from "../../api/errors.ts"
import type { CreditBalance } from "../../contract/looseDeliveries/looseCreditCalls.ts"
import { looseDeliveryCalls } from "../../contract/looseDeliveries/looseDeliveryCalls.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useRemote } from "../../frame/useRemote.ts"

/** Returns the balance of the named company, or else of the one being viewed; undefined while neither is known. */
export const useCredits = (company: RecordId | undefined, isKnown: boolean) => {
  const { api } = usePanel().client
  const load = useMemo((): Effect.Effect<CreditBalance | undefined, ApiError> => {
    if (!isKnown) return Effect.succeed(undefined)
    const query = company === undefined ? {} : { company }
    const call = api.call(looseDeliveryCalls.credits, { query })
    return Effect.catchTag(call, "UnknownReference", () => Effect.succeed(undefined))
  }, [api, company, isKnown])
  return useRemote(load).remote.data
}
