import fc from "fast-check"
import { expect, test } from "vitest"
import { random } from "../../../host/server/seed/random.ts"
import { type Event, riderOf, stateOf, step, type Store } from "../../../host/server/simulator/riders.ts"
import { distanceOf, lengthOf, walk, wayTo } from "../../../host/server/simulator/ways.ts"
import type { Position } from "../../../src/contract/location.ts"

const centre: Position = [-46.6333, -23.5505]
const place = fc.tuple(
  fc.double({ min: -46.7, max: -46.5, noNaN: true }),
  fc.double({ min: -23.6, max: -23.5, noNaN: true }),
)

test("a way leads where it should, along streets and not across, and is walked to its end", () => {
  fc.assert(
    fc.property(place, place, fc.nat(1000), fc.integer({ min: 1, max: 400 }), (from, to, seed, far) => {
      const way = wayTo(from, to, random(seed))
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

test("in six hours people come online and leave, take deliveries and finish them in turn, and stay in town", () => {
  const stores: ReadonlyArray<Store> = [
    { id: 1, applicationId: 1, place: [-46.64, -23.55] },
    { id: 2, applicationId: 1, place: [-46.62, -23.54] },
  ]
  const chance = random(7)
  const riders = Array.from({ length: 50 }, (_, index) =>
    riderOf(
      {
        id: index + 1,
        applicationId: 1,
        typeOfVehicle: "MOTORCYCLE",
        isOnline: index % 3 > 0,
        onRoute: index % 3 > 1,
        place: centre,
      },
      chance,
    ),
  )
  const told = new Map(riders.map((rider) => [rider, [] as Array<Event["kind"]>]))
  let leap = 0
  for (let at = 0; at < 6 * 3600; at += 2)
    for (const rider of riders) {
      const before = rider.here
      const event = step(rider, 2, stores, chance)
      leap = Math.max(leap, distanceOf(before, rider.here) - rider.speed * 2)
      if (event) told.get(rider)?.push(event.kind)
      if (event?.kind === "offline")
        expect(stateOf(rider)).toEqual({ isOnline: false, onRoute: false, flag: "UNAVAILABLE" })
      if (event?.kind === "started") expect(stateOf(rider)).toMatchObject({ onRoute: true, flag: "ON_ROUTE" })
    }
  expect(leap).toBeLessThan(0.01)
  for (const [rider, kinds] of told) {
    expect(distanceOf(centre, rider.here)).toBeLessThan(15_000)
    const races = kinds.filter((kind) => kind === "started" || kind === "finished")
    const turns = races[0] === "finished" ? races.slice(1) : races
    expect(turns.every((kind, index) => kind === (index % 2 === 0 ? "started" : "finished"))).toBe(true)
    expect(turns.length).toBeGreaterThan(6)
  }
  expect(
    [...told.values()].filter((kinds) => kinds.includes("offline") && kinds.includes("online")).length,
  ).toBeGreaterThan(25)
})
