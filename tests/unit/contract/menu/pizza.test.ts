import fc from "fast-check"
import { describe, expect, test } from "vitest"
import {
  type ChosenOption,
  groupPrice,
  pricedOptions,
  priceRules,
} from "../../../../src/contract/menu/pizza.ts"

const slots = (...prices: ReadonlyArray<number>): ReadonlyArray<ChosenOption> =>
  prices.map((listPriceCents, at) => ({ option: at + 1, quantity: 1, listPriceCents }))

const twice = [
  { option: 1, quantity: 1, listPriceCents: 3000 },
  { option: "1", quantity: 1, listPriceCents: 3000 },
  { option: 2, quantity: 1, listPriceCents: 4500 },
]

describe("a pizza costs", () => {
  test.each([
    ["the dearer half", "HIGHEST", slots(3000, 4500), 4500],
    ["the mean of two halves", "AVERAGE", slots(3000, 4500), 3750],
    ["the dearer half, five cents apart", "HIGHEST", slots(2990, 2995), 2995],
    ["the mean with half a cent up", "AVERAGE", slots(2990, 2995), 2993],
    ["the dearest of three slots", "HIGHEST", twice, 4500],
    ["the mean of the distinct flavors", "AVERAGE", twice, 3750],
    ["the mean of the slots", "PROPORTIONAL", twice, 3500],
    ["the dearest third", "HIGHEST", slots(1000, 1000, 1001), 1001],
    ["the mean of three thirds", "AVERAGE", slots(1000, 1000, 1001), 1000],
    ["the sum of its parts", "SUM", twice, 10_500],
    ["nothing without flavors", "HIGHEST", [], 0],
    ["nothing where flavors are free", "AVERAGE", slots(0, 0), 0],
  ] as const)("%s by %s", (_, rule, chosen, cents) => {
    expect(groupPrice(rule, chosen)).toBe(cents)
  })
})

test("thirds of a pizza share its price to the cent", () => {
  const parts = pricedOptions("AVERAGE", slots(1000, 1000, 1001))
  expect(parts.map(({ priceCents }) => priceCents)).toEqual([333, 333, 334])
})

test("a flavor that takes two slots is one line with the price of both", () => {
  expect(pricedOptions("PROPORTIONAL", twice)).toEqual([
    { option: "1", quantity: 2, listPriceCents: 3000, priceCents: 2000 },
    { option: 2, quantity: 1, listPriceCents: 4500, priceCents: 1500 },
  ])
})

const chosen = fc.array(
  fc.record({
    option: fc.integer({ min: 1, max: 12 }),
    quantity: fc.integer({ min: 1, max: 6 }),
    listPriceCents: fc.integer({ min: 0, max: 9_999_999 }),
  }),
  { maxLength: 12 },
)

test("the lines of any pizza add up to its price, and none is below nothing", () => {
  fc.assert(
    fc.property(fc.constantFrom(...priceRules), chosen, (rule, options) => {
      const parts = pricedOptions(rule, options).map(({ priceCents }) => priceCents)
      expect(parts.reduce((sum, one) => sum + one, 0)).toBe(groupPrice(rule, options))
      expect(parts.every((cents) => cents >= 0)).toBe(true)
    }),
  )
})

test("average and proportional are one where each flavor takes one slot", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 9_999_999 }), { minLength: 1 }), (prices) => {
      expect(groupPrice("AVERAGE", slots(...prices))).toBe(groupPrice("PROPORTIONAL", slots(...prices)))
    }),
  )
})
