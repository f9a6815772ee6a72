import { expect, test } from "vitest"
import { couponDiscount, type DiscountRule } from "../../../src/contract/coupons/couponDiscount.ts"

const lines = [
  { item: 1, categories: [10, 5], totalCents: 1000 },
  { item: 2, categories: [10, 5], totalCents: 1000 },
  { item: 3, categories: [11], totalCents: 1001 },
  { categories: [], totalCents: 4999 },
]
const discount = (rule: Partial<DiscountRule>) =>
  couponDiscount({ type: "PERCENT", percent: 1000, items: [], categories: [], ...rule }, lines, 700)

test("a coupon without items and categories is for whole orders, shared over the lines to the cent", () => {
  expect(discount({})).toEqual({ discountCents: 800, lineCents: [100, 100, 100, 500] })
  expect(discount({ type: "FIXED", value: 1000 }).lineCents.reduce((sum, one) => sum + one, 0)).toBe(1000)
})

test("a coupon for items or categories takes nothing off other lines", () => {
  expect(discount({ items: [3] })).toEqual({ discountCents: 100, lineCents: [0, 0, 100, 0] })
  expect(discount({ categories: [5] })).toEqual({ discountCents: 200, lineCents: [100, 100, 0, 0] })
  expect(discount({ items: [3], categories: [10] }).discountCents).toBe(300)
  expect(discount({ type: "FIXED", value: 100, items: [1, 2, 3] }).lineCents).toEqual([33, 33, 34, 0])
})

test("a fixed amount is never more than the lines it is for, and a percentage never more than its maximum", () => {
  expect(discount({ type: "FIXED", value: 5000, items: [1] }).discountCents).toBe(1000)
  expect(discount({ percent: 5000, maxDiscount: 300, items: [1, 2] })).toEqual({
    discountCents: 300,
    lineCents: [150, 150, 0, 0],
  })
})

test("free delivery asks for one of its lines, and a coupon for what nobody ordered gives nothing", () => {
  expect(discount({ type: "FREE_DELIVERY", items: [2] })).toMatchObject({ discountCents: 700 })
  expect(discount({ type: "FREE_DELIVERY", items: [9] })).toMatchObject({ discountCents: 0 })
  expect(discount({ items: [9] })).toEqual({ discountCents: 0, lineCents: [0, 0, 0, 0] })
})
