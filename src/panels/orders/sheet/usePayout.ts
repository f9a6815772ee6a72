import * as Effect from "effect/Effect"
import { useMemo } from "react"
import { allows } from "../../../contract/access/access.ts"
import type { Order } from "../../../contract/orders/order.ts"
import { orderPayouts } from "../../../contract/orders/payout.ts"
import { idKey } from "../../../contract/wire/recordId.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useRemote } from "../../../frame/useRemote.ts"
import { useValue } from "../../../frame/useValue.ts"

/** Loads the store's payout for an order again whenever the order changes; returns nothing without the permission. */
export const usePayout = ({ _id, version }: Order) => {
  const { client } = usePanel()
  const user = useValue(client.session.user)
  const isOpen = user !== undefined && allows(orderPayouts.read.access, user)
  const id = idKey(_id)
  const load = useMemo(
    () =>
      isOpen
        ? Effect.flatMap(client.api.offers(orderPayouts.read), (has) =>
            has ? client.api.call(orderPayouts.read, { params: { id } }) : Effect.succeed(null),
          )
        : Effect.succeed(null),
    // oxlint-disable-next-line react/exhaustive-deps -- an order of another version has another payout
    [client, isOpen, id, version],
  )
  return useRemote(load)
}

/** The store's payout, or the reason it is unknown. */
export type ReadPayout = ReturnType<typeof usePayout>
