import * as Effect from "effect/Effect"
import { dayAt } from "../contract/companies/zonedTime.ts"
import { columnOf, openStatuses, type OrderBoard } from "../contract/orders/board.ts"
import { limits } from "../contract/limits.ts"
import { orderBoard } from "../contract/orders/orderBoard.ts"
import { zoneOf } from "../contract/places/zoneOf.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import type { Numbered } from "../contract/wire/recordId.ts"
import type { OrderMemory } from "./orderMemory.ts"
import type { Handler } from "./Handler.ts"

const { maxBoard } = limits.orders

/** The board of a backend; each store's day is that of its own clock. */
const boardOf = (
  memory: OrderMemory,
  { company, type }: { readonly company?: number; readonly type?: string },
): Numbered<OrderBoard> => {
  const now = Date.now()
  const ownOrders = [...memory.values()].filter(
    (order) =>
      (company === undefined || order.company?._id === company) &&
      (type === undefined || order.company?.type === type),
  )
  const open = ownOrders.filter(({ status }) => openStatuses.some((one) => one === status)).toReversed()
  const today = ownOrders.filter(({ placedAt, company: store }) => {
    const zone = zoneOf(store)
    return placedAt && dayAt(Date.parse(placedAt), zone) === dayAt(now, zone)
  })
  const count = (column: "done" | "canceled") =>
    today.filter(({ status }) => columnOf(status) === column).length
  return {
    at: new Date(now).toISOString(),
    orders: open.slice(0, maxBoard).map(memory.onBoard),
    isCut: open.length > maxBoard,
    today: { done: count("done"), canceled: count("canceled") },
  }
}

/** Reads the board of a backend. */
export const orderBoardHandlers = (orders: OrderMemory): ReadonlyArray<readonly [Endpoint, Handler]> => [
  [
    orderBoard.read,
    ({ query }) => Effect.sync(() => boardOf(orders, query as { company?: number; type?: string })),
  ],
]
