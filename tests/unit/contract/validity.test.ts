import { expect, test } from "vitest"
import { isValidOn } from "../../../src/contract/resource/validity.ts"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { coupons } from "../../../src/contract/resources/coupons.ts"

const midnight = "T03:00:00.000Z"
const coupon = {
  startsAt: `2026-11-20${midnight}`,
  endsAt: `2026-11-28${midnight}`,
  weekdays: ["FRI", "SAT"] as ReadonlyArray<string>,
}
const counts = (day: string, more: Partial<Record<keyof typeof coupon, unknown>> = {}) => {
  const values: Readonly<Record<string, unknown>> = { ...coupon, ...more }
  return isValidOn(coupons as unknown as Resource, (name) => values[name], day)
}

test("a coupon counts on the days in Brasília between its start and its end, on its days of the week", () => {
  const days = ["2026-11-19", "2026-11-20", "2026-11-21", "2026-11-22", "2026-11-27", "2026-11-28"]
  expect(days.filter((day) => counts(day))).toEqual(["2026-11-20", "2026-11-21", "2026-11-27"])
  expect(counts("2026-11-28", { endsAt: "2026-11-28T03:00:01.000Z" }), "a second of the day").toBe(true)
  expect(counts("2026-11-22", { weekdays: [] })).toBe(true)
  expect(counts("2099-01-02", { endsAt: null })).toBe(true)
})
