import type { looseDeliveries } from "../../contract/resources/looseDeliveries.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import * as Effect from "effect/Effect"
import { useRef, useState } from "react"
import type { ApiError } from "../../api/errors.ts"
import type { LooseReasonNeeded } from "../../contract/looseDeliveries/refusals.ts"
import type { MoveRefused, UnknownReference } from "../../contract/resource/refusals.ts"
import type { StaleRecord } from "../../contract/resource/staleRecord.ts"
import { idKey, type RecordId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useSnackbar } from "../../frame/useSnackbar.ts"
import { useTask } from "../../frame/useTask.ts"
import { useLooseWords } from "./words.ts"

type Refusal =
  | ApiError
  | MoveRefused
  | LooseReasonNeeded
  | UnknownReference
  | { readonly _tag: "StaleRecord" }

/** Props of a dialog for a delivery's row. */
export interface DeliveryAction {
  readonly row: RowOf<typeof looseDeliveries>
  /** Told what the server answered, or how the delivery is where somebody else was first. */
  readonly onChanged: (current?: RowOf<typeof looseDeliveries>) => void
  readonly onDone: () => void
}

/** Events sent to hosts after an action, by the event sent before it. */
const eventTypes = { move: "moved", assign: "assigned", end: "ended" } as const

/** Returns the reason for a refusal, as text. */
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
  const { busy, run } = useTask<never>()
  // Separate state, because a task forgets the results of runs that were followed by others.
  const [refusal, setRefusal] = useState<Refusal>()
  const underWay = useRef(new Set<string>())
  const start = (
    type: keyof typeof eventTypes,
    id: RecordId,
    call: Effect.Effect<unknown, Refusal | StaleRecord>,
    sentence: string,
  ) => {
    const key = idKey(id)
    // It would send the version again that the one under way is about to change.
    if (underWay.current.has(key)) return
    underWay.current.add(key)
    setRefusal(undefined)
    const work = Effect.match(call, {
      onSuccess: (answer) => {
        emit({ panel: "looseDeliveries", type: eventTypes[type], detail: { id } })
        showSnackbar(sentence)
        onChanged(answer as RowOf<typeof looseDeliveries>)
        onDone()
      },
      onFailure: (error) => {
        setRefusal(error)
        if (error._tag === "StaleRecord")
          onChanged((error as { readonly current?: RowOf<typeof looseDeliveries> }).current)
        if (error._tag === "MoveRefused") onChanged()
      },
    })
    const moving = Effect.andThen(before({ panel: "looseDeliveries", type, detail: { id } }), work)
    const ended = Effect.ensuring(
      moving,
      Effect.sync(() => underWay.current.delete(key)),
    )
    // A later action does not stop it.
    run(Effect.uninterruptible(ended))
  }
  return { busy, error: useSentence(refusal), start }
}
