import { expect, test } from "vitest"
import { prepMinutesAt, type PrepTimes } from "../../../src/contract/companies/prepMinutesAt.ts"
import { minutesToDoor } from "../../../src/contract/orders/minutesToDoor.ts"
import { prepSignals, prepVerbs } from "../../../src/panels/orders/boardPrep.ts"
import { signal } from "@preact/signals-core"

const rush = { service: "ALL", weekdays: ["FRI"], from: "18:00", until: "02:00", minutes: 55 }
const times: PrepTimes = { usualMinutes: 30, exceptions: [rush], timeZone: "America/Manaus" }
/** By the clock of Manaus, four hours behind UTC. */
const at = (moment: string) => Date.parse(`${moment}:00-04:00`)
const [before, friday, night, over] = [
  at("2026-12-04T17:59"),
  at("2026-12-04T18:00"),
  at("2026-12-05T01:59"),
  at("2026-12-05T02:00"),
]

test("a kitchen takes its usual time but at hours of their own, also after midnight", () => {
  expect([before, friday, night, over].map((now) => prepMinutesAt(times, now, "DELIVERY"))).toEqual([
    30, 55, 55, 30,
  ])
})

test("an exception of an order's own kind comes before one of all orders, and none of another kind counts", () => {
  const own = { ...rush, service: "TAKEOUT", minutes: 15 }
  const both = { ...times, exceptions: [rush, own] }
  expect(prepMinutesAt(both, friday, "TAKEOUT")).toBe(15)
  expect(prepMinutesAt(both, friday, "DELIVERY")).toBe(55)
  expect(prepMinutesAt(both, friday, null)).toBe(55)
  expect(prepMinutesAt({ ...times, exceptions: [own] }, friday, "DELIVERY")).toBe(30)
})

test("an area's time holds unless the kitchen takes longer", () => {
  expect([minutesToDoor(30), minutesToDoor(30, 50), minutesToDoor(60, 50)]).toEqual([50, 50, 65])
})

test("what was said last is offered again until the store's own time changes", () => {
  const beat = signal(before)
  const board = prepVerbs(prepSignals(), beat)
  const minutes = board.prepMinutes("DELIVERY")
  expect(minutes.value).toBe(35)
  board.setPrepTimes(times)
  expect(minutes.value).toBe(30)
  board.setPrepMinutes(40, "DELIVERY")
  expect(minutes.value).toBe(40)
  beat.value = friday
  expect(minutes.value).toBe(55)
  board.setPrepMinutes(65, "DELIVERY")
  expect(minutes.value).toBe(65)
  beat.value = over
  expect(minutes.value).toBe(30)
})
