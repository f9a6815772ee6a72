import * as Effect from "effect/Effect"
import type { ApiError } from "../../api/errors.ts"
import type { LooseReasonNeeded } from "../../contract/looseDeliveries/refusals.ts"
import type { MoveRefused, UnknownReference } from "../../contract/resource/refusals.ts"
import type { StaleRecord } from "../../contract/resource/staleRecord.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useSnackbar } from "../../frame/useSnackbar.ts"
import { useTask } from "../../frame/useTask.ts"
import type { DescribedRow } from "../../resource/described/describedRow.ts"
import { useLooseWords } from "./looseDeliveryWords.ts"

type Refusal =
  | ApiError
  | MoveRefused
  | LooseReasonNeeded
  | UnknownReference
  | { readonly _tag: "StaleRecord" }

/** What a dialog of a delivery's row is given. */
export interface DeliveryAction {
  readonly row: DescribedRow
  readonly onChanged: () => void
  readonly onDone: () => void
}

/** Does something with a delivery, says so, and loads the list anew; also where somebody else was first. */
export const useMoving = ({ row: { _id: id }, onChanged, onDone }: DeliveryAction) => {
  const { before, emit } = usePanel()
  const say = useLooseWords()
  const explain = useExplain()
  const showSnackbar = useSnackbar()
  const { busy, error, run } = useTask<Refusal>()
  const start = (
    type: "move" | "assign",
    call: Effect.Effect<unknown, Refusal | StaleRecord>,
    done: string,
  ) => {
    const told = Effect.tapError(call, ({ _tag }) =>
      Effect.sync(() => (_tag === "StaleRecord" || _tag === "MoveRefused") && onChanged()),
    )
    const work = Effect.map(told, () => {
      emit({ panel: "looseDeliveries", type: type === "move" ? "moved" : "assigned", detail: { id } })
      showSnackbar(done)
      onChanged()
      onDone()
    })
    run(Effect.andThen(before({ panel: "looseDeliveries", type, detail: { id } }), work))
  }
  const explained = (): string | undefined => {
    if (error === undefined) return undefined
    switch (error._tag) {
      case "StaleRecord":
        return say("stale")
      case "MoveRefused":
      case "LooseReasonNeeded":
        return say("refused")
      case "UnknownReference":
        return say("courierGone")
      default:
        return explain(error as ApiError)
    }
  }
  return { busy, error: explained(), start }
}
