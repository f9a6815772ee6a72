import type * as Effect from "effect/Effect"
import type { Api } from "../../api/api.ts"
import type { ApiError } from "../../api/errors.ts"
import { oneTabAtATime } from "../../api/tabLock.ts"
import type { Order } from "../../contract/orders/order.ts"
import { orders } from "../../contract/orders/orders.ts"
import type { RefusalOf } from "../../contract/wire/endpoint.ts"
import type { QueuedMove } from "./queuedMove.ts"

export type UndoError = ApiError | RefusalOf<typeof orders.undo>
export type MoveError =
  | ApiError
  | RefusalOf<typeof orders.move>
  | RefusalOf<typeof orders.setReady>
  | RefusalOf<typeof orders.setCourier>
  | RefusalOf<typeof orders.promise>

const callOf = (api: Api, { key, order, change, version }: QueuedMove): Effect.Effect<Order, MoveError> => {
  const params = { id: order }
  if (change.kind === "ready") return api.call(orders.setReady, { params, body: { isReady: change.isReady } })
  const from = version === undefined ? {} : { version }
  if (change.kind === "promise")
    return api.call(orders.promise, { params, body: { minutes: change.minutes, ...from } })
  if (change.kind === "courier") {
    const body = { deliveryPerson: change.deliveryPerson._id, ...from }
    return api.call(orders.setCourier, { params, body })
  }
  const { kind: _, ...move } = change
  return api.call(orders.move, { params, body: { ...move, ...from } }, { idempotencyKey: key })
}

/** Sends what was done to an order. Tabs of one origin do so one after the other, and a repeat is taken once. */
export const sendMove = (api: Api, move: QueuedMove): Effect.Effect<Order, MoveError> =>
  oneTabAtATime(callOf(api, move), "balcao.orders")
