import * as Effect from "effect/Effect"
import { useMemo } from "react"
import type { ApiError } from "../../api/errors.ts"
import type { CreditBalance } from "../../contract/looseDeliveries/looseCreditCalls.ts"
import { looseDeliveryCalls } from "../../contract/looseDeliveries/looseDeliveryCalls.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useRemote } from "../../frame/useRemote.ts"

/** What a company has to pay with: the one that is named, or else the one that is viewed; nothing while neither is known. */
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
