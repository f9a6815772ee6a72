import * as Schema from "effect/Schema"
import { describe, expect, test } from "vitest"
import type { MenuData } from "../../../src/contract/menu/menuData.ts"
import { readOpenDelivery } from "../../../src/contract/menu/import/openDelivery/readOpenDelivery.ts"
import { planImport } from "../../../src/contract/menu/import/planImport.ts"
import { baseSnapshot } from "../../../src/panels/menu/importing/baseSnapshot.ts"
import { presetNames } from "../../../src/panels/menu/importing/presets.ts"
import { presetSource } from "../../../src/panels/menu/importing/presetSource.ts"
import { sampleAt as at, sampleMenuData } from "../contract/menu/menuDataSample.ts"
import { menuSample } from "../contract/menu/menuSample.ts"
import { menuSnapshot } from "../contract/menu/openDelivery.ts"

const { store } = menuSample
const none = { menus: [], categories: [], items: [], groups: [], options: [], ingredients: [] }
const empty: MenuData = { version: 1, store, ...none, itemGroups: [], itemIngredients: [], places: [] }

const options = (first = Number.MAX_SAFE_INTEGER) => {
  let next = first
  return { at, makesMenu: true, newTempId: () => String((next -= 1)) }
}

const plan = (data: MenuData, json: unknown) => {
  const source = readOpenDelivery(JSON.parse(JSON.stringify(json)))
  if (!source) throw new Error("no menu")
  return planImport(data, source, options())
}

const exported = (data: MenuData) => baseSnapshot(data, at, (file) => `https://x.test/${file}`)

const menus: ReadonlyArray<readonly [string, MenuData]> = [
  ["a pizzeria's", menuSample],
  ["one with sizes by flavors and choices within options", sampleMenuData as never],
  ...presetNames.map(
    (name) => [`the preset ${name}`, planImport(empty, presetSource(name), options(1000)).after] as const,
  ),
]

describe.each(menus)("the menu %s", (_, data) => {
  test("as a snapshot is what the standard has, and read again changes nothing", () => {
    const snapshot = exported(data)
    expect(() => Schema.decodeUnknownSync(menuSnapshot)(snapshot)).not.toThrow()
    const { rows, ops } = plan(data, snapshot)
    expect(rows.filter(({ outcome }) => outcome !== "same")).toEqual([])
    expect(ops).toEqual([])
  })

  test("is made by its snapshot in an empty store, whose own snapshot changes nothing", () => {
    const { after, rows } = plan(empty, exported(data))
    expect(rows.filter(({ outcome }) => outcome !== "create")).toEqual([])
    expect(plan(after, exported(data)).ops).toEqual([])
    expect(plan(after, exported(after)).ops).toEqual([])
  })
})

const price = (value: number) => ({ value, originalValue: value, currency: "BRL" })
const flavors = (id: string, name: string) => ({
  id,
  index: 0,
  name,
  externalCode: "",
  minPermitted: 1,
  maxPermitted: 1,
  priceMethod: "MAX",
  options: [
    { id: `${id}a`, itemId: "i2", index: 0, price: price(40), maxPermitted: 1 },
    { id: `${id}b`, itemId: "i3", index: 1, price: price(45.5), maxPermitted: 1 },
  ],
})

/** A merchant as other systems send it, with what their samples get wrong. */
const merchant = {
  categories: [
    { id: "c1", index: 0, name: "Pizzas", itemOfferId: ["o1", "o9 "], availabilityId: ["h1"] },
    { id: "c2", index: 0, name: "Bebidas", itemOfferId: ["o2"] },
  ],
  itemOffers: [
    { id: "o1", itemId: "i1", index: 0, price: price(0), optionGroupsId: ["g1", "g2", "g3"] },
    { id: "o2", itemId: "i4", index: 0, price: price(7.123), optionGroupsId: [] },
    { id: "o3", itemId: "i5", index: 0, price: price(9) },
  ],
  items: [
    { id: "i1", name: "Pizza", externalCode: "ITEM", unit: "unit" },
    { id: "i2", name: "Calabresa" },
    { id: "i3", name: "Portuguesa" },
    {
      id: "i4",
      name: "Chope",
      externalCode: "ITEM",
      nutritionalInfo: { allergen: ["GLUTEN, MILK"], calories: "", description: "" },
    },
    { id: "i5", name: "Água", externalCode: "AG" },
  ],
  optionGroups: [
    flavors("g1", "1º sabor"),
    { ...flavors("g2", "2º sabor"), minPermitted: 0 },
    {
      id: "g3",
      index: 2,
      name: "Talheres",
      minPermitted: 0,
      maxPermitted: 0,
      priceMethod: "SUM",
      options: [],
    },
  ],
  availabilities: [{ id: "h1", startDate: "05/01/2021", hours: [] }],
}

describe("a merchant of version 1", () => {
  test("has its flavors in one group again", () => {
    const { after } = plan(empty, merchant)
    expect(after.groups).toMatchObject([
      { name: "Sabor", kind: "FLAVOR", min: 1, max: 2, priceRule: "HIGHEST" },
      { name: "Talheres", kind: "CUTLERY", min: 0 },
    ])
    expect(after.groups[1]).not.toHaveProperty("max")
    expect(after.options.map((option) => [option.name, option.price])).toEqual([
      ["Calabresa", 4000],
      ["Portuguesa", 4550],
    ])
    expect(after.items.map((item) => [item.name, item.price, item.code])).toEqual([
      ["Pizza", 0, undefined],
      ["Chope", 712, undefined],
      ["Água", 900, "AG"],
    ])
    expect(after.items[1]?.allergens).toEqual(["WHEAT_RYE_BARLEY_OATS", "MILK"])
  })

  test("has each oddity told with its place, and the rest enters", () => {
    const { oddities, rows } = plan(empty, merchant)
    expect(oddities.map(({ kind, place }) => `${kind} ${place.path}`)).toEqual([
      "sharedCode items[3].externalCode",
      "idForm categories[0].id",
      "sameIndex categories[1].index",
      "oddDate availabilities[0].startDate",
      "dangling categories[0].itemOfferId[1]",
      "oddUnit items[0].unit",
      "maxZero optionGroups[2].maxPermitted",
      "mixedAllergens items[3].nutritionalInfo.allergen",
      "roundedPrice itemOffers[1].price.value",
      "roundedPrice itemOffers[1].price.originalValue",
      "unusedItem itemOffers[2].id",
    ])
    expect(rows.filter(({ outcome }) => outcome !== "create")).toEqual([])
  })

  test("that comes again changes nothing", () => {
    const { after } = plan(empty, merchant)
    expect(plan(after, merchant).ops).toEqual([])
  })
})

test.each([
  { json: {} },
  { json: [] },
  { json: "x" },
  { json: { categories: [] } },
  { json: { orders: [{}] } },
])("JSON that is no menu is none: %j", ({ json }) => {
  expect(readOpenDelivery(json)).toBeUndefined()
})
