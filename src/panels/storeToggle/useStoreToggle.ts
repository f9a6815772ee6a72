import { useModel } from "@preact/signals-react/runtime"
import * as Effect from "effect/Effect"
import { useCallback, useEffect, useState } from "react"
import { type Opening, opensOrCloses } from "../../contract/companies/companyDeliveries.ts"
import { limits } from "../../contract/limits.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { failure } from "../../frame/remote.ts"
import { usePolling } from "../../frame/usePolling.ts"
import { useTask } from "../../frame/useTask.ts"
import { useValue } from "../../frame/useValue.ts"
import { useWaiting } from "../../frame/useWaiting.ts"
import { useWrites } from "../../frame/useWrites.ts"
import { StoreToggleModel } from "./storeToggleModel.ts"
import { useConfirmation } from "./useConfirmation.ts"
import { useFormatsReady } from "./useFormatsReady.ts"

/** Polling interval of the store's state, in milliseconds. */
export const polling = { refreshMs: limits.waitMs.storeRecheck }

/** Sends what was requested, and tells the host of every save. */
const useSend = (model: StoreToggleModel) => {
  const { emit } = usePanel()
  return useCallback(
    () =>
      void Effect.runCallback(
        Effect.tap(model.send(), (saved) =>
          Effect.sync(() => saved && emit({ panel: "storeToggle", type: "saved", detail: { ...saved } })),
        ),
      ),
    [model, emit],
  )
}

/** Reads the record in intervals and after every write to it; `retry` reads it because somebody asked. */
const useRecord = (model: StoreToggleModel) => {
  const { loadFailed } = usePanel()
  const record = useValue(model.record)
  const problem = failure(record)
  useEffect(() => {
    if (problem) loadFailed(problem)
  }, [problem, loadFailed])
  const [isRetrying, setRetrying] = useState(false)
  const { run } = useTask<never>()
  usePolling(
    useCallback(() => void run(model.load()), [run, model]),
    // A read that takes longer than the interval is left alone: stopping it each time would let none end.
    { ...polling, isNeeded: useCallback(() => !model.isReading.peek(), [model]) },
  )
  useWrites(
    opensOrCloses,
    useCallback(() => run(model.load()), [run, model]),
  )
  const retry = () => {
    setRetrying(true)
    run(
      Effect.ensuring(
        model.load(),
        Effect.sync(() => setRetrying(false)),
      ),
    )
  }
  return { record: record.data, problem, isRetrying, retry }
}

/** The toggle's state and what a person can do with it; requests are sent while they go on. */
export const useStoreToggle = (mayRelease: boolean) => {
  const { client, before, locale } = usePanel()
  const model = useModel(() => new StoreToggleModel(client.api))
  const shown = useValue(model.shown)
  const isAway = useValue(model.isAway)
  const send = useSend(model)
  const { retry, ...record } = useRecord(model)
  useWaiting(isAway, send)
  useFormatsReady(locale)

  const request = (type: "open" | "close" | "release", opening: Opening) =>
    void Effect.runCallback(
      Effect.andThen(
        before({ panel: "storeToggle", type, detail: opening }),
        Effect.sync(() => {
          model.request(opening)
          send()
        }),
      ),
    )
  const toggle = (isOpen: boolean) => request(isOpen ? "open" : "close", { isOpen, isManual: true })

  return {
    ...record,
    shown,
    isPending: useValue(model.isPending),
    isAway,
    refusal: useValue(model.error),
    dismiss: model.dismiss,
    reload: () => {
      send()
      retry()
    },
    ...useConfirmation(shown, toggle),
    mayRelease,
    release: () => shown && request("release", { isOpen: shown.isOpen, isManual: false }),
  }
}

export type StoreToggle = ReturnType<typeof useStoreToggle>
