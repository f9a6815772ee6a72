import * as Effect from "effect/Effect"
import { useState } from "react"
import type { ApiError } from "../../api/errors.ts"
import { atLeast } from "../../api/pace.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import type { CountChanged } from "../../contract/wire/bulk.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useSnackbar } from "../../frame/useSnackbar.ts"
import { useTask } from "../../frame/useTask.ts"
import type { List } from "../List.ts"
import type { Selection } from "../listModel.ts"
import type { RefusedRow } from "../eachRow.ts"
import { useRecordReader } from "./record/useRecordReader.ts"

/** The list whose rows change together, and what ends that. */
export interface ManyRows {
  readonly resource: Resource
  readonly list: List
  readonly onClose: () => void
}

/** Number of rows changed, and the rows that were not, each with the reason. */
export interface ChangeOutcome {
  readonly moved: number
  readonly refused: ReadonlyArray<RefusedRow>
}

interface RowWork {
  /** Its events are `moveMany` and `movedMany`, or `changeMany` and `changedMany`. */
  readonly verb: "move" | "change"
  /** Event details besides the rows and the outcome. */
  readonly detail: Readonly<Record<string, unknown>>
  readonly rows: Selection
  readonly change: Effect.Effect<ChangeOutcome, ApiError | CountChanged>
  readonly doneMessage: (count: number) => string
}

export const countOf = (rows: Selection): number => ("ids" in rows ? rows.ids.length : rows.expected)

/** Changes many rows, loads the list anew and tells how many were changed, or which were not. */
export const useManyRows = ({ resource, list, onClose }: ManyRows) => {
  const { client, before, emit } = usePanel()
  const { say } = useRecordReader(resource)
  const explain = useExplain()
  const showSnackbar = useSnackbar()
  const { busy, error, run } = useTask<ApiError | CountChanged>()
  const [outcome, setOutcome] = useState<ChangeOutcome>()
  const panel = resource.name

  const start = ({ verb, detail, rows, change, doneMessage }: RowWork) => {
    const finish = (ended: ChangeOutcome) => {
      emit({ panel, type: `${verb}dMany`, detail: { ...detail, ...ended } })
      list.model.select(new Set())
      list.model.reload()
      if (ended.refused.length > 0) return setOutcome(ended)
      showSnackbar(doneMessage(ended.moved))
      return onClose()
    }
    const allowed = before({ panel, type: `${verb}Many`, detail: { ...detail, rows } })
    const changing = Effect.andThen(allowed, atLeast(change, client.pace, "dialog"))
    run(Effect.tap(changing, (ended) => Effect.sync(() => finish(ended))))
  }
  return {
    busy,
    outcome,
    error: error && (error._tag === "CountChanged" ? say("recounted") : explain(error)),
    start,
  }
}
