import * as Effect from "effect/Effect"
import type { ApiError } from "../../api/errors.ts"
import { limits } from "../../contract/limits.ts"
import { session } from "../../contract/session/session.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useTask } from "../../frame/useTask.ts"
import { useWords } from "../../frame/useWords.ts"
import { forgotWords } from "./words.ts"

/** The request was answered with nothing: nobody has this address (section 8). */
interface EmptyAnswer {
  readonly _tag: "EmptyAnswer"
}

/** Asking for a new password: a notice, then the login page (section 4). */
export const useForgotPassword = (loginHref: string) => {
  const { client, before, emit, notices, navigation } = usePanel()
  const say = useWords("forgotPassword", forgotWords)
  const api = useExplain()
  const { busy, error, run } = useTask<EmptyAnswer | ApiError>()
  const finish = () => {
    notices.show({
      kind: "toast",
      tone: "success",
      title: say("success"),
      durationMs: limits.noticeMs.notification,
      closeLabel: say("close"),
    })
    emit({ panel: "forgotPassword", type: "asked" })
    navigation.push(loginHref)
  }
  const submit = (email: string) =>
    run(
      before({ panel: "forgotPassword", type: "ask" }).pipe(
        Effect.andThen(client.api.call(session.forgot, { query: { email } })),
        Effect.flatMap((answer) =>
          answer === null ? Effect.fail<EmptyAnswer>({ _tag: "EmptyAnswer" }) : Effect.sync(finish),
        ),
      ),
    )
  const explained =
    error?._tag === "EmptyAnswer" ? say("notFound", { name: say("email") }) : error && api(error)
  return { submit, busy, error: explained }
}
