import * as Effect from "effect/Effect"
import { useMemo } from "react"
import type { ApiError } from "../../api/errors.ts"
import type { PrepTimes } from "../../contract/companies/prepMinutesAt.ts"
import { prepTimes } from "../../contract/companies/prepTimes.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { useValue } from "../../frame/useValue.ts"
import { useWrites } from "../../frame/useWrites.ts"

const nothing = Effect.succeed(undefined)
const writes = [prepTimes.save]

/** Preparation times of a store; undefined while loading, without a store, and of servers that keep none. */
export const usePrepTimes = (company: RecordId | undefined) => {
  const { client } = usePanel()
  const { api } = client
  const offered = useValue(client.extras(prepTimes.read.service))
  const isOffered = offered?.has("prep-times") === true
  const load = useMemo((): Effect.Effect<PrepTimes | undefined, ApiError> => {
    if (company === undefined || !isOffered) return nothing
    const call = api.call(prepTimes.read, { query: { company } })
    return Effect.catchTag(call, "NoCompanyViewed", () => nothing)
  }, [api, company, isOffered])
  const { remote, reload } = useRemote(load)
  useWrites(writes, reload)
  return { remote, reload }
}
