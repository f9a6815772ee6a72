import type * as Effect from "effect/Effect"
import { OrderChanges } from "../contract/orders/board.ts"
import { orderBoard } from "../contract/orders/orderBoard.ts"
import type { Api } from "./api.ts"
import { decodeEvent, isFreshStart } from "./decodeEvent.ts"
import { follow, type NoStream } from "./follow.ts"

/** Receives changes of orders. */
export interface OrderListener {
  /** The stream has begun. `missed` says that earlier changes may be missing: read the board. */
  readonly onStart: (missed: boolean) => void
  /** Each of `changed` takes the place of what is known of it. */
  readonly onChanges: (changes: OrderChanges) => void
  /** What is known may become out of date; the stream is retried. */
  readonly onDisconnect: () => void
}

/**
 * Follows the orders within the user's reach until it is interrupted. Fails with `NoStream` where the API has no stream:
 * read the board every `limits.orders.pollMs` instead.
 */
export const followOrders = (
  api: Api,
  { onStart, onChanges, onDisconnect }: OrderListener,
): Effect.Effect<never, NoStream> =>
  follow(api, orderBoard.changes, {
    onDisconnect,
    onEvent: ({ name, data }) => {
      if (name === "start") onStart(isFreshStart(data))
      const changes = name === "changes" ? decodeEvent(OrderChanges, data) : undefined
      if (changes) onChanges(changes)
    },
  })
