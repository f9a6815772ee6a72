import * as Effect from "effect/Effect"
import type { OrderStatus } from "../contract/dashboard/orders.ts"
import { isOpenStatus } from "../contract/orders/board.ts"
import { newOrders } from "../contract/orders/newOrders.ts"
import type { Order } from "../contract/orders/order.ts"
import { inPreparation } from "../contract/orders/orderMoves.ts"
import { orderCouriers } from "../contract/orders/orderCourier.ts"
import { type OrderQuery, type OrderSummary, orders } from "../contract/orders/orders.ts"
import { MoveNotOffered, StaleOrder } from "../contract/orders/orderRefusals.ts"
import { phoneKeyOf } from "../contract/people/phone.ts"
import type { CurrentUser } from "../contract/session/currentUser.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import { NotFound } from "../contract/wire/refusals.ts"
import type { Numbered } from "../contract/wire/recordId.ts"
import type { DeliveryPeopleMemory } from "./deliveryPersonHandlers.ts"
import { type OrderMemory, placedSince } from "./orderMemory.ts"
import { courierWorkHandlers } from "./courierWork.ts"
import { courierStatus, setCourier } from "./orderCouriers.ts"
import { changeItem } from "./orderItems.ts"
import { movingHandlers } from "./orderMoving.ts"
import { orderBoardHandlers } from "./orderBoardHandlers.ts"
import { pageOf } from "./pageOf.ts"
import { idOf } from "./readInput.ts"
import { shownOrder } from "./shownOrder.ts"
import { textFinder } from "../contract/search/searchTexts.ts"
import type { Handler } from "./Handler.ts"

interface Memory {
  readonly orders: OrderMemory
  readonly couriers: DeliveryPeopleMemory["couriers"]
  readonly user: Numbered<CurrentUser>
}

const matches = (order: Numbered<Order>, { search = "", ...filter }: OrderQuery["filter"]): boolean => {
  const phone = order.customer?.phone ?? ""
  return (
    textFinder(search)(`#${order.code ?? ""}`, order.customer?.name, phone) &&
    (filter.phones?.some((one) => phoneKeyOf(one) === phoneKeyOf(phone)) ?? true) &&
    (filter.statuses?.includes(order.status as OrderStatus) ?? true) &&
    (filter.from === undefined || (order.placedAt ?? "") >= filter.from) &&
    (filter.until === undefined || (order.placedAt ?? "") < filter.until) &&
    (filter.type === undefined || order.company?.type === filter.type) &&
    (filter.channel === undefined || order.channel === filter.channel) &&
    (filter.fulfillment === undefined || order.fulfillment === filter.fulfillment) &&
    (filter.coupon === undefined || order.coupon?._id === filter.coupon) &&
    (filter.shopper === undefined || order.shopper?._id === filter.shopper) &&
    (filter.deliveryPerson === undefined || order.deliveryPerson?._id === filter.deliveryPerson)
  )
}

/** By number, which is also the order they are placed in. */
const sorted = (found: ReadonlyArray<Numbered<Order>>, { sortOrder }: OrderQuery) =>
  found.toSorted((one, other) => (sortOrder === "asc" ? one._id - other._id : other._id - one._id))

const summaryOf = (found: ReadonlyArray<Numbered<Order>>): OrderSummary => {
  const countedOrders = found.filter(({ status }) => status !== "CANCELED")
  const sum = (of: "discountCents" | "totalCents") =>
    countedOrders.reduce((all, { totals }) => all + (totals?.[of] ?? 0), 0)
  return {
    orders: countedOrders.length,
    canceled: found.length - countedOrders.length,
    customers: new Set(countedOrders.flatMap(({ customer }) => customer?.phone ?? [])).size,
    discountCents: sum("discountCents"),
    totalCents: sum("totalCents"),
  }
}

const setReady = ({ orders: all }: Memory, order: Numbered<Order>, isReady: boolean) => {
  if (isReady === Boolean(order.readyAt)) return Effect.succeed(shownOrder(order, all.lastMoves))
  if (!inPreparation.has(order.status as OrderStatus))
    return Effect.fail(new MoveNotOffered({ current: shownOrder(order, all.lastMoves) }))
  const version = (order.version ?? 1) + 1
  const ready = { ...order, readyAt: isReady ? new Date().toISOString() : null, version }
  all.put(ready)
  return Effect.succeed(shownOrder(ready, all.lastMoves))
}

const readiness = (memory: Memory): Handler =>
  Effect.fnUntraced(function* (input) {
    const order = memory.orders.get(idOf(input))
    if (!order) return yield* new NotFound()
    return yield* setReady(memory, order, (input.body as { readonly isReady: boolean }).isReady)
  })

const promising = ({ orders: all }: Memory): Handler =>
  Effect.fnUntraced(function* (input) {
    const { minutes, version } = input.body as (typeof orders.promise)["body"]["Type"]
    const order = all.get(idOf(input))
    if (!order) return yield* new NotFound()
    const current = shownOrder(order, all.lastMoves)
    if (version !== undefined && version !== order.version) return yield* new StaleOrder({ current })
    if (!isOpenStatus(order.status)) return yield* new MoveNotOffered({ current })
    const promisedAt = new Date(Date.now() + minutes * 60_000).toISOString()
    const promised = { ...order, promisedAt, version: (order.version ?? 1) + 1 }
    all.put(promised)
    return shownOrder(promised, all.lastMoves)
  })

/** Finds and moves the orders of a backend, and lists what was just placed. */
export const orderHandlers = (memory: Memory): ReadonlyArray<readonly [Endpoint, Handler]> => {
  const foundBy = (filter: OrderQuery["filter"]) =>
    [...memory.orders.values()].filter((order) => matches(order, filter))
  return [
    [
      newOrders.read,
      ({ query }) => Effect.sync(() => placedSince(memory.orders, (query as { after?: string }).after)),
    ],
    [
      orders.find,
      ({ body }) =>
        Effect.sync(() => {
          const filter = body as OrderQuery
          return pageOf(
            sorted(foundBy(filter.filter), filter).map((order) => shownOrder(order)),
            filter,
          )
        }),
    ],
    [orders.summarize, ({ body }) => Effect.sync(() => summaryOf(foundBy((body as OrderQuery).filter)))],
    [orders.setReady, readiness(memory)],
    [orders.promise, promising(memory)],
    [orders.setCourier, setCourier(memory)],
    [orderCouriers.status, courierStatus(memory)],
    ...courierWorkHandlers(memory),
    [orders.changeItem, changeItem(memory)],
    ...movingHandlers(memory),
    ...orderBoardHandlers(memory.orders),
  ]
}
