import { expect, test } from "vitest"
import { type Assumed, costsOf, type CouponCost, discountOf } from "../../../src/panels/coupons/margin.ts"

const coupon: CouponCost = {
  type: "PERCENT",
  percent: 1500,
  value: 0,
  maxDiscount: 2500,
  minOrder: 3000,
  fundedBy: "SHARED",
  platformShare: 3333,
}
const order: Assumed = { basket: 6001, margin: 3000, fee: 1200, deliveryFee: 790, orders: 250 }

test("a percentage stops at its maximum, a fixed amount at the basket, and below the minimum there is nothing", () => {
  const off = (more: Partial<CouponCost>, basket: number) =>
    discountOf({ ...coupon, ...more }, { ...order, basket })
  expect(off({}, 6001)).toBe(900)
  expect(off({}, 50_000)).toBe(2500)
  expect(off({ maxDiscount: undefined }, 50_000)).toBe(7500)
  expect(off({ type: "FIXED", value: 4000 }, 3500)).toBe(3500)
  expect(off({ type: "FREE_DELIVERY" }, 6001)).toBe(790)
  expect(off({}, 2999)).toBe(0)
})

test("what funders pay adds up to the discount to the cent, for one order and for all", () => {
  expect(costsOf(coupon, order)).toMatchObject([
    { funder: "PLATFORM", perOrder: 300, inAll: 75_000, earned: 720 },
    { funder: "COMPANY", perOrder: 600, inAll: 150_000, earned: 1080 },
  ])
  expect(costsOf({ ...coupon, fundedBy: "FRANCHISE" }, order)).toMatchObject([
    { funder: "FRANCHISE", perOrder: 900, earned: undefined, breakEven: undefined },
  ])
  expect(costsOf({ ...coupon, fundedBy: "" }, order)).toEqual([])
})

test("from the basket that is told on, and from none below it, a store loses nothing", () => {
  const margins = [0, 1200, 1500, 2000, 3000]
  const rules: ReadonlyArray<Partial<CouponCost>> = [
    {},
    { maxDiscount: undefined },
    { percent: 4000, minOrder: 0 },
    { type: "FIXED", value: 2000, minOrder: 0 },
    { type: "FREE_DELIVERY", minOrder: 0 },
  ]
  for (const rule of rules)
    for (const margin of margins) {
      const paid = { ...coupon, ...rule, fundedBy: "COMPANY" }
      const at = (basket: number) => {
        const [cost] = costsOf(paid, { ...order, margin, basket })
        return (basket * (margin - order.fee)) / 10_000 - cost!.perOrder
      }
      const [{ breakEven } = { breakEven: undefined }] = costsOf(paid, { ...order, margin })
      const most = 300_000
      if (breakEven === undefined) expect(at(most)).toBeLessThan(0)
      else {
        for (let basket = breakEven; basket < most; basket += 997)
          expect(at(basket)).toBeGreaterThanOrEqual(-0.5)
        if (breakEven > paid.minOrder) expect(at(breakEven - 1)).toBeLessThan(0)
      }
    }
})
