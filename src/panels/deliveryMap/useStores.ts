import * as Effect from "effect/Effect"
import { useCallback, useState } from "react"
import type { ApiError } from "../../api/errors.ts"
import { deliveryPeople } from "../../contract/deliveryPeople/deliveryPeople.ts"
import { limits } from "../../contract/limits.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { arrive, failure, loading, type Remote } from "../../frame/remote.ts"
import { usePolling } from "../../frame/usePolling.ts"
import { useTask } from "../../frame/useTask.ts"
import { type Store, storesOf } from "./store.ts"

const polling = { refreshMs: limits.delivery.pollStoresMs }
const none: ReadonlyArray<Store> = []

/** The stores the user may see, polled while they are shown. A failure stays until a read succeeds. */
export const useStores = (isOffered: boolean) => {
  const { client } = usePanel()
  const [stores, setStores] = useState<Remote<ReadonlyArray<Store>, ApiError>>(loading)
  const [isWanted, show] = useState(true)
  const isShown = isOffered && isWanted
  const { run, busy } = useTask<never>()
  const reload = useCallback(() => {
    const loadingStores = Effect.exit(Effect.map(client.api.call(deliveryPeople.stores), storesOf))
    run(Effect.map(loadingStores, (exit) => setStores((before) => arrive(before, exit))))
  }, [client, run])
  usePolling(
    useCallback(() => void reload(), [reload]),
    { ...polling, isNeeded: useCallback(() => isShown, [isShown]) },
  )
  return {
    all: (isShown && stores.data) || none,
    isHere: stores.data !== undefined,
    isShown,
    problem: failure(stores),
    isBusy: busy,
    show,
    reload,
  }
}

export type Stores = ReturnType<typeof useStores>
