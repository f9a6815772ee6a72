import { describe, expect, it } from "vitest"
import { openingAt } from "../../../src/contract/companies/storeHours.ts"
import { nextStatusesOf } from "../../../src/contract/orders/orderMoves.ts"
import { positionOf } from "../../../src/contract/deliveryPeople/location.ts"
import { basketOf } from "../../../host/server/seed/basket.ts"
import { planOf } from "../../../host/server/seed/orderPlan.ts"
import { demoTimeAt } from "../../../host/server/seed/demoClock.ts"
import { districtMetres, distanceOf } from "../../../host/server/seed/ways.ts"
import { demoAt } from "./demoTown.ts"

const minute = 60_000

/** A Friday and a Sunday in São Paulo. */
const hours = [
  "2026-11-20T03:00:00-03:00",
  "2026-11-20T09:00:00-03:00",
  "2026-11-20T12:30:00-03:00",
  "2026-11-20T19:30:00-03:00",
  "2026-11-22T12:30:00-03:00",
] as const

const underWay = ["ACCEPT_DELIVERYMAN", "DELIVERY_AT_STORE", "DELIVERY_ROUTE"]
const done = ["DELIVERED", "DELIVERY_GOBACK", "FINISHED"]

const tally = (all: ReadonlyArray<number>) => {
  const counts: Record<number, number> = {}
  for (const one of all) counts[one] = (counts[one] ?? 0) + 1
  return counts
}

const lasting = (moment: string) => {
  const { history } = demoAt(moment)
  return {
    online: history.times.filter(({ offlineAt }) => offlineAt === null),
    rides: history.rides.filter(({ finishedAt }) => finishedAt === null),
  }
}

describe.each(hours)("someone who starts the demo at %s", (moment) => {
  const { now, stores, history } = demoAt(moment)
  const { online, rides } = lasting(moment)

  it("finds somebody riding for each order under way, and nobody riding without one", () => {
    const carried = history.orders.filter(({ status }) => underWay.includes(status))
    expect(tally(rides.map(({ companyId }) => companyId))).toEqual(
      tally(carried.map(({ companyId }) => companyId)),
    )
    const ids = online.map(({ courierId }) => courierId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(expect.arrayContaining(rides.map(({ courierId }) => courierId)))
    expect(new Set(rides.map(({ courierId }) => courierId)).size).toBe(rides.length)
  })

  it("finds that each order came where it is by moves it may make", () => {
    const types = new Map(stores.map(({ id, type }) => [id, type]))
    for (const { companyId, placedAt, status: last, steps } of history.orders) {
      const type = types.get(companyId) ?? null
      const facts = {
        isSupermarket: type === "supermarket",
        isDelivered: !planOf({ companyId, placedAt }, type).isPickup,
        isPaidOnline: true,
      }
      for (const [index, [, next]] of steps.slice(1).entries())
        if (!nextStatusesOf({ ...facts, status: steps[index]![1] }, true).includes(next))
          expect([steps[index]![1], next]).toEqual("an offered move")
      expect(steps.at(-1)?.[1]).toBe(last)
    }
  })

  it("finds nothing delivered before it could be made, nothing left over from hours ago, nothing from the future", () => {
    for (const { status, placedAt } of history.orders) {
      expect(placedAt).toBeLessThanOrEqual(now)
      if (done.includes(status)) expect(now - placedAt).toBeGreaterThan(14 * minute)
      if (!["FINISHED", "CANCELED"].includes(status)) expect(now - placedAt).toBeLessThan(180 * minute)
    }
    for (const { startedAt, finishedAt } of history.rides) {
      expect(startedAt).toBeLessThanOrEqual(now)
      if (finishedAt !== null) expect(finishedAt).toBeGreaterThan(startedAt + 5 * minute)
    }
    for (const { onlineAt, offlineAt } of history.times)
      expect(offlineAt ?? now).toBeGreaterThanOrEqual(onlineAt)
  })

  it("finds stores open by their hours or by hand, and orders only from when they were open", () => {
    const byId = new Map(stores.map((store) => [store.id, store]))
    // Working out every order's hours anew would take seconds.
    for (const { companyId, placedAt } of history.orders.filter((_, index) => index % 50 === 0))
      expect(openingAt(byId.get(companyId)!.hours, placedAt).isOpen).toBe(true)
    for (const store of stores) {
      expect(store.changedAt).toBeLessThanOrEqual(now)
      if (!store.isManual) expect(store.isOpen).toBe(openingAt(store.hours, now).isOpen)
      const last = Math.max(
        ...history.orders.filter(({ companyId }) => companyId === store.id).map(({ placedAt }) => placedAt),
      )
      if (store.isManual && !store.isOpen) expect(last).toBeLessThanOrEqual(store.changedAt)
    }
  })

  it("finds the customers of orders that are delivered around the store", () => {
    const byId = new Map(stores.map((store) => [store.id, store]))
    for (const { companyId, placedAt } of history.orders.filter((_, index) => index % 50 === 0)) {
      const store = byId.get(companyId)!
      const { address } = basketOf(store, placedAt)
      if (!address) continue
      const metres = distanceOf(store.place, positionOf(address.location)!)
      expect(metres).toBeLessThanOrEqual(districtMetres + 1)
    }
  })

  it("finds the same demo again at the same moment", () => {
    expect(demoAt(moment).history).toEqual(history)
  })
})

describe("someone who looks at the demo's day", () => {
  it("finds few delivery people out at night, and many at meals", () => {
    const out = Object.fromEntries(hours.map((moment) => [moment, lasting(moment)]))
    const night = out[hours[0]]!
    expect(night.online.length).toBeGreaterThan(2)
    expect(night.online.length).toBeLessThan(16)
    expect(night.rides.length).toBeLessThan(6)
    for (const meal of [hours[2], hours[3]]) {
      expect(out[meal]!.online.length).toBeGreaterThan(60)
      expect(out[meal]!.rides.length).toBeGreaterThan(20)
    }
  })

  it("sees restaurants sell at lunch and dinner, and supermarkets between them", () => {
    const { stores, history, clock } = demoAt("2026-11-20T23:59:00-03:00")
    const ordersAt = (type: string, hour: number) => {
      const ids = stores.filter((store) => store.type === type).map(({ id }) => id)
      return history.orders.filter(
        ({ companyId, placedAt }) =>
          ids.includes(companyId) && Math.floor(clock.localOf(placedAt) / (60 * minute)) % 24 === hour,
      ).length
    }
    expect(ordersAt("restaurant", 12)).toBeGreaterThan(2 * ordersAt("restaurant", 15))
    expect(ordersAt("restaurant", 20)).toBeGreaterThan(2 * ordersAt("restaurant", 16))
    expect(ordersAt("restaurant", 4)).toBe(0)
    expect(ordersAt("supermarket", 18)).toBeGreaterThan(1.5 * ordersAt("supermarket", 13))
  })

  it("sees another weekday's hours on a Sunday", () => {
    const { stores } = demoAt("2026-11-22T20:30:00-03:00")
    expect(stores.find(({ name }) => name === "Cantina do Largo")?.isOpen).toBe(false)
    expect(stores.find(({ name }) => name === "Pizzaria Forno Alto")?.isOpen).toBe(true)
  })
})

describe("a demo that was told no time of day", () => {
  it("begins at lunch while stores are closed, and at the time it is while they are open", () => {
    const at = (time: string) => demoTimeAt(Date.parse(`2026-11-20T${time}:00-03:00`))
    for (const time of ["22:00", "23:59", "00:30", "06:00", "10:59"])
      expect([time, at(time)]).toEqual([time, 750])
    for (const time of ["11:00", "12:30", "16:00", "21:59"])
      expect([time, at(time)]).toEqual([time, undefined])
  })
})
