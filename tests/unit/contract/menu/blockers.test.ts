import { describe, expect, test } from "vitest"
import { blockerKinds } from "../../../../src/contract/menu/blocker.ts"
import { blockersOf } from "../../../../src/contract/menu/blockersOf.ts"
import type { ItemRow, MenuData } from "../../../../src/contract/menu/menuData.ts"
import { menuSample } from "./menuSample.ts"

/** Friday, 19:00 in São Paulo: the store is open. */
const at = Date.parse("2026-03-06T22:00:00Z")
const later = "2026-03-07T21:00:00.000Z"

const withItem = (id: number, more: Partial<ItemRow>): MenuData => ({
  ...menuSample,
  items: menuSample.items.map((item) => (item._id === id ? { ...item, ...more } : item)),
})

const found = (data: MenuData, item: number, more: object = {}) =>
  blockersOf(data, data.items.find(({ _id }) => _id === item) as ItemRow, { at, menu: 1, ...more })

test("what can be sold has no blockers", () => {
  for (const { _id } of menuSample.items) expect(found(menuSample, Number(_id))).toEqual([])
})

const out = { status: "OUT" as const, outUntil: later }
const burrataOut = { ...menuSample, ingredients: menuSample.ingredients.map((one) => ({ ...one, ...out })) }
const category = (more: object) => ({
  ...menuSample,
  categories: menuSample.categories.map((one) => (one._id === 2 ? { ...one, ...more } : one)),
})

describe("an item is not sold", () => {
  test.each<readonly [string, MenuData, number, object, object]>([
    [
      "while its store is closed, until it opens",
      menuSample,
      2,
      { at: Date.parse("2026-03-07T15:00:00Z") },
      { kind: "STORE_CLOSED", until: later },
    ],
    [
      "in a menu that is off",
      { ...menuSample, menus: menuSample.menus.map((menu) => ({ ...menu, status: "OFF" as const })) },
      2,
      {},
      { kind: "MENU_OFF", of: { list: "menus", _id: 1, label: "Padrão" } },
    ],
    [
      "in a category whose parent is off",
      category({ isActive: undefined }),
      3,
      {},
      { kind: "CATEGORY_OFF", of: { list: "categories", _id: 2, label: "Bebidas" } },
    ],
    [
      "outside the hours of its category, until they begin",
      category({ week: Array.from({ length: 7 }, () => [{ from: 1200, to: 1380 }]) }),
      2,
      {},
      { kind: "CATEGORY_HOURS", until: "2026-03-06T23:00:00.000Z" },
    ],
    ["while hidden", withItem(2, { status: "HIDDEN" }), 2, {}, { kind: "ITEM_HIDDEN" }],
    [
      "while sold out, until it returns",
      withItem(2, { status: "OUT_OF_STOCK", soldOutUntil: later }),
      2,
      {},
      { kind: "SOLD_OUT", until: later },
    ],
    ["without stock", withItem(3, { stock: 0 }), 3, {}, { kind: "STOCK_0" }],
    [
      "outside its hours",
      withItem(2, { week: [[], [], [], [], [], [], [{ from: 1080, to: 1380 }]] }),
      2,
      {},
      { kind: "ITEM_HOURS", until: later },
    ],
    ["after its last day", withItem(2, { endsOn: "2026-03-05" }), 2, {}, { kind: "DATES" }],
    ["on other channels", withItem(2, { channels: ["SITE"] }), 2, { channel: "APP" }, { kind: "CHANNEL" }],
    [
      "without an ingredient",
      { ...burrataOut, itemIngredients: [{ item: 2, ingredient: 1 }] },
      2,
      {},
      { kind: "INGREDIENT_OUT", until: later, of: { list: "ingredients", _id: 1, label: "Burrata" } },
    ],
    [
      "where a group falls short, with what it has",
      { ...burrataOut, itemGroups: [{ item: 1, group: 1, min: 2 }] },
      1,
      {},
      { kind: "GROUP_SHORT", min: 2, available: 2 },
    ],
    ["without a price", withItem(2, { price: 0 }), 2, {}, { kind: "NO_PRICE" }],
    [
      "to anybody, where it has alcohol and nobody sees who buys it",
      withItem(3, { minAge: "NONE" }),
      3,
      { channel: "APP" },
      { kind: "MIN_AGE_CHANNEL" },
    ],
  ])("%s", (title, data, item, more, blocker) => {
    const menu = title.includes("falls short")
      ? { ...data, options: data.options.map((one) => (one._id === 1 ? { ...one, max: 1 } : one)) }
      : data
    const expected = title.includes("falls short") ? { ...blocker, available: 1 } : blocker
    expect(found(menu, item, more)).toMatchObject([expected])
  })
})

test("sold out until a moment is sold from that moment on", () => {
  const data = withItem(2, { status: "OUT_OF_STOCK", soldOutUntil: later })
  expect(found(data, 2, { at: Date.parse(later) })).toEqual([])
})

test("an item is sold without an ingredient that may be left out", () => {
  const itemIngredients = [{ item: 2, ingredient: 1, withoutCents: 0 }]
  expect(found({ ...burrataOut, itemIngredients }, 2)).toEqual([])
})

test("several reasons are told in their order", () => {
  const data = withItem(3, { status: "HIDDEN", stock: 0, endsOn: "2026-03-01", price: 0 })
  const kinds = found(data, 3).map(({ kind }) => kind)
  expect(kinds).toEqual(["ITEM_HIDDEN", "STOCK_0", "DATES", "NO_PRICE"])
  expect(kinds).toEqual(blockerKinds.filter((kind) => kinds.includes(kind)))
})

test("hours up to 24:00, and into the next day, are kept to the minute", () => {
  const friday = (to: number) => withItem(2, { week: [[], [], [], [], [], [{ from: 1080, to }], []] })
  const kinds = (to: number, clock: string) =>
    found(friday(to), 2, { at: Date.parse(`${clock}-03:00`) }).map(({ kind }) => kind)
  expect(kinds(1440, "2026-03-06T23:59:59")).not.toContain("ITEM_HOURS")
  expect(kinds(1440, "2026-03-07T00:00:00")).toContain("ITEM_HOURS")
  expect(kinds(1680, "2026-03-07T03:59:59")).not.toContain("ITEM_HOURS")
  expect(kinds(1680, "2026-03-07T04:00:00")).toContain("ITEM_HOURS")
})

test("a group that is asked for falls short without options, and where all are sold out or hidden", () => {
  const withOptions = (options: MenuData["options"]): MenuData => ({
    ...menuSample,
    options,
    itemGroups: [{ item: 1, group: 1, min: 1 }],
  })
  const short = { kind: "GROUP_SHORT", min: 1, available: 0 }
  expect(found(withOptions([]), 1)[0]).toMatchObject(short)
  for (const status of ["OUT_OF_STOCK", "HIDDEN"] as const) {
    const options = menuSample.options.map((option) => ({ ...option, status }))
    expect(found(withOptions(options), 1)[0]).toMatchObject(short)
  }
})

test("an option that may be had more often than its group asks for is enough for it", () => {
  const [option] = menuSample.options.filter(({ group }) => group === 1)
  const data = {
    ...menuSample,
    options: [{ ...option!, max: 5 }],
    itemGroups: [{ item: 1, group: 1, min: 2, max: 2 }],
  }
  expect(found(data, 1)).toEqual([])
})
