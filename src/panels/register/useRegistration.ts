import * as Effect from "effect/Effect"
import { useState } from "react"
import type { ApiError } from "../../api/errors.ts"
import { freshKey } from "../../api/freshKey.ts"
import { limits } from "../../contract/limits.ts"
import { session } from "../../contract/session/session.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useTask } from "../../frame/useTask.ts"
import { useWords } from "../../frame/useWords.ts"
import { type EmptyAnswer, explain } from "./explain.ts"
import { registerWords } from "./words.ts"

type Registration = (typeof session.register)["body"]["Type"]

/** Registering: a success notice, then the login page (section 4). */
export const useRegistration = (loginHref: string) => {
  const { client, before, emit, notices, navigation } = usePanel()
  const say = useWords("register", registerWords)
  const api = useExplain()
  const { busy, error, run, clear } = useTask<EmptyAnswer | ApiError>()
  /** One key for one set of data: a repeat after a lost answer makes no second user. */
  const [attempt, setAttempt] = useState({ of: "", key: "" })

  /** If a mailed link must be opened first, the message says so. */
  const finish = ({ email }: Registration, isMailed: boolean) => {
    notices.show({
      kind: "toast",
      tone: "success",
      title: isMailed ? say("mailed", { email }) : say("success"),
      durationMs: limits.noticeMs.notification,
      closeLabel: say("close"),
    })
    emit({ panel: "register", type: "registered" })
    navigation.push(loginHref)
  }
  const submit = (body: Registration) => {
    const of = JSON.stringify(body)
    const key = attempt.of === of ? attempt.key : freshKey()
    setAttempt({ of, key })
    const call = client.api.call(session.register, { body }, { idempotencyKey: key })
    run(
      before({ panel: "register", type: "register" }).pipe(
        Effect.andThen(call),
        Effect.flatMap((answer) =>
          answer === null
            ? Effect.fail<EmptyAnswer>({ _tag: "EmptyAnswer" })
            : Effect.sync(() => finish(body, answer.mailed === true)),
        ),
      ),
    )
  }
  return { submit, busy, clear, error: error === undefined ? undefined : explain(say, api, error) }
}
