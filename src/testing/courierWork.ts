import * as Effect from "effect/Effect"
import {
  type CourierCandidate,
  isAvailable,
  metersBetween,
  nearestFirst,
} from "../contract/deliveryPeople/courierCandidate.ts"
import type { DeliveryPerson, LivePerson } from "../contract/deliveryPeople/deliveryPerson.ts"
import { positionOf } from "../contract/deliveryPeople/location.ts"
import type { Order } from "../contract/orders/order.ts"
import { orderCouriers, withCourierStatuses } from "../contract/orders/orderCourier.ts"
import { awaitingCourier } from "../contract/orders/orderMoves.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import type { Numbered } from "../contract/wire/recordId.ts"
import { NotFound } from "../contract/wire/refusals.ts"
import type { Handler } from "./Handler.ts"
import type { OrderMemory } from "./orderMemory.ts"
import { idOf } from "./readInput.ts"
import { sampleStores } from "./sampleCompanies.ts"
import { shownOrder } from "./shownOrder.ts"

interface Memory {
  readonly orders: OrderMemory
  readonly couriers: { readonly rows: ReadonlyMap<number, Numbered<DeliveryPerson>> }
}

const asLive = (one: Numbered<DeliveryPerson>): Numbered<LivePerson> => {
  const { _id, person, typeOfVehicle, company, location, positionAt, isOnline, onRoute, flag } = one
  return {
    _id,
    isOnline,
    onRoute,
    flag,
    person: person ?? null,
    typeOfVehicle: typeOfVehicle ?? null,
    company: company ?? null,
    location: location ?? null,
    positionAt: positionAt ?? null,
  }
}

const mayTake = ({ company }: Numbered<DeliveryPerson>, order: Numbered<Order>) =>
  !company || company._id === order.company?._id

const ordersOf = ({ orders }: Memory, id: number) =>
  [...orders.values()].filter(
    ({ deliveryPerson, status }) =>
      deliveryPerson?._id === id && withCourierStatuses.some((one) => one === status),
  )

const candidatesFor = (memory: Memory, order: Numbered<Order>) => {
  const store = positionOf(sampleStores.find(({ _id }) => _id === order.company?._id)?.location)
  return [...memory.couriers.rows.values()]
    .filter((one) => isAvailable(one) && mayTake(one, order))
    .map((one): CourierCandidate => ({
      ...asLive(one),
      distance: metersBetween(one.location, store),
      load: ordersOf(memory, one._id).length,
    }))
    .toSorted(nearestFirst)
}

const workOf = (memory: Memory, one: Numbered<DeliveryPerson>) => {
  const waiting = [...memory.orders.values()].filter(
    (order) => mayTake(one, order) && awaitingCourier.some((status) => status === order.status),
  )
  return {
    _id: one._id,
    phone: one.phone ?? null,
    orders: ordersOf(memory, one._id).map((order) => shownOrder(order)),
    waiting: isAvailable(one) ? waiting.map((order) => shownOrder(order)) : [],
  }
}

/** Tells who may be given an order of a backend, and what its delivery people have already. */
export const courierWorkHandlers = (memory: Memory): ReadonlyArray<readonly [Endpoint, Handler]> => [
  [
    orderCouriers.candidates,
    (input) => {
      const order = memory.orders.get(idOf(input))
      return order ? Effect.succeed(candidatesFor(memory, order)) : Effect.fail(new NotFound())
    },
  ],
  [
    orderCouriers.out,
    () =>
      Effect.sync(() =>
        [...memory.couriers.rows.values()].filter(({ _id }) => ordersOf(memory, _id).length > 0).map(asLive),
      ),
  ],
  [
    orderCouriers.work,
    (input) => {
      const one = memory.couriers.rows.get(idOf(input))
      return one ? Effect.succeed(workOf(memory, one)) : Effect.fail(new NotFound())
    },
  ],
]
