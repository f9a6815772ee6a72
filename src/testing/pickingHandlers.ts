import * as Effect from "effect/Effect"
import { dayAfter, wallTimeAt } from "../contract/companies/zonedTime.ts"
import type { OrderStatus } from "../contract/dashboard/orders.ts"
import { limits } from "../contract/limits.ts"
import type { Order } from "../contract/orders/order.ts"
import { MoveNotOffered, StaleOrder } from "../contract/orders/orders.ts"
import { picking, type PickingDay } from "../contract/orders/picking.ts"
import { platformDay } from "../contract/resource/datedItems.ts"
import { UnknownReference } from "../contract/resource/refusals.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import { NotFound } from "../contract/wire/refusals.ts"
import type { Numbered } from "../contract/wire/recordId.ts"
import type { Handler } from "./handlers.ts"
import { shownOrder } from "./orderHandlers.ts"
import { idOf } from "./readInput.ts"
import { statusOf } from "./resourceFilter.ts"
import { oneWithin, type ResourceMemory } from "./resourceMemory.ts"

const assignable: ReadonlySet<string> = new Set<OrderStatus>([
  "WAIT_COMPANY",
  "ACCEPT_SHOPPER",
  "IN_PREPARATION",
])

const days = 14

const hoursOf = ({ timeline = [] }: Order): number => {
  const cameTo = (status: OrderStatus) =>
    Date.parse(timeline.find((line) => line.status === status)?.at ?? "")
  return Math.max(0, (cameTo("RELEASE_SHOPPER") - cameTo("ACCEPT_SHOPPER")) / 3_600_000) || 0
}

/** What somebody picked of the orders placed on a day. */
const pickedOn = (day: string, orders: ReadonlyArray<Order>): PickingDay => {
  const placed = orders.filter(
    ({ placedAt }) => placedAt && wallTimeAt(Date.parse(placedAt), limits.timeZone).day === day,
  )
  const items = placed.flatMap((order) => (hoursOf(order) > 0 ? (order.items ?? []) : []))
  const sum = (numbers: ReadonlyArray<number>) => numbers.reduce((all, one) => all + one, 0)
  return {
    day,
    orders: placed.length,
    wanted: sum(items.map(({ quantity }) => quantity)),
    found: sum(items.map(({ quantity, picked }) => picked ?? quantity)),
    hours: sum(placed.map(hoursOf)),
  }
}

type Asked = (typeof picking.assign)["body"]["Type"]

const assigning = ({ table, resource, lists: { orders } }: ResourceMemory): Handler =>
  Effect.fnUntraced(function* (input) {
    const { shopper, version } = input.body as Asked
    const order = orders.get(idOf(input))
    if (!order) return yield* new NotFound()
    const current = shownOrder(order)
    if ((order.shopper?._id ?? null) === shopper) return current
    if (version !== undefined && version !== order.version) return yield* new StaleOrder({ current })
    if (order.company?.type !== "supermarket" || !assignable.has(order.status))
      return yield* new MoveNotOffered({ current })
    const row = shopper === null ? undefined : table.rows.get(Number(shopper))
    const isActive = row && row.owner === order.company._id && statusOf(resource, row) === "ACTIVE"
    if (shopper !== null && !isActive) return yield* new UnknownReference({ field: "shopper" })
    const named = row ? { _id: row._id, name: String(row.values["name"]) } : null
    const given: Numbered<Order> = { ...order, shopper: named, version: (order.version ?? 1) + 1 }
    orders.set(order._id, given)
    return shownOrder(given)
  })

/** What the calls do by which orders are given to shoppers and their days are told; none without a list of these. */
export const pickingHandlers = (memory: ResourceMemory): ReadonlyArray<readonly [Endpoint, Handler]> => {
  if (memory.resource.name !== "shoppers") return []
  const productivity: Handler = Effect.fnUntraced(function* (input) {
    const { _id } = yield* oneWithin(memory, idOf(input))
    const theirs = [...memory.lists.orders.values()].filter(
      ({ shopper, status }) => shopper?._id === _id && status !== "CANCELED",
    )
    const today = platformDay()
    return Array.from({ length: days }, (_, at) => pickedOn(dayAfter(today, at + 1 - days), theirs))
  })
  return [
    [picking.assign, assigning(memory)],
    [picking.productivity, productivity],
  ]
}
