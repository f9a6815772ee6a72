import { expect, test } from "vitest"
import { readSnapshot } from "../../../src/business/menuView/readSnapshot.ts"
import { shownMenu } from "../../../src/business/menuView/shownMenu.ts"
import { sampleMoment, sampleSnapshot } from "../../../stories/panels/menuSample.ts"

const hourMs = 3_600_000

const stateOf = (itemId: string, moment: number) =>
  shownMenu(sampleSnapshot, moment)
    .categories.flatMap(({ parts }) => parts.flatMap(({ offers }) => offers))
    .find(({ item }) => item.id === itemId)?.state

test("a customer sees on Friday evening what is sold, sold out, and sold at lunch alone", () => {
  expect(stateOf("nhoque", sampleMoment)).toBe("SOLD")
  expect(stateOf("funghi-pasta", sampleMoment)).toBe("SOLD_OUT")
  expect(stateOf("executivo", sampleMoment)).toBe("HOURS")
  expect(stateOf("executivo", sampleMoment - 8 * hourMs)).toBe("SOLD")
})

test("what is back at a moment is sold from then on, though nobody asked the server anew", () => {
  const backAt = Date.parse("2026-12-05T21:00:00.000Z")
  expect([backAt - 1, backAt].map((moment) => stateOf("carbonara", moment))).toEqual(["SOLD_OUT", "SOLD"])
})

test("a store closes and opens by its own hours", () => {
  const { store } = sampleSnapshot
  const closesAt = Date.parse(store.closesAt!)
  expect([closesAt - 1, closesAt].map((moment) => shownMenu(sampleSnapshot, moment).isOpen)).toEqual([
    true,
    false,
  ])
  const closed = {
    ...sampleSnapshot,
    store: { ...store, isOpen: false, opensAt: "2026-12-05T21:00:00.000Z" },
  }
  expect(shownMenu(closed, sampleMoment).isOpen).toBe(false)
  expect(shownMenu(closed, Date.parse("2026-12-05T21:00:00.000Z")).isOpen).toBe(true)
})

test("a category within another has a heading of its own, below what is in no other", () => {
  const drinks = shownMenu(sampleSnapshot, sampleMoment).categories.at(-1)
  expect(drinks?.parts.map(({ name }) => name)).toEqual([undefined, "Sem álcool", "Vinhos"])
})

test("categories that are off, empty, or hidden outside their hours are not there", () => {
  const [first, ...others] = sampleSnapshot.categories
  const names = (change: Partial<typeof first>, moment = sampleMoment) =>
    shownMenu(
      { ...sampleSnapshot, categories: [{ ...first!, ...change }, ...others] },
      moment,
    ).categories.map(({ name }) => name)
  const without = others.map(({ name }) => name)
  expect(names({ status: "UNAVAILABLE" })).toEqual(without)
  expect(names({ itemOffers: [] })).toEqual(without)
  expect(names({ availabilityId: ["lunch"], hidesWhenClosed: true })).toEqual(without)
  expect(names({ availabilityId: ["lunch"] })).toContain("Massas")
})

test("something else than a menu is not taken for one", () => {
  for (const raw of [undefined, null, [], "menu", { categories: [] }])
    expect(readSnapshot(raw)).toBeUndefined()
  expect(readSnapshot(JSON.parse(JSON.stringify(sampleSnapshot)))).toEqual(sampleSnapshot)
})

test("a menu of another system is shown with what it tells: without hours, groups, places or a store", () => {
  const sparse = {
    name: "Cantina",
    categories: [
      { name: "Massas", itemOffers: [{ itemId: 1, unityPrice: { value: 30 } }, { itemId: "b" }, null] },
      { id: "x", itemOffers: null },
      {
        name: "Bebidas",
        itemOffers: [{ itemId: "c", unityPrice: { value: 8 }, optionGroups: [{ options: [{ itemId: 1 }] }] }],
      },
    ],
    items: [
      { id: 1, name: "Nhoque", images: [{}] },
      { id: "b", name: "Sem preço" },
      { id: "c", name: "Suco" },
      { id: "d" },
      7,
    ],
    store: { timeZone: "Mars/Base" },
  }
  const shown = shownMenu(readSnapshot(sparse)!, sampleMoment)
  const told = shown.categories.map(({ name, parts }) => [
    name,
    ...parts.flatMap(({ offers }) =>
      offers.map(({ item, state, offer }) => [item.name, state, offer.unityPrice.originalValue]),
    ),
  ])
  expect(told).toEqual([
    ["Massas", ["Nhoque", "SOLD", 30]],
    ["Bebidas", ["Suco", "SOLD", 8]],
  ])
  expect([shown.isOpen, shown.snapshot.store.name]).toEqual([true, "Cantina"])
  const [group] = shown.categories[1]!.parts[0]!.offers[0]!.offer.optionGroups
  expect(group).toMatchObject({ minPermitted: 0, maxPermitted: 1, options: [{ optionPrice: { value: 0 } }] })
})
