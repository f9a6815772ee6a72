import * as Effect from "effect/Effect"
import { useState } from "react"
import type { ApiError } from "../../../api/errors.ts"
import { type Rollout, settingRollouts } from "../../../contract/settings/settingRollouts.ts"
import type { SettingState } from "../../../contract/settings/settings.ts"
import type { RecordId } from "../../../contract/wire/recordId.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useExplain } from "../../../frame/useExplain.ts"
import { useTask } from "../../../frame/useTask.ts"

/** A company that was changed since, and what counts there. */
export interface KeptCompany {
  readonly company: { readonly _id: RecordId; readonly name: string }
  readonly value: SettingState["value"]
}

/** Takes a roll-out back, and tells which companies were changed since. */
export const useUndoRollout = ({ _id, key }: Pick<Rollout, "_id" | "key">) => {
  const { client, before, emit } = usePanel()
  const explain = useExplain()
  const { busy, error, run } = useTask<ApiError>()
  const [unchanged, setUnchanged] = useState<ReadonlyArray<KeptCompany>>()
  const undo = () => {
    const detail = { id: _id, key }
    const undoing = Effect.map(client.api.call(settingRollouts.undo, { params: { id: _id } }), (answer) => {
      emit({ panel: "companies", type: "rolloutUndone", detail })
      setUnchanged(answer.kept)
    })
    run(Effect.andThen(before({ panel: "companies", type: "undoRollout", detail }), undoing))
  }
  return { busy, error: error && explain(error), kept: unchanged, undo }
}
