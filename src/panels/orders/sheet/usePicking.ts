import * as Effect from "effect/Effect"
import { useEffect, useRef } from "react"
import type { ApiError } from "../../../api/errors.ts"
import { oneTabAtATime } from "../../../api/tabLock.ts"
import type { ItemChange } from "../../../contract/orders/itemChange.ts"
import type { Order } from "../../../contract/orders/order.ts"
import { orders } from "../../../contract/orders/orders.ts"
import type { RefusalOf } from "../../../contract/wire/endpoint.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { boardOrderOf } from "../boardOrderOf.ts"
import type { Board } from "../useBoard.ts"

export type ItemError = ApiError | RefusalOf<typeof orders.changeItem>

/** Changes the items of an order one after the other, each from the version the one before left. */
export const usePicking = (order: Order, board: Board, take: (order: Order) => void) => {
  const { client, before, emit } = usePanel()
  const { model } = board
  const latest = useRef(order)
  useEffect(() => {
    if ((order.version ?? 0) >= (latest.current.version ?? 0)) latest.current = order
  }, [order])
  const takeOver = (now: Order) => {
    latest.current = now
    model.apply([boardOrderOf(now)])
    take(now)
  }
  const change = (line: number, to: ItemChange): Effect.Effect<Order, ItemError> => {
    const detail = { order: order._id, line, change: to }
    const call = Effect.suspend(() => {
      const { _id: id, version } = latest.current
      const body = { line, change: to, ...(version !== undefined && { version }) }
      return client.api.call(orders.changeItem, { params: { id }, body })
    }).pipe(
      // Before the next one reads the version.
      Effect.tap((now) => Effect.sync(() => takeOver(now))),
      Effect.tapError((error) => Effect.sync(() => "current" in error && takeOver(error.current))),
    )
    const changed = before({ panel: "orders", type: "item", detail }).pipe(
      Effect.andThen(oneTabAtATime(call, "balcao.orders")),
      Effect.tap(() => Effect.sync(() => emit({ panel: "orders", type: "itemChanged", detail }))),
    )
    return Effect.uninterruptible(changed)
  }
  return { change }
}

export type Picking = ReturnType<typeof usePicking>
