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
import { userEditorWords } from "./words.ts"
import { useRoleTitles } from "./useRoleTitles.ts"

/** Tells if the server takes the current password, and if this record is the person's own. */
const useOwnPassword = (client: Client, draft: UserDraft) => {
  const user = useValue(client.session.user)
  const record = useValue(draft.user)
  const takesCurrent = useValue(client.extras("identity"))?.has("current-password") === true
  return { takesCurrent, isOwn: user?.id !== undefined && user.id === record.data?.id }
}

/** Returns a function that tells the person and the host that the password was changed. */
const usePasswordChanged = () => {
  const { emit, notices } = usePanel()
  const say = useWords("userEditor", userEditorWords)
  return (id: number) => {
    notices.show({
      kind: "toast",
      tone: "success",
      title: say("passwordChanged"),
      durationMs: limits.noticeMs.notification,
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
  const { takesCurrent, isOwn } = useOwnPassword(client, draft)
  const isUnequal = password !== confirm

  const sentence = (refusal: UserRefusal | ApiError) =>
    refusal._tag === "WrongPassword" && !takesCurrent
      ? say("passwordElsewhere")
      : explain(say, api, { titleOf, isNew: false }, refusal)
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
    /** A server that takes the current password needs it for the person's own record, or once it refused without. */
    needsCurrent: takesCurrent && (isOwn || isRefused),
    /** Both passwords were typed and differ. */
    isMismatch: isAsked && isUnequal && password !== "" && confirm !== "",
    failure: error && sentence(error),
    /** Call when both were typed: from then on a difference shows. */
    compare: () => setAsked(true),
    send,
    dismiss: clear,
  }
}
