import { type ApiError, usePanel, useTask } from "balcao"
import { calls, type RefusalOf, type Success } from "balcao/contract"
import * as Effect from "effect/Effect"
import { useCallback, useEffect, useState } from "react"
import { useJoinWords } from "./joinWords.ts"

type Joining = Success<typeof calls.joining.own>
type AskError = ApiError | RefusalOf<typeof calls.joining.ask>

/** Reads a decision that may have come meanwhile, in milliseconds. */
const pollMs = 30_000

/** The request of somebody who belongs nowhere yet, read again until it is decided. */
export const useJoining = () => {
  const { api } = usePanel().client
  const say = useJoinWords()
  const [own, setOwn] = useState<Joining>()
  const { run: read } = useTask<ApiError>()
  const { run, busy, error } = useTask<AskError>()
  const take = (answer: Joining) => Effect.sync(() => setOwn(answer))
  const reload = useCallback(() => read(Effect.tap(api.call(calls.joining.own), take)), [api, read])
  useEffect(() => {
    reload()
    const timer = setInterval(reload, pollMs)
    return () => clearInterval(timer)
  }, [reload])
  const sentence = () => {
    if (error === undefined) return undefined
    if (error._tag === "UnknownJoinCode") return say("unknown")
    if (error._tag === "BelongsAlready") return say("belongs")
    if (error._tag === "TooManyRequests") return say("tooMany", { count: error.retryAfter })
    return say("failed")
  }
  return {
    own,
    busy,
    error: sentence(),
    ask: (code: string) => run(Effect.tap(api.call(calls.joining.ask, { body: { code } }), take)),
  }
}
