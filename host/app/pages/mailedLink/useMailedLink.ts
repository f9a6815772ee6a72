import { type ApiError, useTask, useWords } from "balcao"
import type { calls, RefusalOf } from "balcao/contract"
import * as Effect from "effect/Effect"
import { useState } from "react"
import { mailedLinkWords } from "./words.ts"

/** Texts of the pages behind mailed links. */
export const useLinkWords = () => useWords("mailedLink", mailedLinkWords)

type Failure = ApiError | RefusalOf<typeof calls.accounts.confirm>

/** State of a mailed link: unused, used or invalid. */
export const useMailedLink = <A>(open: (token: string, password: string) => Effect.Effect<A, Failure>) => {
  const say = useLinkWords()
  // The token is behind `#` in the URL, which browsers do not send.
  const [token] = useState(() => location.hash.slice(1))
  const [result, setDone] = useState<{ readonly answer: A }>()
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
    done: result,
    isExpired: token === "" || error?._tag === "LinkExpired",
    busy,
    error: sentence(),
    submit: (password: string) =>
      busy || run(Effect.tap(open(token, password), (answer) => Effect.sync(() => finish(answer)))),
  }
}
