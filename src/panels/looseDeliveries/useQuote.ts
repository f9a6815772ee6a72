import * as Effect from "effect/Effect"
import { useMemo } from "react"
import type { ApiError } from "../../api/errors.ts"
import { limits } from "../../contract/limits.ts"
import { looseDeliveryCalls, type QuoteRequest } from "../../contract/looseDeliveries/looseDeliveryCalls.ts"
import type { Quote } from "../../contract/looseDeliveries/quote.ts"
import type { TooFar } from "../../contract/looseDeliveries/refusals.ts"
import type { UnknownReference } from "../../contract/resource/refusals.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { failure } from "../../frame/remote.ts"
import { useRemote } from "../../frame/useRemote.ts"

/** Known data about a draft's price. */
export interface Quoted {
  /** The price of the draft as it is; undefined while it is worked out, or nothing can be. */
  readonly quote: Quote | undefined
  /** Nobody drives that far: so many kilometers at most. */
  readonly maxKm: number | undefined
  readonly error: ApiError | undefined
  readonly busy: boolean
  readonly reload: () => void
}

type Answer = { readonly key: string; readonly quote?: Quote; readonly maxKm?: number } | undefined

/** Works out the price of what is being written, once nobody writes for a moment. */
export const useQuote = (request: QuoteRequest | undefined): Quoted => {
  const { api } = usePanel().client
  const key = request === undefined ? "" : JSON.stringify(request)
  const load = useMemo((): Effect.Effect<Answer, ApiError> => {
    if (key === "") return Effect.succeed(undefined)
    const call = api.call(looseDeliveryCalls.quote, { body: JSON.parse(key) as QuoteRequest })
    const answered = Effect.map(call, (quote): Answer => ({ key, quote }))
    const reported = Effect.catchIf(
      answered as Effect.Effect<Answer, ApiError | TooFar | UnknownReference>,
      (error): error is TooFar | UnknownReference =>
        error._tag === "TooFar" || error._tag === "UnknownReference",
      (error) => Effect.succeed({ key, ...(error._tag === "TooFar" && { maxKm: error.maxKm }) }),
    )
    return Effect.andThen(Effect.sleep(limits.waitMs.debounce), reported) as Effect.Effect<Answer, ApiError>
  }, [api, key])
  const { remote, reload } = useRemote(load)
  const answer = remote.data?.key === key ? remote.data : undefined
  const error = failure(remote)
  return {
    quote: answer?.quote,
    maxKm: answer?.maxKm,
    error,
    busy: key !== "" && answer === undefined && error === undefined,
    reload,
  }
}
