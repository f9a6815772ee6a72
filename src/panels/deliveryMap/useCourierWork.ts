import * as Effect from "effect/Effect"
import { useMemo } from "react"
import { allows } from "../../contract/access/access.ts"
import { limits } from "../../contract/limits.ts"
import { orderCouriers } from "../../contract/orders/orderCourier.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { usePolling } from "../../frame/usePolling.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { useValue } from "../../frame/useValue.ts"

/** Orders of a delivery person, polled; undefined where the server or the user's access has none. */
export const useCourierWork = (id: RecordId) => {
  const { client } = usePanel()
  const { api } = client
  const session = useValue(client.session.state)
  const isOffered = useValue(client.extras("main"))?.has("courier-work") === true
  const { access } = orderCouriers.work
  const maySee = isOffered && session._tag === "Loaded" && allows(access, session.user)
  const load = useMemo(
    () => (maySee ? api.call(orderCouriers.work, { params: { id } }) : Effect.succeed(undefined)),
    [api, id, maySee],
  )
  const { remote, reload } = useRemote(load)
  const polling = useMemo(() => ({ refreshMs: limits.delivery.pollMs, isNeeded: () => maySee }), [maySee])
  usePolling(
    useMemo(() => () => void reload(), [reload]),
    polling,
  )
  return maySee ? { remote, reload } : undefined
}

export type CourierWorkLoad = NonNullable<ReturnType<typeof useCourierWork>>
