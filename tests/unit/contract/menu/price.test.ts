import { describe, expect, test } from "vitest"
import { blockersOf } from "../../../../src/contract/menu/blockersOf.ts"
import { isOptionSold } from "../../../../src/contract/menu/optionSales.ts"
import { linePrice, priceOf } from "../../../../src/contract/menu/price.ts"
import type { ItemRow, MenuData, MenuRow } from "../../../../src/contract/menu/menuData.ts"
import { menuSample } from "./menuSample.ts"

const at = Date.parse("2026-03-06T22:00:00Z")
const guarana = menuSample.items[1] as ItemRow
const happyHour = menuSample.menus[1] as MenuRow
const without = { ...menuSample, places: [] }

const inMenu = (more: Partial<MenuRow>): MenuData => ({
  ...without,
  menus: [{ ...happyHour, adjustKind: "NONE", roundTo: "NONE", ...more }],
})

describe("an item costs", () => {
  test.each([
    ["its price without a menu", without, {}, undefined, 700],
    ["what its menu says of it, neither adjusted nor rounded", menuSample, {}, 2, 500],
    ["its price less ten percent, to ten cents", without, {}, 2, 630],
    ["its price plus an amount", inMenu({ adjustKind: "AMOUNT", adjustAmount: 250 }), {}, 2, 950],
    ["nothing below nothing", inMenu({ adjustKind: "AMOUNT", adjustAmount: -900 }), {}, 2, 0],
    ["its promotional price", without, { promoPrice: 500 }, undefined, 500],
    ["a promotional price of nothing", without, { promoPrice: 0 }, undefined, 0],
    [
      "its price before its promotion",
      without,
      { promoPrice: 500, promoFrom: "2026-03-06T22:00:01.000Z" },
      undefined,
      700,
    ],
    [
      "its price from the moment its promotion ends",
      without,
      { promoPrice: 500, promoUntil: "2026-03-06T22:00:00.000Z" },
      undefined,
      700,
    ],
  ] as const)("%s", (_, data, more, menu, cents) => {
    expect(priceOf(data, { ...guarana, ...more }, menu, at)).toBe(cents)
  })
})

const pizza = menuSample.items[0] as ItemRow
const halves = [
  { option: 1, quantity: 1 },
  { option: 2, quantity: 1 },
]

const lineOf = (data: MenuData, more: object = {}) =>
  linePrice(data, { item: pizza, menu: undefined, at, quantity: 1, choices: halves, ...more })

describe("a line of a pizza", () => {
  test("has halves whose parts add up, and the crust beside them", () => {
    const line = lineOf(menuSample, { quantity: 2, choices: [...halves, { option: 3, quantity: 1 }] })
    expect(
      line.options.map(({ option, priceCents, listPriceCents }) => [option, priceCents, listPriceCents]),
    ).toEqual([
      [1, 2607, 4500],
      [2, 3593, 6200],
      [3, 900, 900],
    ])
    expect(line.totalCents).toBe(2 * (6200 + 900))
  })

  test("takes the prices of the item, and of its size before them", () => {
    const link = { item: 1, group: 1, optionPrices: { 1: 5000, "4:2": 8000, 2: 7000 } }
    const data = {
      ...menuSample,
      groups: menuSample.groups.map((group) =>
        group._id === 3 ? { ...group, kind: "SIZE" as const } : group,
      ),
      itemGroups: [link],
    }
    expect(lineOf(data).totalCents).toBe(7000)
    expect(lineOf(data, { choices: [...halves, { option: 4, quantity: 1 }] }).totalCents).toBe(8000)
  })

  test("is cheaper in a menu with a percentage, flavors rounded as items are", () => {
    const line = lineOf(menuSample, {
      menu: 2,
      choices: [
        { option: 1, quantity: 1 },
        { option: 3, quantity: 1 },
      ],
    })
    expect(line.options.map(({ priceCents }) => priceCents)).toEqual([4050, 810])
  })

  test("counts one option chosen twice, and nothing for what is included", () => {
    const options = menuSample.options.map((option) =>
      option._id === 3 ? { ...option, included: 1 } : option,
    )
    const twice = [
      { option: 3, quantity: 1 },
      { option: 3, quantity: 2 },
    ]
    expect(lineOf({ ...menuSample, options }, { choices: twice }).options).toMatchObject([
      { option: 3, quantity: 3, priceCents: 1800 },
    ])
  })
})

/** A combo of a burger and a drink; the larger drink costs more. Its parts are items that cost more alone. */
const combo: ItemRow = { ...guarana, _id: 9, name: "Combo", kind: "COMBO", price: 3500 }
const option = { version: 1, status: "AVAILABLE" as const, group: 9 }
const inCombo: MenuData = {
  ...without,
  items: [...menuSample.items, combo],
  groups: [
    { _id: 9, version: 1, name: "Bebida", kind: "CHOICE", min: 1, max: 1, priceRule: "SUM", isActive: true },
  ],
  options: [
    { ...option, _id: 91, name: "Guaraná", item: 2, price: 0 },
    { ...option, _id: 92, name: "Cerveja", item: 3, price: 400 },
  ],
  itemGroups: [{ item: 9, group: 9, min: 1 }],
}

describe("a combo", () => {
  test.each([
    [91, 3500],
    [92, 3900],
  ])("costs its own price and what is added for a part, never the part's own price: %i", (part, cents) => {
    const line = lineOf(inCombo, { item: combo, choices: [{ option: part, quantity: 1 }] })
    expect([line.unitPriceCents, line.totalCents]).toEqual([3500, cents])
  })

  test("is sold without a part that is sold out, and not once too few are left", () => {
    const soldOut = (...ids: ReadonlyArray<number>): MenuData => ({
      ...inCombo,
      items: inCombo.items.map((one) =>
        ids.includes(Number(one._id)) ? { ...one, status: "OUT_OF_STOCK" as const } : one,
      ),
    })
    const [first] = inCombo.options
    expect(isOptionSold(soldOut(2), first!, at)).toBe(false)
    expect(blockersOf(soldOut(2), combo, { at, menu: 1 })).toEqual([])
    expect(blockersOf(soldOut(2, 3), combo, { at, menu: 1 })).toMatchObject([
      { kind: "GROUP_SHORT", of: { label: "Bebida" }, min: 1, available: 0 },
    ])
  })
})
