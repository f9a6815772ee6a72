import fc from "fast-check"
import { expect, test } from "vitest"
import { randomFrom } from "../../../host/server/seed/random.ts"
import { nextStatusesOf, type OrderFacts } from "../../../src/contract/orders/orderMoves.ts"
import { basketOf } from "../../../host/server/seed/basket.ts"
import { planOf } from "../../../host/server/seed/orderPlan.ts"
import { ordersBetween, type PlacedOrder } from "../../../host/server/seed/orderStream.ts"
import { riderOf, stateOf } from "../../../host/server/simulator/riders.ts"
import { live, nearest, type OpenOrder, type Town, underWay } from "../../../host/server/simulator/town.ts"
import { distanceOf, lengthOf, walk, wayTo } from "../../../host/server/seed/ways.ts"
import { type Position, positionOf } from "../../../src/contract/deliveryPeople/location.ts"
import { demoAt } from "./demoTown.ts"

const centre: Position = [-46.6333, -23.5505]
const place = fc.tuple(
  fc.double({ min: -46.7, max: -46.5, noNaN: true }),
  fc.double({ min: -23.6, max: -23.5, noNaN: true }),
)

test("a way leads where it should, along streets and not across, and is walked to its end", () => {
  fc.assert(
    fc.property(place, place, fc.nat(1000), fc.integer({ min: 1, max: 400 }), (from, to, seed, far) => {
      const way = wayTo(from, to, randomFrom(seed))
      expect(distanceOf(way.at(-1)!, to)).toBeLessThan(0.01)
      expect(lengthOf(from, way)).toBeLessThan(distanceOf(from, to) * 1.45 + 1)
      const { here, left } = walk(from, way, far)
      expect(distanceOf(from, here)).toBeLessThan(far + 0.01)
      expect(Math.abs(lengthOf(from, way) - lengthOf(here, left) - far) < 0.01 || left.length === 0).toBe(
        true,
      )
    }),
  )
})

/** A town that goes on from the demo at a moment; orders come in for as long as it lives. */
const townAt = (moment: string) => {
  const { now, clock, stores, couriers, history } = demoAt(moment)
  const riding = new Map(
    history.rides.filter((one) => one.finishedAt === null).map((one) => [one.courierId, one]),
  )
  const online = new Set(history.times.filter((one) => one.offlineAt === null).map((one) => one.courierId))
  const random = randomFrom(7)
  const riders = couriers.map((courier) => {
    const onRoute = riding.has(courier.id)
    const isOnline = online.has(courier.id)
    const flag = onRoute ? "ON_ROUTE" : isOnline ? "FREE" : "UNAVAILABLE"
    return riderOf({ courier, typeOfVehicle: "MOTORCYCLE", isOnline, onRoute, flag, place: centre }, random)
  })
  const town: Town = {
    clock,
    random,
    stores: new Map(stores.map((store) => [store.id, store])),
    orders: new Map(),
    riders: new Map(riders.map((rider) => [rider.courier.id, rider])),
  }
  return { now, town }
}

const placedAs = (id: number, { companyId, placedAt }: PlacedOrder, { stores }: Town): OpenOrder => {
  const store = stores.get(companyId)!
  const [[, status] = [0, "NEW" as const]] = planOf({ companyId, placedAt }, store.type).statuses
  return {
    id,
    companyId,
    placedAt,
    destination: positionOf(basketOf(store, placedAt).address?.location),
    status,
    doneAt: undefined,
    version: 1,
    courierId: null,
    shopperId: null,
    passed: [],
  }
}
const factsOf = (order: OpenOrder, type: string | null): OrderFacts => ({
  status: order.status,
  isSupermarket: type === "supermarket",
  isDelivered: !planOf(order, type).isPickup,
  isPaidOnline: true,
})

test("from morning to night people keep their shifts, ride for an order each, and leave nothing undelivered, and no order goes where it may not", () => {
  const { now, town } = townAt("2026-11-20T10:00:00-03:00")
  const online = new Map<number, number>()
  const seconds = 60
  let [leap, started, finished, placed] = [0, 0, 0, 0]
  const end = now + 14.5 * 3_600_000
  const coming = ordersBetween([...town.stores.values()], now, end, town.clock)
  for (let at = now; at < end; at += seconds * 1000) {
    for (; (coming[placed]?.placedAt ?? end) <= at; placed += 1)
      town.orders.set(placed, placedAs(placed, coming[placed]!, town))
    const stood = new Map([...town.orders.values()].map((order) => [order, order.status]))
    const before = new Map([...town.riders.values()].map((rider) => [rider, rider.here]))
    const bound = new Map([...town.riders.values()].map((rider) => [rider, rider.destination]))
    const changes = live(town, at, seconds)
    for (const order of changes.orders) {
      const { type } = town.stores.get(order.companyId)!
      let status = stood.get(order)!
      for (const next of order.passed.splice(0)) {
        expect(nextStatusesOf({ ...factsOf(order, type), status }, true)).toContain(next)
        status = next
      }
    }
    for (const { rider } of changes.finished) {
      const destination = bound.get(rider)
      if (destination) expect(distanceOf(rider.here, destination)).toBeLessThan(1)
    }
    started += changes.started.length
    finished += changes.finished.length
    for (const [rider, here] of before)
      leap = Math.max(leap, distanceOf(here, rider.here) - rider.speed * seconds)
    const carried = [...town.riders.values()].flatMap(({ orderId }) => orderId ?? [])
    expect(new Set(carried).size).toBe(carried.length)
    const riding = [...town.orders.values()].filter(({ status }) => underWay.has(status)).map(({ id }) => id)
    expect(riding.toSorted()).toEqual(carried.toSorted())
    const hour = new Date(town.clock.localOf(at)).getUTCHours()
    const there = [...town.riders.values()].filter((rider) => stateOf(rider).isOnline).length
    online.set(hour, Math.max(there, online.get(hour) ?? 0))
  }
  expect(leap).toBeLessThan(0.01)
  expect(started).toBeGreaterThan(500)
  expect(finished).toBeGreaterThan(started - 30)
  expect(online.get(12)).toBeGreaterThan(60)
  expect(online.get(16)).toBeLessThan(online.get(12)! / 1.5)
  expect(online.get(0)).toBeLessThan(30)
  const oldest = Math.min(...[...town.orders.values()].map(({ placedAt }) => placedAt))
  expect(oldest).toBeGreaterThan(end - 3 * 3_600_000)
})

test("whoever was sent offline by hand stays so for a while, and then comes back to their shift", () => {
  const { now, town } = townAt("2026-11-20T12:30:00-03:00")
  const rider = [...town.riders.values()].find((one) => stateOf(one).flag === "FREE")!
  rider.phase = "off"
  rider.heldUntil = now + 60_000
  live(town, now, 2)
  expect(stateOf(rider).isOnline).toBe(false)
  live(town, now + 61_000, 2)
  expect(stateOf(rider).isOnline).toBe(true)
})

test("whoever is on a loose delivery is sent nowhere else until it is over, also while they stand at the store", () => {
  const { now, town } = townAt("2026-03-06T19:30:00-03:00")
  const store = [...town.stores.values()].find((one) => nearest(town, one, now) !== undefined)!
  const first = nearest(town, store, now)!
  first.carries = 7
  expect(nearest(town, store, now)).not.toBe(first)
  live(town, now + 12 * 3_600_000, 2)
  expect(first.phase).toBe("free")
  first.carries = undefined
  expect(nearest({ ...town, riders: new Map([[first.courier.id, first]]) }, store, now)).toBe(first)
})
