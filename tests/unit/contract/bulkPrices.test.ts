import { expect, test } from "vitest"
import {
  judgedPrice,
  plannedPrice,
  type PricedProduct,
} from "../../../src/contract/products/pricing/judgedPrice.ts"
import { marginAt } from "../../../src/contract/products/productFigures.ts"
import { nearestEnding, priceEndings } from "../../../src/contract/products/pricing/priceEndings.ts"
import type { PriceChange, PriceRule } from "../../../src/contract/products/pricing/priceRule.ts"

const product: PricedProduct = { price: 2690, promoPrice: null, cost: 2140, highestOther: null }
const limits = { maxJump: 1000, minMargin: 1200 }
const rule = (change: PriceChange, more: Partial<PriceRule> = {}): PriceRule => ({
  change,
  ending: "NONE",
  target: "PRICE",
  ...more,
})

test("a price goes to the nearest one with the ending, to the higher one halfway, and never below the ending", () => {
  const rows = [2851, 2790, 2840, 455, 454, 12, 1].map((cents) =>
    priceEndings.map((to) => nearestEnding(cents, to)),
  )
  expect(rows).toEqual([
    [2851, 2855, 2849, 2890, 2899],
    [2790, 2795, 2789, 2790, 2799],
    [2840, 2845, 2839, 2890, 2799],
    [455, 455, 459, 490, 499],
    [454, 455, 459, 490, 499],
    [12, 15, 9, 90, 99],
    [1, 5, 9, 90, 99],
  ])
})

test("each kind of change counts from the usual price or from the cost", () => {
  const after = (change: PriceChange, more?: Partial<PriceRule>) =>
    plannedPrice(rule(change, more), limits, product).after
  expect(after({ kind: "PERCENT", percent: 600 })).toBe(2851)
  expect(after({ kind: "PERCENT", percent: 600 }, { ending: "C90" })).toBe(2890)
  expect(after({ kind: "AMOUNT", amount: -190 })).toBe(2500)
  expect(after({ kind: "FROM_COST", margin: 3000 })).toBe(3057)
  expect(marginAt(3057, 2140)).toBe(3000)
  expect(after({ kind: "SET", price: 1234 }, { ending: "C99" })).toBe(1234)
  expect(after({ kind: "PERCENT", percent: -1000 }, { target: "PROMO", ending: "C99" })).toBe(2399)
})

test("what keeps a price out is told, and what to look at", () => {
  const judged = (after: number, more: Partial<PricedProduct> = {}) => {
    const { problem, warnings } = judgedPrice("PRICE", limits, { ...product, ...more }, after)
    return problem ?? warnings
  }
  expect(judged(2890)).toEqual([])
  expect(judged(2960)).toEqual(["JUMP"])
  expect(judged(2400)).toEqual(["JUMP", "BELOW_FLOOR"])
  expect(judged(2139)).toEqual(["JUMP", "BELOW_COST"])
  expect(judged(2690, { cost: 2600 })).toEqual(["BELOW_FLOOR"])
  expect(judged(0)).toBe("ZERO")
  expect(judged(10_000_000)).toBe("TOO_HIGH")
  expect(judged(2500, { highestOther: 2500 })).toBe("NOT_ABOVE")
  expect(judgedPrice("PROMO", limits, product, 2690)).toMatchObject({ problem: "NOT_BELOW" })
  const free = plannedPrice(rule({ kind: "AMOUNT", amount: -2690 }, { ending: "C90" }), limits, product)
  expect(free, "rounding makes no price of nothing").toMatchObject({ problem: "ZERO" })
  const noCost = plannedPrice(rule({ kind: "FROM_COST", margin: 3000 }), limits, { ...product, cost: null })
  expect(noCost).toEqual({ after: null, problem: "NO_COST", warnings: [] })
})
