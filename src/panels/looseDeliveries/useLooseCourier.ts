import * as Effect from "effect/Effect"
import { useMemo } from "react"
import { looseDeliveryCalls } from "../../contract/looseDeliveries/looseDeliveryCalls.ts"
import type { LooseCourier } from "../../contract/looseDeliveries/looseCourierCalls.ts"
import { sameId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { useValue } from "../../frame/useValue.ts"
import type { DeliveryAction } from "./useMoving.ts"

/** Phone and vehicle of whoever has a delivery; undefined without one, once it is over, and where the server tells of none. */
export const useLooseCourier = ({
  _id: id,
  status,
  deliveryPerson,
}: DeliveryAction["row"]): LooseCourier | undefined => {
  const { client } = usePanel()
  const { api } = client
  const isOffered = useValue(client.extras("main"))?.has("courier-work") === true
  const person = deliveryPerson?._id
  const load = useMemo(
    () =>
      isOffered && person !== undefined
        ? api.call(looseDeliveryCalls.courier, { params: { id } })
        : Effect.succeed(null),
    // oxlint-disable-next-line react/exhaustive-deps -- a move may end the delivery, or give it to somebody else
    [api, id, isOffered, person, status],
  )
  const found = useRemote(load).remote.data ?? undefined
  return sameId(found?._id, person) ? found : undefined
}
