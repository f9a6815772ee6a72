import type { licenses } from "../../contract/resources/licenses.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import * as Effect from "effect/Effect"
import type { ApiError } from "../../api/errors.ts"
import type { RenewalRefused } from "../../contract/licenses/refusals.ts"
import type { MoveRefused } from "../../contract/resource/refusals.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { writtenDay } from "../../frame/written.ts"
import { useSnackbar } from "../../frame/useSnackbar.ts"
import { useTask } from "../../frame/useTask.ts"
import { useLicenseWords } from "./words.ts"

type Refusal = ApiError | MoveRefused | RenewalRefused

/** Props of a dialog of a license's row. */
export interface LicenseAction {
  readonly row: RowOf<typeof licenses>
  readonly onChanged: () => void
  readonly onDone: () => void
}

/** Does something with a license, says so, and loads the list anew. */
export const useLicensing = ({ row: { _id: id }, onChanged, onDone }: LicenseAction) => {
  const { before, emit, locale } = usePanel()
  const say = useLicenseWords()
  const explain = useExplain()
  const showSnackbar = useSnackbar()
  const { busy, error, run } = useTask<Refusal>()
  const start = (type: "renew" | "assign", call: Effect.Effect<unknown, Refusal>) => {
    const eventType = type === "renew" ? "renewed" : "assigned"
    const reported = Effect.tapError(call, ({ _tag }) =>
      Effect.sync(() => _tag === "RenewalRefused" && onChanged()),
    )
    const work = Effect.map(reported, () => {
      emit({ panel: "licenses", type: eventType, detail: { id } })
      showSnackbar(say(eventType))
      onChanged()
      onDone()
    })
    run(Effect.andThen(before({ panel: "licenses", type, detail: { id } }), work))
  }
  const problem = () => {
    if (error?._tag === "MoveRefused") return say("refused")
    if (error?._tag === "RenewalRefused")
      return say("renewedBefore", { day: writtenDay(locale, error.expiresAt) })
    return error && explain(error)
  }
  return { busy, error: problem(), start }
}
