import * as Effect from "effect/Effect"
import { useState } from "react"
import type { Api } from "../../../api/api.ts"
import type { ApiError } from "../../../api/errors.ts"
import type { ImportRun } from "../../../contract/importing/importRun.ts"
import type { ImportRefused } from "../../../contract/importing/refusals.ts"
import { catalogPrices, type PricedRow } from "../../../contract/products/pricing/catalogPrices.ts"
import type { PriceTarget } from "../../../contract/products/pricing/priceRule.ts"
import type { BelowCost } from "../../../contract/products/pricing/refusals.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useTask } from "../../../frame/useTask.ts"
import { awaitEnd } from "../../../resource/importing/awaitEnd.ts"

/** Failure that ends a change of prices, or its undoing. */
export type RunFailure = ApiError | BelowCost | ImportRefused

/** Prices that are to be written. */
export interface WantedPrices {
  readonly target: PriceTarget
  readonly rows: ReadonlyArray<PricedRow>
  /** Somebody confirmed those below cost. */
  readonly belowCost: boolean
}

/** Work on prices just now; `progress` is a share of 1. */
export interface RunWork {
  readonly step: "writing" | "undoing"
  readonly progress: number
}

/** Waits until the prices are written or given back, telling how far that is. */
const follow = (
  api: Api,
  begun: ImportRun,
  all: number,
  step: RunWork["step"],
  onWork: (work: RunWork) => void,
) =>
  awaitEnd(api, begun._id, ({ written, undone, kept }) => {
    const done = step === "writing" ? written : undone + kept
    onWork({ step, progress: all === 0 ? 1 : done / all })
  })

/** A change of prices as the server keeps it: written and taken back by a job, with how far that is. */
export const usePriceRun = () => {
  const { client, before, emit } = usePanel()
  const { api } = client
  const { busy, error, run: start, clear } = useTask<RunFailure>()
  const [run, setRun] = useState<ImportRun>()
  const [work, setWork] = useState<RunWork>()
  const doing = (step: RunWork["step"], task: Effect.Effect<ImportRun, RunFailure>) => {
    setWork({ step, progress: 0 })
    start(Effect.map(task, setRun))
  }
  const apply = ({ target, rows, belowCost }: WantedPrices) => {
    const detail = { action: "prices", choice: target, rows: { ids: rows.map(({ _id }) => _id) } }
    const body = { target, rows, ...(belowCost && { belowCost }) }
    const writing = api
      .call(catalogPrices.apply, { body })
      .pipe(Effect.flatMap((begun) => follow(api, begun, rows.length, "writing", setWork)))
    const announced = Effect.tap(writing, ({ written }) =>
      Effect.sync(() =>
        emit({ panel: "products", type: "changedMany", detail: { moved: written, refused: [] } }),
      ),
    )
    doing("writing", Effect.andThen(before({ panel: "products", type: "changeMany", detail }), announced))
  }
  const undo = () => {
    if (!run) return
    const params = { id: run._id }
    const undone = api.call(catalogPrices.undo, { params })
    doing(
      "undoing",
      Effect.flatMap(undone, (begun) => follow(api, begun, run.written, "undoing", setWork)),
    )
  }
  const forget = () => {
    setRun(undefined)
    clear()
  }
  return { run, work: busy ? work : undefined, busy, error, apply, undo, forget }
}
