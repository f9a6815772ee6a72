import * as Effect from "effect/Effect"
import { useState } from "react"
import type { ApiError } from "../../api/errors.ts"
import { waitOf } from "../../api/pace.ts"
import { limits } from "../../contract/limits.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useTask } from "../../frame/useTask.ts"
import { useWords } from "../../frame/useWords.ts"
import { explain, type RoleRefusal } from "./explain.ts"
import type { RoleDraft } from "./roleDraft.ts"
import { roleWords } from "./roleWords.ts"

/** Saving a role: the host may veto, the notice stays 10 s, the dialog closes after about 1 s (sections 4, 8). */
export const useRoleSaving = (draft: RoleDraft, close: () => void) => {
  const { client, before, emit, notices } = usePanel()
  const say = useWords("roles", roleWords)
  const api = useExplain()
  const { busy, error, run, clear } = useTask<RoleRefusal | ApiError>()
  const [saved, setSaved] = useState(false)

  const notify = (id: number | undefined) => {
    setSaved(true)
    notices.show({
      kind: "toast",
      tone: "success",
      title: say("saved"),
      durationMs: limits.noticeMs.roleSaved,
      closeLabel: say("close"),
    })
    emit({ panel: "roles", type: "saved", detail: { id } })
  }

  const save = () =>
    run(
      before({ panel: "roles", type: "save", detail: { title: draft.title.peek() } }).pipe(
        Effect.andThen(draft.save()),
        Effect.tap((role) => Effect.sync(() => notify(role.id))),
        Effect.andThen(Effect.sleep(waitOf(client.pace, "roleDialogClose"))),
        Effect.andThen(Effect.sync(close)),
      ),
    )
  return {
    busy: busy || saved,
    error: error === undefined ? undefined : explain(say, api, error),
    save,
    dismiss: clear,
  }
}
