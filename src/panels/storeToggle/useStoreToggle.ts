import { useModel } from "@preact/signals-react/runtime"
import * as Effect from "effect/Effect"
import { useCallback, useEffect, useState } from "react"
import type { Opening } from "../../contract/companyDeliveries.ts"
import { limits } from "../../contract/limits.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { failure } from "../../frame/remote.ts"
import { useFresh } from "../../frame/useFresh.ts"
import { useTask } from "../../frame/useTask.ts"
import { useValue } from "../../frame/useValue.ts"
import { StoreToggleModel } from "./storeToggleModel.ts"

const rhythm = { refresh: limits.wait.storeRecheck, least: 1000 }

/** The toggle's state and what a person can do with it; what they wish is sent while they go on. */
export const useStoreToggle = () => {
  const { client, before, emit, loadFailed } = usePanel()
  const model = useModel(() => new StoreToggleModel(client.api))
  const record = useValue(model.record)
  const shown = useValue(model.shown)
  const [asked, setAsked] = useState(false)
  const reading = useTask<never>()
  const { run } = reading

  const settle = useCallback(
    () =>
      void Effect.runCallback(
        Effect.tap(model.settle(), (done) =>
          Effect.sync(() => done && emit({ panel: "storeToggle", type: "saved", detail: { ...done } })),
        ),
      ),
    [model, emit],
  )
  useFresh(
    useCallback(() => {
      settle()
      run(model.load())
      return undefined
    }, [settle, run, model]),
    rhythm,
  )
  const error = failure(record)
  useEffect(() => {
    if (error) loadFailed(error)
  }, [error, loadFailed])

  const want = (type: string, opening: Opening) =>
    void Effect.runCallback(
      Effect.andThen(
        before({ panel: "storeToggle", type, detail: opening }),
        Effect.sync(() => {
          model.wish(opening)
          settle()
        }),
      ),
    )
  const turn = () => shown && want(shown.isOpen ? "close" : "open", { isOpen: !shown.isOpen, isManual: true })

  return {
    record: record.data,
    shown,
    isAsked: asked,
    isLoading: record._tag === "Loading",
    problem: error,
    isPending: useValue(model.isPending),
    isAway: useValue(model.isAway),
    refusal: useValue(model.error),
    dismiss: model.dismiss,
    reload: () => run(model.load()),
    /** Asks first, unless the store is in manual mode already. */
    toggle: () => (shown?.isManual ? turn() : setAsked(true)),
    confirm: () => {
      setAsked(false)
      turn()
    },
    cancel: () => setAsked(false),
    release: () => shown && want("release", { isOpen: shown.isOpen, isManual: false }),
  }
}

export type StoreToggle = ReturnType<typeof useStoreToggle>
