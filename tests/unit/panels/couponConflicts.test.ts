import { expect, test } from "vitest"
import { type CouponRuleFields, isConflict } from "../../../src/panels/coupons/conflicts.ts"

const coupon: CouponRuleFields = {
  startsAt: "2026-11-01T03:00:00.000Z",
  endsAt: "2026-12-01T03:00:00.000Z",
  weekdays: ["FRI", "SAT"],
  fromTime: "18:00",
  untilTime: "23:00",
  audience: "NEW_CUSTOMER",
  channels: ["APP"],
  fulfillment: [],
  segments: ["4"],
  cities: [1, 9],
}

test.each<readonly [string, boolean, CouponRuleFields]>([
  ["one for everybody at any time", true, { startsAt: "2026-01-01T00:00:00.000Z" }],
  ["one that begins when it ends", false, { startsAt: "2026-12-01T03:00:00.000Z" }],
  ["one that ends when it begins", false, { endsAt: "2026-11-01T03:00:00.000Z" }],
  ["one of other days", false, { weekdays: ["SUN"] }],
  ["one of the morning", false, { fromTime: "06:00", untilTime: "12:00" }],
  ["one over midnight", true, { fromTime: "22:00", untilTime: "02:00" }],
  ["one until the hour it begins", false, { untilTime: "18:00" }],
  ["one for customers who stayed away", false, { audience: "INACTIVE_30D" }],
  ["one of another channel", false, { channels: ["SITE"] }],
  ["one of the same segment", true, { segments: [{ _id: 4, label: "Pizza" }] }],
  ["one of another segment", false, { segments: [{ _id: 5, label: "Sushi" }] }],
  ["one of one of its cities", true, { cities: [{ _id: 9, label: "Santos" }] }],
  ["one of another city", false, { cities: [{ _id: 2, label: "Campinas" }] }],
])("a coupon meets %s: %s", (_, meets, other) => {
  expect(isConflict(coupon, other)).toBe(meets)
  expect(isConflict(other, coupon)).toBe(meets)
})

test("two that combine with others do not get in each other's way, one that does not gets in all", () => {
  expect(isConflict({ isStackable: true }, { isStackable: true })).toBe(false)
  expect(isConflict({ isStackable: true }, { isStackable: false })).toBe(true)
})

test("coupons for items and categories of a menu meet where a line could be of both", () => {
  const insideOf = (id: string) =>
    id === "5"
      ? { items: ["1", "2"], categories: ["10"] }
      : { items: id === "10" ? ["2"] : [], categories: [] }
  const meets = (one: CouponRuleFields, other: CouponRuleFields) => {
    const answer = isConflict(one, other, insideOf)
    expect(isConflict(other, one, insideOf)).toBe(answer)
    return answer
  }
  const pizza = { _id: 1, label: "Pizza" }
  expect(meets({ items: [pizza] }, {})).toBe(true)
  expect(
    meets(
      { items: [pizza] },
      {
        items: [
          { _id: 1, label: "Pizza" },
          { _id: 3, label: "Suco" },
        ],
      },
    ),
  ).toBe(true)
  expect(meets({ items: [pizza] }, { items: [3] })).toBe(false)
  expect(meets({ items: [pizza] }, { categories: [5] })).toBe(true)
  expect(meets({ items: [pizza] }, { categories: [10] })).toBe(false)
  expect(meets({ categories: [10] }, { categories: [5] })).toBe(true)
  expect(meets({ categories: [1] }, { items: [pizza] })).toBe(false)
  expect(meets({ items: [3], categories: [10] }, { items: [3], categories: [11] })).toBe(true)
})
