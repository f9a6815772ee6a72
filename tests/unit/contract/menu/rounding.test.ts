import fc from "fast-check"
import { expect, test } from "vitest"
import { roundings, roundPrice } from "../../../../src/contract/menu/rounding.ts"

test.each([
  ["NONE", 429, 429],
  ["C05", 432, 430],
  ["C05", 433, 435],
  ["C10", 425, 430],
  ["C10", 424, 420],
  ["X90", 429, 490],
  ["X90", 495, 490],
  ["X90", 40, 90],
  ["X99", 500, 599],
  ["WHOLE", 450, 500],
  ["WHOLE", 449, 400],
  ["WHOLE", 20, 100],
  ["X99", 0, 0],
  ["C10", -30, 0],
] as const)("by %s %d cents become %d", (rule, cents, rounded) => {
  expect(roundPrice(cents, rule)).toBe(rounded)
})

test("a rounded price stays as it is, and dearer never becomes cheaper", () => {
  const cents = fc.integer({ min: 0, max: 9_999_999 })
  fc.assert(
    fc.property(fc.constantFrom(...roundings), cents, cents, (rule, one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)]
      expect(roundPrice(roundPrice(one, rule), rule)).toBe(roundPrice(one, rule))
      expect(roundPrice(less, rule)).toBeLessThanOrEqual(roundPrice(more, rule))
    }),
  )
})
