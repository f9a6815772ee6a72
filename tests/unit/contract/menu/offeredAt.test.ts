import { expect, test } from "vitest"
import { offeredAt } from "../../../../src/contract/menu/public/offeredAt.ts"
import { type Availability, weekdays } from "../../../../src/contract/menu/public/snapshot.ts"

const zone = "America/Sao_Paulo"
/** A moment by the clock of São Paulo; 4 December 2026 is a Friday. */
const at = (local: string) => Date.parse(`${local}:00-03:00`)
const hours = (days: ReadonlyArray<(typeof weekdays)[number]>, startTime: string, endTime: string) => ({
  dayOfWeek: days,
  timePeriods: { startTime: `${startTime}:00.000Z`, endTime: `${endTime}:00.000Z` },
})
const lunch: Availability = { id: "lunch", hours: [hours(weekdays.slice(0, 5), "11:30", "15:00")] }

test("what is sold at lunch is not sold before, nor from its end on, nor on Saturday", () => {
  const found = [
    "2026-12-04T11:29",
    "2026-12-04T11:30",
    "2026-12-04T14:59",
    "2026-12-04T15:00",
    "2026-12-05T12:00",
  ]
  expect(found.map((local) => offeredAt([lunch], at(local), zone))).toEqual([false, true, true, false, false])
})

test("a night that ends after midnight is of the day it began on", () => {
  const night: Availability = { id: "night", hours: [hours(["FRIDAY"], "18:00", "04:00")] }
  const found = [
    "2026-12-04T03:59",
    "2026-12-04T18:00",
    "2026-12-05T03:59",
    "2026-12-05T04:00",
    "2026-12-05T18:00",
  ]
  expect(found.map((local) => offeredAt([night], at(local), zone))).toEqual([false, true, true, false, false])
})

test("days count by the store's clock, the last one whole", () => {
  const season: Availability = { id: "season", startDate: "2026-12-04", endDate: "2026-12-05", hours: [] }
  const found = ["2026-12-03T23:59", "2026-12-04T00:00", "2026-12-05T23:59", "2026-12-06T00:00"]
  expect(found.map((local) => offeredAt([season], at(local), zone))).toEqual([false, true, true, false])
  expect(offeredAt([season], at("2026-12-05T23:59"), "Asia/Tokyo")).toBe(false)
})

test("without availabilities it is always sold, and with several in any of them", () => {
  expect(offeredAt([], at("2026-12-05T03:00"), zone)).toBe(true)
  const evening: Availability = { id: "evening", hours: [hours(weekdays, "18:00", "23:00")] }
  expect(offeredAt([lunch, evening], at("2026-12-05T20:00"), zone)).toBe(true)
})
