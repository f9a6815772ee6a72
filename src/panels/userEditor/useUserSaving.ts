import * as Effect from "effect/Effect"
import { useState } from "react"
import type { ApiError } from "../../api/errors.ts"
import { limits } from "../../contract/limits.ts"
import type { User } from "../../contract/users.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useTask } from "../../frame/useTask.ts"
import { useWords } from "../../frame/useWords.ts"
import type { SaveWay } from "../../resource/editor/saveWay.ts"
import { explain, refusedFields, type UserRefusal } from "./explain.ts"
import { firstWrong, type UserTab } from "./tabs.ts"
import type { UserDraft } from "./userDraft.ts"
import { userEditorWords } from "./userEditorWords.ts"
import type { UserField } from "./userTexts.ts"
import { useRoleTitles } from "./useRoleTitles.ts"

interface Ways {
  readonly onTab: (tab: UserTab) => void
  readonly onSaved: (user: User, how: SaveWay, wasNew: boolean) => void
}

/** Saving a user: what is wrong is shown in its place, what the server refuses too, and what was typed stays. */
export const useUserSaving = (draft: UserDraft, { onTab, onSaved }: Ways) => {
  const { before, emit, notices } = usePanel()
  const say = useWords("userEditor", userEditorWords)
  const api = useExplain()
  const titleOf = useRoleTitles(draft)
  const { busy, error, run, clear } = useTask<UserRefusal | ApiError>()
  const [refusals, setRefusals] = useState(0)
  const [isRefused, setRefused] = useState(false)
  const [last, setLast] = useState<{ readonly how: SaveWay; readonly wasNew: boolean }>()
  const around = { titleOf, isNew: last?.wasNew ?? false }

  const refuse = (names: ReadonlyArray<UserField>) => {
    setRefused(true)
    setRefusals((former) => former + 1)
    onTab(firstWrong(names))
  }
  const failed = (reason: UserRefusal | ApiError, wasNew: boolean) => {
    const fields = refusedFields(say, { titleOf, isNew: wasNew }, reason)
    if (fields.size === 0) return
    draft.text.refuse(fields)
    refuse([...fields.keys()])
  }
  const succeeded = (user: User, how: SaveWay, wasNew: boolean) => {
    notices.show({
      kind: "toast",
      tone: "success",
      title: say(wasNew ? "created" : "saved"),
      lasts: limits.notice.notification,
      closeLabel: say("close"),
    })
    emit({ panel: "userEditor", type: wasNew ? "created" : "saved", detail: { id: user.id } })
    onSaved(user, how, wasNew)
  }
  const save = (how: SaveWay) => {
    if (busy) return
    draft.text.apply()
    clear()
    const wrong = Object.keys(draft.problems.peek()) as ReadonlyArray<UserField>
    draft.text.touch(wrong)
    if (wrong.length > 0) return refuse(wrong)
    setRefused(false)
    const id = draft.user.peek().data?.id
    const wasNew = id === undefined
    setLast({ how, wasNew })
    run(
      before({ panel: "userEditor", type: wasNew ? "create" : "save", detail: { id } }).pipe(
        Effect.andThen(draft.save()),
        Effect.tapError((reason) => Effect.sync(() => failed(reason, wasNew))),
        Effect.tap((user) => Effect.sync(() => succeeded(user, how, wasNew))),
      ),
    )
  }
  const isInPlace = error && refusedFields(say, around, error).size > 0
  return {
    busy,
    save,
    /** Saves again the way it was tried. */
    retry: () => save(last?.how ?? "continue"),
    /** What someone else saved first. */
    conflict: error?._tag === "StaleUser" ? error.current : undefined,
    failure: error && !isInPlace && error._tag !== "StaleUser" ? explain(say, api, around, error) : undefined,
    refusals,
    isRefused,
    dismissRefusal: () => setRefused(false),
    dismiss: clear,
  }
}
