import * as Effect from "effect/Effect"
import { shelves } from "../contract/orders/shelf.ts"
import { shelfOf } from "../contract/orders/shelfOf.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import { NotFound } from "../contract/wire/refusals.ts"
import type { OrderMemory } from "./orderMemory.ts"
import { idOf } from "./readInput.ts"
import type { Handler } from "./Handler.ts"

interface Memory {
  readonly orders: OrderMemory
}

/** Handlers for the items sold by a backend's stores, from the orders it was given. */
export const shelfHandlers = ({ orders }: Memory): ReadonlyArray<readonly [Endpoint, Handler]> => [
  [
    shelves.find,
    (input) => {
      const order = orders.get(idOf(input))
      const { line, search = "" } = input.query as { readonly line: number; readonly search?: string }
      const orderLine = order?.items?.[line]
      if (!order || !orderLine) return Effect.fail(new NotFound())
      const companyOrders = [...orders.values()].filter(({ company }) => company?._id === order.company?._id)
      const sold = companyOrders.toReversed().flatMap(({ items = [] }) => items)
      return Effect.succeed(shelfOf(sold, orderLine, search))
    },
  ],
]
