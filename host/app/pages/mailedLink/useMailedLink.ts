import { type ApiError, useTask, useWords } from "balcao"
import type { calls, RefusalOf } from "balcao/contract"
import * as Effect from "effect/Effect"
import { useState } from "react"
import { mailedLinkWords } from "./words.ts"

/** What the pages behind mailed links say. */
export const useLinkWords = () => useWords("mailedLink", mailedLinkWords)

type Failure = ApiError | RefusalOf<typeof calls.accounts.confirm>

/** Where a mailed link stands: to be used, used, or of no use. */
export const useMailedLink = <A>(open: (token: string, password: string) => Effect.Effect<A, Failure>) => {
  const say = useLinkWords()
  // It stands behind `#`, which is sent to nobody.
  const [token] = useState(() => location.hash.slice(1))
  const [done, setDone] = useState<{ readonly answer: A }>()
  const { busy, error, run } = useTask<Failure>()
  const finish = (answer: A) => {
    history.replaceState(history.state, "", location.pathname)
    setDone({ answer })
  }
  const sentence = () => {
    if (error === undefined) return undefined
    if (error._tag === "WrongPassword") return say("wrong")
    if (error._tag === "TooManyRequests") return say("tooMany", { seconds: error.retryAfter })
    return say("failed")
  }
  return {
    done,
    isExpired: token === "" || error?._tag === "LinkExpired",
    busy,
    error: sentence(),
    submit: (password: string) =>
      busy || run(Effect.tap(open(token, password), (answer) => Effect.sync(() => finish(answer)))),
  }
}
