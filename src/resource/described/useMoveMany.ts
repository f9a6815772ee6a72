import * as Effect from "effect/Effect"
import { useState } from "react"
import type { ApiError } from "../../api/errors.ts"
import { freshKey } from "../../api/freshKey.ts"
import { atLeast } from "../../api/pace.ts"
import type { BulkMove, CountChanged } from "../../contract/wire/bulk.ts"
import { callsOf } from "../../contract/resource/calls.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useSnackbar } from "../../frame/useSnackbar.ts"
import { useTask } from "../../frame/useTask.ts"
import type { Selection } from "../listModel.ts"
import { statusName } from "./StatusMark.tsx"
import { useRecordReader } from "./record/useRecordReader.ts"

/** A change of status that many rows are to make. */
export interface RequestedMove {
  readonly to: string
  readonly rows: Selection
}

/**
 * Moves many records to another status at once; those that stay are told with their reason. Calls `done` once it is made,
 * with whether all of them moved.
 */
export const useMoveMany = (
  resource: Resource,
  { to, rows }: RequestedMove,
  done: (isWhole: boolean) => void,
) => {
  const { client, before, emit } = usePanel()
  const { say, word } = useRecordReader(resource)
  const explain = useExplain()
  const showSnackbar = useSnackbar()
  const { busy, error, run } = useTask<ApiError | CountChanged>()
  const [idempotencyKey] = useState(freshKey)
  const [outcome, setOutcome] = useState<BulkMove>()

  const finish = (ended: BulkMove) => {
    const isWhole = ended.refused.length === 0
    emit({ panel: resource.name, type: "movedMany", detail: { to, ...ended } })
    if (isWhole) showSnackbar(word("movedMany", { count: ended.moved, status: statusName(word, to) }))
    else setOutcome(ended)
    done(isWhole)
  }
  const confirm = (reason: string | undefined) => {
    const { moveMany } = callsOf(resource)
    if (!moveMany) return
    const body = { to, ...(reason !== undefined && { reason }), rows }
    const work = client.api.call(moveMany, { body }, { idempotencyKey })
    const allowed = before({ panel: resource.name, type: "moveMany", detail: { to, rows } })
    const moving = Effect.andThen(allowed, atLeast(work, client.pace, "dialog"))
    run(Effect.tap(moving, (ended) => Effect.sync(() => finish(ended))))
  }
  return {
    outcome,
    busy,
    error: error && (error._tag === "CountChanged" ? say("recounted") : explain(error)),
    confirm,
  }
}
