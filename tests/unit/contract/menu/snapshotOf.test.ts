import { gzipSync } from "node:zlib"
import fc from "fast-check"
import { expect, test } from "vitest"
import { linePrice } from "../../../../src/contract/menu/price.ts"
import { numberFrom, publicId } from "../../../../src/contract/menu/public/publicIds.ts"
import { lineCents, openGroups, optionPath } from "../../../../src/contract/menu/public/publicLine.ts"
import type { MenuSnapshot, PublicGroup, PublicOffer } from "../../../../src/contract/menu/public/snapshot.ts"
import { snapshotOf } from "../../../../src/contract/menu/public/snapshotOf.ts"
import { sampleAt, sampleMenuData } from "./menuDataSample.ts"

const told = (menu = 1, at = sampleAt): MenuSnapshot =>
  snapshotOf(sampleMenuData, menu, { at, pictureOf: (file) => `https://store.test/${file}` })!

const offers = (snapshot: MenuSnapshot) => snapshot.categories.flatMap(({ itemOffers }) => itemOffers)
const offerOf = (item: number, snapshot = told()): PublicOffer =>
  offers(snapshot).find(({ itemId }) => itemId === publicId("item", item))!

test("nothing that is the store's own is told: no cost, stock or tax code, and nothing hidden", () => {
  const text = JSON.stringify(told())
  for (const secret of [
    "1234",
    "19021900",
    "987654",
    "Vinho",
    "Segredo",
    "Fora",
    "De outra categoria",
    "Desligado",
  ])
    expect(text).not.toContain(secret)
})

test("a menu of a thousand items with as many groups is told in little", () => {
  const ids = Array.from({ length: 1000 }, (_, at) => 1000 + at)
  const data = {
    ...sampleMenuData,
    items: ids.map((id) => ({ ...sampleMenuData.items[0]!, _id: id, name: `Prato ${id}` })),
    itemGroups: ids.map((item) => ({ item, group: 24 })),
  }
  const [first, second] = [1000, 1001].map((item) => publicId("option", item, 240))
  expect(first).not.toBe(second)
  expect(first?.slice(-12)).toBe(second?.slice(-12))
  const text = JSON.stringify(snapshotOf(data, 1, { at: sampleAt, pictureOf: String }))
  expect(gzipSync(text).length).toBeLessThan(60_000)
})

test("ids are UUIDs, each once, and the same whenever they are told", () => {
  const groups = (list: ReadonlyArray<PublicGroup>): ReadonlyArray<string> =>
    list.flatMap(({ id, options }) => [
      id,
      ...options.flatMap((one) => [one.id, ...groups(one.optionGroups ?? [])]),
    ])
  const snapshot = told()
  const ids = [
    snapshot.id,
    ...snapshot.categories.map(({ id }) => id),
    ...snapshot.items.map(({ id }) => id),
    ...offers(snapshot).flatMap(({ id, optionGroups }) => [id, ...groups(optionGroups)]),
    ...snapshot.availabilities.map(({ id }) => id),
  ]
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(new Set(ids).size).toBe(ids.length)
  expect(told()).toEqual(snapshot)
  expect(numberFrom("menu", snapshot.id)).toBe(1)
  for (const id of [publicId("merchant", 1), "../1", snapshot.id.toUpperCase(), "x"])
    expect(numberFrom("menu", id)).toBeUndefined()
})

test("two flavors leave as two groups, the second one optional, and a size brings the prices of its flavors", () => {
  const house = offerOf(101).optionGroups
  expect(
    house.map(({ name, minPermitted, maxPermitted, priceMethod }) => [
      name,
      minPermitted,
      maxPermitted,
      priceMethod,
    ]),
  ).toEqual([
    ["Sabores da casa 1/2", 1, 1, "MAX"],
    ["Sabores da casa 2/2", 1, 1, "MAX"],
  ])
  const [size, extras] = offerOf(100).optionGroups
  expect([size!.name, extras!.name]).toEqual(["Tamanho", "Extras"])
  const flavors = size!.options.map(({ optionGroups = [] }) =>
    optionGroups.map(({ name, minPermitted, options }) => [
      name,
      minPermitted,
      ...options.map(({ optionPrice }) => optionPrice.value),
    ]),
  )
  expect(flavors).toEqual([
    [
      ["Sabores 1/2", 1, 29.9, 29.95],
      ["Sabores 2/2", 0, 29.9, 29.95],
    ],
    [
      ["Sabores 1/2", 1, 54.9, 60.05],
      ["Sabores 2/2", 0, 54.9, 60.05],
    ],
  ])
})

test("what a customer composes costs by the snapshot what an order's line costs by the menu", () => {
  const withGroups = sampleMenuData.items.filter(({ _id }) =>
    sampleMenuData.itemGroups.some(({ item }) => item === _id),
  )
  const optionIds = new Map(
    sampleMenuData.options.map(({ _id }) => [publicId("optionItem", _id), Number(_id)] as const),
  )
  fc.assert(
    fc.property(
      fc.constantFrom(...withGroups),
      fc.constantFrom(1, 2),
      fc.array(fc.nat({ max: 1000 }), { minLength: 12, maxLength: 12 }),
      (item, menu, picks) => {
        const offer = offerOf(Number(item._id), told(menu))
        const choice = new Map<string, number>()
        const chosen: Array<{ option: number; quantity: number }> = []
        const seen = new Set<string>()
        for (const pick of picks) {
          const next = openGroups(offer.optionGroups, choice).find(({ path }) => !seen.has(path))
          if (!next) break
          seen.add(next.path)
          const { group, path } = next
          const option = group.options[pick % group.options.length]!
          const isSkipped = group.minPermitted === 0 && pick % 3 === 0
          const quantity = isSkipped ? 0 : 1 + (pick % Math.min(option.maxPermitted, 2))
          if (quantity === 0) continue
          choice.set(optionPath(path, option), quantity)
          chosen.push({ option: optionIds.get(option.itemId)!, quantity })
        }
        const line = linePrice(sampleMenuData, { item, menu, at: sampleAt, quantity: 1, choices: chosen })
        expect(lineCents(offer, choice)).toBe(line.totalCents)
      },
    ),
    { numRuns: 500 },
  )
})

test("a promotion tells the price before it, and a menu's own price has none", () => {
  expect(offerOf(103).unityPrice).toEqual({ value: 27.9, originalValue: 32.9, currency: "BRL" })
  expect(offerOf(103, told(2)).unityPrice).toEqual({ value: 25.9, originalValue: 25.9, currency: "BRL" })
  expect(offerOf(103, told(1, Date.parse("2026-12-10T03:00:00Z"))).unityPrice.value).toBe(32.9)
})

test("what is sold out is told with its end, hours with their days, and what another menu hides is not there", () => {
  expect(offerOf(106)).toMatchObject({ status: "UNAVAILABLE", backAt: "2026-12-05T21:00:00.000Z" })
  expect(offerOf(106, told(2))).toBeUndefined()
  expect(offerOf(106, told(1, Date.parse("2026-12-05T21:00:00Z"))).status).toBe("AVAILABLE")
  const snapshot = told()
  const [id] = offerOf(104, snapshot).availabilityId!
  expect(snapshot.availabilities.find((one) => one.id === id)?.hours).toEqual([
    {
      dayOfWeek: ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY"],
      timePeriods: { startTime: "11:30:00.000Z", endTime: "15:00:00.000Z" },
    },
  ])
})

test("allergens are told as the standard names them only beside calories, and nothing said is not 'none'", () => {
  const itemOf = (id: number) => told().items.find((one) => one.id === publicId("item", id))
  expect(itemOf(103)?.nutritionalInfo).toEqual({
    description: "LATEX",
    calories: "310 kcal",
    allergen: ["MILK", "LACTOSE", "TREE_NUTS"],
  })
  expect(itemOf(104)).toMatchObject({ allergens: [] })
  expect(itemOf(107)?.allergens).toBeUndefined()
  expect(itemOf(107)?.nutritionalInfo).toBeUndefined()
})

test("a category within another has its items there, under its own id", () => {
  const [pizzas] = told().categories
  expect(pizzas?.subcategories?.map(({ name }) => name)).toEqual(["Doces"])
  expect(offerOf(103).subcategoryId).toBe(publicId("category", 11))
  expect(told().categories.map(({ name }) => name)).toEqual(["Pizzas", "Bebidas"])
})

test("a menu of a thousand items is told whole, and a menu that is not there is not", () => {
  const many = {
    ...sampleMenuData,
    items: Array.from({ length: 1000 }, (_, at) => ({ ...sampleMenuData.items[at % 3]!, _id: 5000 + at })),
    itemGroups: Array.from({ length: 1000 }, (_, at) => ({ item: 5000 + at, group: 24 })),
  }
  expect(offers(snapshotOf(many, 1, { at: sampleAt, pictureOf: String })!)).toHaveLength(1000)
  expect(snapshotOf(sampleMenuData, 99, { at: sampleAt, pictureOf: String })).toBeUndefined()
})
