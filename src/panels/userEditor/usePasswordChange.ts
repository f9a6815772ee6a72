import * as Effect from "effect/Effect"
import { useState } from "react"
import type { Client } from "../../api/client.ts"
import type { ApiError } from "../../api/errors.ts"
import { limits } from "../../contract/limits.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useTask } from "../../frame/useTask.ts"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { explain, type UserRefusal } from "./explain.ts"
import type { UserDraft } from "./userDraft.ts"
import { userEditorWords } from "./userEditorWords.ts"
import { useRoleTitles } from "./useRoleTitles.ts"

/** A server that asks for the current password says so; to any other, one's own record is like everyone's. */
const useAsksCurrent = (client: Client, draft: UserDraft): boolean => {
  const user = useValue(client.session.user)
  const record = useValue(draft.user)
  const extras = useValue(client.extras("identity"))
  const isOwn = user?.id !== undefined && user.id === record.data?.id
  return isOwn && extras?.has("current-password") === true
}

/** Says that the password was changed, to the person and to the host. */
const usePasswordChanged = () => {
  const { emit, notices } = usePanel()
  const say = useWords("userEditor", userEditorWords)
  return (id: number) => {
    notices.show({
      kind: "toast",
      tone: "success",
      title: say("passwordChanged"),
      durationMs: limits.notice.notification,
      closeLabel: say("close"),
    })
    emit({ panel: "userEditor", type: "passwordChanged", detail: { id } })
  }
}

/** Changes the password at once (section 2); the two entries must be equal. */
export const usePasswordChange = (draft: UserDraft) => {
  const { client, before } = usePanel()
  const say = useWords("userEditor", userEditorWords)
  const api = useExplain()
  const notify = usePasswordChanged()
  const titleOf = useRoleTitles(draft)
  const { password, confirm } = useValue(draft.secret.texts)
  const { busy, error, run, clear } = useTask<UserRefusal | ApiError>()
  const [isAsked, setAsked] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const asksCurrent = useAsksCurrent(client, draft)
  const isUnequal = password !== confirm

  const send = () => {
    setAsked(true)
    if (busy || isUnequal) return
    const id = draft.user.peek().data?.id
    run(
      before({ panel: "userEditor", type: "changePassword", detail: { id } }).pipe(
        Effect.andThen(draft.changePassword()),
        Effect.tap((user) => Effect.sync(() => notify(user.id))),
        Effect.tapError((refusal) => Effect.sync(() => refusal._tag === "WrongPassword" && setRefused(true))),
      ),
    )
  }
  return {
    busy,
    /** The server wants to know the password one has, before one's own is changed. */
    needsCurrent: asksCurrent || isRefused,
    /** Both passwords were typed and differ. */
    isMismatch: isAsked && isUnequal && password !== "" && confirm !== "",
    failure: error === undefined ? undefined : explain(say, api, { titleOf, isNew: false }, error),
    /** Call when both were typed: from then on a difference shows. */
    compare: () => setAsked(true),
    send,
    dismiss: clear,
  }
}
