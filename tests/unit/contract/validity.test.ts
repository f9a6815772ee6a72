import { expect, test } from "vitest"
import { isRenewedAhead, renewedEnd } from "../../../src/contract/licenses/renewedEnd.ts"
import { isValidOn } from "../../../src/contract/resource/validity.ts"
import { coupons } from "../../../src/contract/resources/coupons.ts"

const midnight = "T03:00:00.000Z"
const coupon = {
  startsAt: `2026-11-20${midnight}`,
  endsAt: `2026-11-28${midnight}`,
  weekdays: ["FRI", "SAT"] as ReadonlyArray<string>,
}
const counts = (day: string, more: Partial<Record<keyof typeof coupon, unknown>> = {}) => {
  const values: Readonly<Record<string, unknown>> = { ...coupon, ...more }
  return isValidOn(coupons, (name) => values[name], day)
}

test("a coupon counts on the days in Brasília between its start and its end, on its days of the week", () => {
  const days = ["2026-11-19", "2026-11-20", "2026-11-21", "2026-11-22", "2026-11-27", "2026-11-28"]
  expect(days.filter((day) => counts(day))).toEqual(["2026-11-20", "2026-11-21", "2026-11-27"])
  expect(counts("2026-11-28", { endsAt: "2026-11-28T03:00:01.000Z" }), "a second of the day").toBe(true)
  expect(counts("2026-11-22", { weekdays: [] })).toBe(true)
  expect(counts("2099-01-02", { endsAt: null })).toBe(true)
})

test("a license that starts on the last of a month ends on the last of each, and is renewed by no more than a period ahead", () => {
  const term = { startsAt: "2026-01-31", billing: "MONTHLY" }
  const ends = ["2026-01-31"]
  for (let month = 0; month < 3; month++)
    ends.push(String(renewedEnd({ ...term, expiresAt: ends.at(-1) }, "2026-01-01")))
  expect(ends).toEqual(["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30"])
  const from = (expiresAt: string, today: string) => renewedEnd({ ...term, expiresAt }, today)
  expect(from("2026-03-10", "2026-03-01"), "an end of its own").toBe("2026-04-10")
  expect(from("2026-03-10", "2026-04-15"), "one that has ended").toBe("2026-05-15")
  const ahead = (expiresAt: string) => isRenewedAhead({ ...term, expiresAt }, "2026-01-31")
  expect(["2026-02-28", "2026-03-01"].map(ahead)).toEqual([false, true])
})
