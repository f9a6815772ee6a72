import { expect, test } from "vitest"
import {
  type Choice,
  firstChoice,
  leastCents,
  lineCents,
  missingGroup,
  openGroups,
} from "../../../../src/contract/menu/public/publicLine.ts"
import type { PublicGroup, PublicOffer } from "../../../../src/contract/menu/public/snapshot.ts"
import { sampleSnapshot } from "../../../../stories/panels/menuSample.ts"

const offerNamed = (itemId: string): PublicOffer =>
  sampleSnapshot.categories.flatMap(({ itemOffers }) => itemOffers).find((one) => one.itemId === itemId)!

const choose = (...paths: ReadonlyArray<string | readonly [string, number]>): Choice =>
  new Map(paths.map((path) => (typeof path === "string" ? [path, 1] : path)))

test("a pizza of two flavors costs their mean, and its edge on top", () => {
  const pizza = offerNamed("pizza")
  const halves = choose("/flavor-1/option-margherita", "/flavor-2/option-funghi")
  expect(lineCents(pizza, halves)).toBe(5490)
  expect(lineCents(pizza, choose(...halves.keys(), "/edge/option-catupiry"))).toBe(6390)
  expect(lineCents(pizza, choose("/flavor-1/option-calabresa"))).toBe(4690)
})

test("where the highest counts, it counts across all groups that say so", () => {
  const pizza = offerNamed("pizza")
  const optionGroups = pizza.optionGroups.map((group): PublicGroup =>
    group.priceMethod === "AVG" ? { ...group, priceMethod: "MAX" } : group,
  )
  const halves = choose("/flavor-1/option-margherita", "/flavor-2/option-funghi")
  expect(lineCents({ ...pizza, optionGroups }, halves)).toBe(5990)
})

test("half a cent is rounded up", () => {
  const pizza = offerNamed("pizza")
  const [first, second] = pizza.optionGroups
  const priced = (group: PublicGroup, value: number): PublicGroup => ({
    ...group,
    options: [{ ...group.options[0]!, optionPrice: { value, originalValue: value, currency: "BRL" } }],
  })
  const optionGroups = [priced(first!, 29.9), priced(second!, 29.95)]
  const halves = choose("/flavor-1/option-margherita", "/flavor-2/option-margherita")
  expect(lineCents({ ...pizza, optionGroups }, halves)).toBe(2993)
})

test("extras count by the piece, and those that are in by themselves cost nothing", () => {
  const lasagna = offerNamed("lasanha")
  const large = "/size/option-grande"
  expect(lineCents(lasagna, choose(large, ["/extras/option-burrata", 2]))).toBe(5490 + 2 * 1400)
  const optionGroups = lasagna.optionGroups.map((group) => ({
    ...group,
    options: group.options.map((one) => (one.itemId === "burrata" ? { ...one, defaultQuantity: 1 } : one)),
  }))
  const given = { ...lasagna, optionGroups }
  expect([...firstChoice(optionGroups)]).toEqual([["/extras/option-burrata", 1]])
  expect(lineCents(given, choose(large, ["/extras/option-burrata", 1]))).toBe(5490)
  expect(lineCents(given, choose(large, ["/extras/option-burrata", 2]))).toBe(5490 + 1400)
})

test("groups within an option are asked about once it is chosen, and count", () => {
  const nested: PublicGroup = { ...offerNamed("lasanha").optionGroups[1]!, id: "nested", minPermitted: 1 }
  const lasagna = offerNamed("lasanha")
  const optionGroups = lasagna.optionGroups.map((group) => ({
    ...group,
    options: group.options.map((one) => (one.itemId === "grande" ? { ...one, optionGroups: [nested] } : one)),
  }))
  const offer = { ...lasagna, optionGroups }
  const large = "/size/option-grande"
  expect(openGroups(optionGroups, new Map()).map(({ path }) => path)).toEqual(["/size", "/extras"])
  expect(missingGroup(offer, new Map())?.path).toBe("/size")
  expect(missingGroup(offer, choose(large))?.path).toBe(`${large}/nested`)
  const whole = choose(large, `${large}/nested/option-bacon`)
  expect(missingGroup(offer, whole)).toBeUndefined()
  expect(lineCents(offer, whole)).toBe(5490 + 650)
})

test("an item costs from what its cheapest choice costs", () => {
  expect(leastCents(offerNamed("lasanha"))).toEqual({ cents: 3890, isFrom: true })
  const lasagna = offerNamed("lasanha")
  const sized = {
    ...lasagna,
    optionGroups: lasagna.optionGroups.map((group) => ({
      ...group,
      options: group.options.map((one) => ({ ...one, optionGroups: offerNamed("pizza").optionGroups })),
    })),
  }
  expect(leastCents(sized)).toEqual({ cents: 3890 + 4690, isFrom: true })
  expect(leastCents(offerNamed("pizza"))).toEqual({ cents: 4690, isFrom: true })
  expect(leastCents(offerNamed("ravioli"))).toEqual({ cents: 4490, isFrom: false })
})
