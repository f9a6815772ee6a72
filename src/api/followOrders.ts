import type * as Effect from "effect/Effect"
import { OrderChanges } from "../contract/orders/board.ts"
import { orderBoard } from "../contract/orders/orderBoard.ts"
import type { Api } from "./api.ts"
import type { NoStream } from "./follow.ts"
import { type ChangesListener, followChanges } from "./followChanges.ts"

/** Receives changes of orders: each of `changed` takes the place of what is known of it. */
export type OrderListener = ChangesListener<OrderChanges>

/**
 * Follows the orders within the user's reach. Where the API has no stream the board is read every `limits.orders.pollMs`
 * instead.
 */
export const followOrders = (api: Api, listener: OrderListener): Effect.Effect<never, NoStream> =>
  followChanges(api, orderBoard.changes, OrderChanges, listener)
