import * as Effect from "effect/Effect"
import { useCallback, useState } from "react"
import type { ApiError } from "../../../api/errors.ts"
import { limits } from "../../../contract/limits.ts"
import { orders } from "../../../contract/orders/orders.ts"
import { picking, type PickingNow } from "../../../contract/orders/picking.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { arrive, loading, type Remote } from "../../../frame/remote.ts"
import { usePolling } from "../../../frame/usePolling.ts"
import { useTask } from "../../../frame/useTask.ts"
import { useWrites } from "../../../frame/useWrites.ts"

const polling = { refreshMs: limits.picking.pollMs }
const writes = [picking.assign, orders.move]

/** Loads the current picking, again every few seconds and after orders were moved or assigned here. */
export const usePickingNow = () => {
  const { api } = usePanel().client
  const [remote, setRemote] = useState<Remote<PickingNow, ApiError>>(loading)
  const { run, busy } = useTask<never>()
  const reload = useCallback(
    () =>
      run(
        Effect.map(Effect.exit(api.call(picking.now)), (exit) => setRemote((before) => arrive(before, exit))),
      ),
    [api, run],
  )
  usePolling(
    useCallback(() => void reload(), [reload]),
    polling,
  )
  useWrites(writes, reload)
  return { remote, busy, reload }
}
