import * as Effect from "effect/Effect"
import { useMemo } from "react"
import type { ApiError } from "../../../api/errors.ts"
import type { CreditBalance, CreditEntry } from "../../../contract/looseDeliveries/looseCreditCalls.ts"
import { looseDeliveryCalls } from "../../../contract/looseDeliveries/looseDeliveryCalls.ts"
import type { RecordId } from "../../../contract/wire/recordId.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useRemote } from "../../../frame/useRemote.ts"

/** Balance of a company, and the entries that led to it. */
export interface Statement {
  readonly credits: CreditBalance
  readonly entries: ReadonlyArray<CreditEntry>
}

/** A company's credits; null for one that is gone. */
export const useStatement = (company: RecordId) => {
  const { api } = usePanel().client
  const load = useMemo((): Effect.Effect<Statement | null, ApiError> => {
    const query = { company }
    const read = Effect.all(
      {
        credits: api.call(looseDeliveryCalls.credits, { query }),
        entries: api.call(looseDeliveryCalls.entries, { query }),
      },
      { concurrency: 2 },
    )
    return Effect.catchTag(read, "UnknownReference", () => Effect.succeed(null))
  }, [api, company])
  return useRemote(load)
}
