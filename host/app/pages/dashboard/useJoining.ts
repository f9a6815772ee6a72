import { type ApiError, type Client, usePanel, useTask } from "balcao"
import { calls, type RefusalOf, type Success } from "balcao/contract"
import * as Effect from "effect/Effect"
import { usePolled } from "../../usePolled.ts"
import { useJoinWords } from "./joinWords.ts"

type Joining = Success<typeof calls.joining.own>
type AskError = ApiError | RefusalOf<typeof calls.joining.ask>

/** Milliseconds between readings of a decision that may have come meanwhile. */
const pollMs = 30_000

const readOwn = ({ call }: Client["api"]): Effect.Effect<Joining | undefined, unknown> =>
  call(calls.joining.own)

/** The request of somebody who belongs nowhere yet, read again until it is decided. */
export const useJoining = () => {
  const { api } = usePanel().client
  const say = useJoinWords()
  const [own, setOwn] = usePolled({ read: readOwn, everyMs: pollMs, initial: undefined, isEnabled: true })
  const { run, busy, error } = useTask<AskError>()
  const take = (answer: Joining) => Effect.sync(() => setOwn(answer))
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
