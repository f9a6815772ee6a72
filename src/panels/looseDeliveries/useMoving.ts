import * as Effect from "effect/Effect"
import type { ApiError } from "../../api/errors.ts"
import type { LooseReasonNeeded } from "../../contract/looseDeliveries/refusals.ts"
import type { MoveRefused, UnknownReference } from "../../contract/resource/refusals.ts"
import type { StaleRecord } from "../../contract/resource/staleRecord.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
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
  /** Told what the server answered, or how the delivery is where somebody else was first. */
  readonly onChanged: (current?: DescribedRow) => void
  readonly onDone: () => void
}

/** What hosts are told was done, by what they were asked before. */
const done = { move: "moved", assign: "assigned", end: "ended" } as const

/** Why it was refused, in words. */
const useSentence = (error: Refusal | undefined): string | undefined => {
  const say = useLooseWords()
  const explain = useExplain()
  switch (error?._tag) {
    case undefined:
      return undefined
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

/** Does something with a delivery, says so, and hands on how it is then; also where somebody else was first. */
export const useMoving = ({ onChanged, onDone }: Pick<DeliveryAction, "onChanged" | "onDone">) => {
  const { before, emit } = usePanel()
  const showSnackbar = useSnackbar()
  const { busy, error, run } = useTask<Refusal>()
  const start = (
    type: keyof typeof done,
    id: RecordId,
    call: Effect.Effect<unknown, Refusal | StaleRecord>,
    sentence: string,
  ) => {
    const told = Effect.tapError(call, (refusal) =>
      Effect.sync(() => {
        if (refusal._tag === "StaleRecord")
          onChanged((refusal as { readonly current?: DescribedRow }).current)
        if (refusal._tag === "MoveRefused") onChanged()
      }),
    )
    const work = Effect.map(told, (answer) => {
      emit({ panel: "looseDeliveries", type: done[type], detail: { id } })
      showSnackbar(sentence)
      onChanged(answer as DescribedRow)
      onDone()
    })
    run(Effect.andThen(before({ panel: "looseDeliveries", type, detail: { id } }), work))
  }
  return { busy, error: useSentence(error), start }
}
