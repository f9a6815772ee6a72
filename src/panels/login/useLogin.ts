import * as Effect from "effect/Effect"
import { useState } from "react"
import type { ApiError } from "../../api/errors.ts"
import { atLeast } from "../../api/pace.ts"
import type { Credentials } from "../../api/session.ts"
import type { InvalidLogin } from "../../contract/session/session.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { safePath } from "../../frame/returnUrl.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useTask } from "../../frame/useTask.ts"
import { useWords } from "../../frame/useWords.ts"
import { explain } from "./explain.ts"
import { loginWords } from "./words.ts"

/** Signing in: the user is loaded during the wait of about 4 s, then the page is loaded anew (section 4). */
export const useLogin = (home: string, returnUrl: string | undefined) => {
  const { client, before, emit, navigation } = usePanel()
  const say = useWords("login", loginWords)
  const api = useExplain()
  const { busy, error, run } = useTask<InvalidLogin | ApiError>()
  const [isDone, setDone] = useState(false)
  const { session, pace } = client

  const leave = () => {
    setDone(true)
    navigation.redirect(safePath(returnUrl) ?? home)
  }
  const loadUser = atLeast(session.load(), pace, "loginRedirect")
  const submit = (credentials: Credentials) =>
    run(
      before({ panel: "login", type: "signIn" }).pipe(
        Effect.andThen(session.signIn(credentials)),
        Effect.tap(() => Effect.sync(() => emit({ panel: "login", type: "signedIn" }))),
        Effect.andThen(loadUser),
        Effect.andThen(Effect.sync(leave)),
      ),
    )
  return { submit, busy: busy || isDone, error: error === undefined ? undefined : explain(say, api, error) }
}
