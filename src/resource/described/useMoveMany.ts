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
import { useReader } from "./useReader.ts"

/** A bulk change of status that waits for its reason or runs. */
export interface PendingMove {
  readonly to: string
  readonly rows: Selection
  readonly count: number
  /** Idempotency key of this attempt. */
  readonly key: string
}

const countOf = (rows: Selection) => ("ids" in rows ? rows.ids.length : rows.expected)

/** Moves many records to another status at once; those that stay are told with their reason. */
export const useMoveMany = (resource: Resource) => {
  const { client, before, emit } = usePanel()
  const { say, word } = useReader(resource)
  const explain = useExplain()
  const showSnackbar = useSnackbar()
  const { busy, error, run, clear } = useTask<ApiError | CountChanged>()
  const [pending, setPending] = useState<PendingMove>()
  const [outcome, setOutcome] = useState<BulkMove>()

  const finish = (to: string, ended: BulkMove, done: () => void) => {
    setPending(undefined)
    emit({ panel: resource.name, type: "movedMany", detail: { to, ...ended } })
    if (ended.refused.length > 0) setOutcome(ended)
    else showSnackbar(word("movedMany", { count: ended.moved, status: statusName(word, to) }))
    done()
  }
  const move = ({ to, rows, key }: PendingMove, reason: string | undefined, done: () => void) => {
    const { moveMany } = callsOf(resource)
    if (!moveMany) return
    const body = { to, ...(reason !== undefined && { reason }), rows }
    const work = client.api.call(moveMany, { body }, { idempotencyKey: key })
    const allowed = before({ panel: resource.name, type: "moveMany", detail: { to, rows } })
    const moving = Effect.andThen(allowed, atLeast(work, client.pace, "dialog"))
    run(Effect.tap(moving, (ended) => Effect.sync(() => finish(to, ended, done))))
  }
  const close = () => {
    clear()
    setPending(undefined)
    setOutcome(undefined)
  }
  return {
    pending,
    outcome,
    busy,
    error: error && (error._tag === "CountChanged" ? say("recounted") : explain(error)),
    request: (rows: Selection, to: string) => setPending({ to, rows, count: countOf(rows), key: freshKey() }),
    /** Calls `done` once the rows are moved. */
    confirm: (reason: string | undefined, done: () => void) => pending && move(pending, reason, done),
    close,
  }
}
