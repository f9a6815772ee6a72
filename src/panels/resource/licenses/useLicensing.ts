import * as Effect from "effect/Effect"
import type { ApiError } from "../../../api/errors.ts"
import type { MoveRefused } from "../../../contract/resource/refusals.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useExplain } from "../../../frame/useExplain.ts"
import { useSnackbar } from "../../../frame/useSnackbar.ts"
import { useTask } from "../../../frame/useTask.ts"
import type { DescribedRow } from "../../../resource/described/describedRow.ts"
import { useLicenseWords } from "./licenseWords.ts"

/** What a dialog of a license's row is given. */
export interface LicenseAction {
  readonly row: DescribedRow
  readonly onChanged: () => void
  readonly onDone: () => void
}

/** Does something with a license, says so, and loads the list anew. */
export const useLicensing = ({ row: { _id: id }, onChanged, onDone }: LicenseAction) => {
  const { before, emit } = usePanel()
  const say = useLicenseWords()
  const explain = useExplain()
  const showSnackbar = useSnackbar()
  const { busy, error, run } = useTask<ApiError | MoveRefused>()
  const start = (type: "renew" | "assign", call: Effect.Effect<unknown, ApiError | MoveRefused>) => {
    const done = type === "renew" ? "renewed" : "assigned"
    const work = Effect.map(call, () => {
      emit({ panel: "licenses", type: done, detail: { id } })
      showSnackbar(say(done))
      onChanged()
      onDone()
    })
    run(Effect.andThen(before({ panel: "licenses", type, detail: { id } }), work))
  }
  const told = error && (error._tag === "MoveRefused" ? say("refused") : explain(error))
  return { busy, error: told, start }
}
