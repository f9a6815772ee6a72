import * as Effect from "effect/Effect"
import { dayAfter, dayAt } from "../contract/companies/zonedTime.ts"
import type { OrderStatus } from "../contract/dashboard/orders.ts"
import { zoneOf } from "../contract/places/zoneOf.ts"
import type { Order } from "../contract/orders/order.ts"
import { MoveNotOffered, StaleOrder } from "../contract/orders/orderRefusals.ts"
import {
  assignable,
  type OrderPicked,
  picking,
  type PickingDay,
  type PickingNow,
  type ShopperOnline,
} from "../contract/orders/picking.ts"
import { UnknownReference } from "../contract/resource/refusals.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import { NotFound } from "../contract/wire/refusals.ts"
import type { Numbered } from "../contract/wire/recordId.ts"
import { idOf } from "./readInput.ts"
import { shownOrder } from "./shownOrder.ts"
import { statusOf } from "./resourceFilter.ts"
import { noteLine, oneWithin, type ResourceMemory } from "./resourceMemory.ts"
import { choiceIn, ownOwner } from "./resourceSources.ts"
import { compareNames } from "../contract/search/compareNames.ts"
import type { Handler } from "./Handler.ts"

const isAssignable = ({ status }: Order) => assignable.some((one) => one === status)

const days = 14

const hoursOf = ({ timeline = [] }: Order): number => {
  const cameTo = (status: OrderStatus) =>
    Date.parse(timeline.find((line) => line.status === status)?.at ?? "")
  return Math.max(0, (cameTo("RELEASE_SHOPPER") - cameTo("ACCEPT_SHOPPER")) / 3_600_000) || 0
}

/** Returns a shopper's picking result for the orders placed on a day. */
const pickedOn = (day: string, orders: ReadonlyArray<Order>, timeZone: string): PickingDay => {
  const placed = orders.filter(({ placedAt }) => placedAt && dayAt(Date.parse(placedAt), timeZone) === day)
  const items = placed.flatMap((order) => (hoursOf(order) > 0 ? (order.items ?? []) : []))
  const sum = (numbers: ReadonlyArray<number>) => numbers.reduce((all, one) => all + one, 0)
  return {
    day,
    orders: placed.length,
    wanted: sum(items.map(({ quantity, ordered }) => ordered?.quantity ?? quantity)),
    found: sum(items.map(({ quantity, picked }) => picked ?? quantity)),
    hours: sum(placed.map(hoursOf)),
  }
}

/** Somebody takes it on, or the store has it and nobody does yet. */
const since = ({ timeline = [], placedAt }: Order) =>
  timeline.findLast(
    ({ status, event }) => !event && (status === "WAIT_COMPANY" || status === "ACCEPT_SHOPPER"),
  )?.at ?? placedAt

const pickedNow = (order: Numbered<Order>): Numbered<OrderPicked> => {
  const { _id, company = null, status, shopper = null, promisedAt = null, items = [], ...rest } = order
  const lines = { items: items.length, done: items.filter(({ picked }) => (picked ?? null) !== null).length }
  const { code = String(_id), version = 1 } = rest
  return { _id, code, company, status, version, shopper, promisedAt, since: since(order) ?? null, ...lines }
}

const bySoonest = (one: OrderPicked, other: OrderPicked) =>
  (one.promisedAt ?? "~").localeCompare(other.promisedAt ?? "~")

/** Returns the current picking of a backend. */
const readNow = ({
  table,
  resource,
  lists: { user, orders, sources },
}: ResourceMemory): Numbered<PickingNow> => {
  const own = ownOwner(resource.scope, user)
  const online = table.found({ filter: {} }).flatMap((row): ReadonlyArray<Numbered<ShopperOnline>> => {
    if (row.values["isOnline"] !== true || statusOf(resource, row) !== "ACTIVE") return []
    const company = choiceIn(sources, "companies", row.owner)
    const of = company && { _id: company._id, name: company.label }
    return [{ _id: row._id, name: String(row.values["name"]), company: of ?? null }]
  })
  const open = [...orders.values()].filter(
    (order) =>
      isAssignable(order) &&
      order.company?.type === "supermarket" &&
      (own === undefined || order.company._id === own),
  )
  const shoppers = online.toSorted((one, other) => compareNames(one.name ?? "", other.name ?? ""))
  return {
    at: new Date().toISOString(),
    orders: open.map(pickedNow).toSorted(bySoonest),
    shoppers,
    isCut: false,
  }
}

const settingPin = (memory: ResourceMemory): Handler =>
  Effect.fnUntraced(function* (input) {
    const { pin } = input.body as (typeof picking.setPin)["body"]["Type"]
    const row = yield* oneWithin(memory, idOf(input))
    const [old, now] = [row.values["pinSetAt"] ?? null, pin === null ? null : new Date().toISOString()]
    memory.table.rows.set(row._id, { ...row, values: { ...row.values, pinSetAt: now } })
    const changes = [{ field: "pinSetAt", old, new: now }]
    if (old !== now) noteLine(memory, { record: row._id, action: "UPDATE", changes })
    return { pinSetAt: now }
  })

type AssignBody = (typeof picking.assign)["body"]["Type"]

const assigning = ({ table, resource, lists: { orders } }: ResourceMemory): Handler =>
  Effect.fnUntraced(function* (input) {
    const { shopper, version } = input.body as AssignBody
    const order = orders.get(idOf(input))
    if (!order) return yield* new NotFound()
    const current = shownOrder(order, orders.lastMoves)
    if ((order.shopper?._id ?? null) === shopper) return current
    if (version !== undefined && version !== order.version) return yield* new StaleOrder({ current })
    if (order.company?.type !== "supermarket" || !isAssignable(order))
      return yield* new MoveNotOffered({ current })
    const row = shopper === null ? undefined : table.rows.get(Number(shopper))
    const isActive = row && row.owner === order.company._id && statusOf(resource, row) === "ACTIVE"
    if (shopper !== null && !isActive) return yield* new UnknownReference({ field: "shopper" })
    const named = row ? { _id: row._id, name: String(row.values["name"]) } : null
    const assigned: Numbered<Order> = { ...order, shopper: named, version: (order.version ?? 1) + 1 }
    orders.put(assigned)
    return shownOrder(assigned, orders.lastMoves)
  })

/** Handlers that assign orders to shoppers and report their days; none without a list of these. */
export const pickingHandlers = (memory: ResourceMemory): ReadonlyArray<readonly [Endpoint, Handler]> => {
  if (memory.resource.name !== "shoppers") return []
  const productivity: Handler = Effect.fnUntraced(function* (input) {
    const row = yield* oneWithin(memory, idOf(input))
    const zone = zoneOf(row)
    const shopperOrders = [...memory.lists.orders.values()].filter(
      ({ shopper, status }) => shopper?._id === row._id && status !== "CANCELED",
    )
    const today = dayAt(Date.now(), zone)
    return Array.from({ length: days }, (_, at) =>
      pickedOn(dayAfter(today, at + 1 - days), shopperOrders, zone),
    )
  })
  return [
    [picking.now, () => Effect.sync(() => readNow(memory))],
    [picking.assign, assigning(memory)],
    [picking.setPin, settingPin(memory)],
    [picking.productivity, productivity],
  ]
}
