import { useModel } from "@preact/signals-react/runtime"
import * as Effect from "effect/Effect"
import { useCallback, useEffect, useState } from "react"
import { type Opening, openingWrites } from "../../contract/companyDeliveries.ts"
import { limits } from "../../contract/limits.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { failure } from "../../frame/remote.ts"
import { useFresh } from "../../frame/useFresh.ts"
import { useTask } from "../../frame/useTask.ts"
import { useValue } from "../../frame/useValue.ts"
import { useWrites } from "../../frame/useWrites.ts"
import { StoreToggleModel } from "./storeToggleModel.ts"
import { useAsking } from "./useAsking.ts"

/** How often the store is asked for. */
export const rhythm = { refresh: limits.wait.storeRecheck, least: 1000 }

/** A wish that waits for the connection is tried again even behind other tabs, and holds the page. */
const useWaiting = (isAway: boolean, settle: () => void) =>
  useEffect(() => {
    if (!isAway) return
    const hold = (event: Event) => event.preventDefault()
    const timer = setInterval(settle, rhythm.refresh)
    addEventListener("online", settle)
    addEventListener("beforeunload", hold)
    return () => {
      clearInterval(timer)
      removeEventListener("online", settle)
      removeEventListener("beforeunload", hold)
    }
  }, [isAway, settle])

/** The toggle's state and what a person can do with it; what they wish is sent while they go on. */
export const useStoreToggle = () => {
  const { client, before, emit, loadFailed } = usePanel()
  const model = useModel(() => new StoreToggleModel(client.api))
  const record = useValue(model.record)
  const shown = useValue(model.shown)
  const isAway = useValue(model.isAway)
  const [isRetrying, setRetrying] = useState(false)
  const { run } = useTask<never>()

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
      // Stopping one that takes longer than this rhythm would let none ever end.
      if (!model.isReading.peek()) run(model.load())
      return undefined
    }, [run, model]),
    rhythm,
  )
  useWrites(
    openingWrites,
    useCallback(() => run(model.load()), [run, model]),
  )
  useWaiting(isAway, settle)
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
  const turn = (isOpen: boolean) => want(isOpen ? "open" : "close", { isOpen, isManual: true })
  const reload = () => {
    settle()
    setRetrying(true)
    run(
      Effect.ensuring(
        model.load(),
        Effect.sync(() => setRetrying(false)),
      ),
    )
  }

  return {
    record: record.data,
    shown,
    isRetrying,
    problem: error,
    isPending: useValue(model.isPending),
    isAway,
    refusal: useValue(model.error),
    dismiss: model.dismiss,
    reload,
    ...useAsking(shown, turn),
    release: () => shown && want("release", { isOpen: shown.isOpen, isManual: false }),
  }
}

export type StoreToggle = ReturnType<typeof useStoreToggle>
