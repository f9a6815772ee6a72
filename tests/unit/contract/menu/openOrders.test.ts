import { expect, test } from "vitest"
import { holdingOrders } from "../../../../src/contract/menu/openOrders.ts"
import { menuSample } from "./menuSample.ts"

const at = Date.parse("2026-03-06T22:00:00Z")
const pizza = (_id: number, flavor: string, status = "IN_PREPARATION") => ({
  _id,
  status,
  items: [
    {
      name: "Pizza grande",
      quantity: 1,
      ref: { kind: "MENU_ITEM", _id: 1 },
      options: [{ name: flavor, group: "Sabores" }],
    },
    { name: "Guaraná", quantity: 2, ref: { kind: "MENU_ITEM", _id: 2 } },
  ],
})

const orders = [pizza(1, "Burrata"), pizza(2, "Margherita"), pizza(3, "Burrata", "CANCELED")]

test("an ingredient is held by the open orders with an option that goes with it", () => {
  expect(holdingOrders(menuSample, { ingredient: 1 }, orders, at)).toEqual([
    { _id: 1, status: "IN_PREPARATION", lines: [{ name: "Pizza grande", quantity: 1 }] },
  ])
})

test("an item is held by every open order that has it", () => {
  const found = holdingOrders(menuSample, { item: 2 }, orders, at)
  expect(found.map(({ _id, lines }) => [_id, lines])).toEqual([
    [1, [{ name: "Guaraná", quantity: 2 }]],
    [2, [{ name: "Guaraná", quantity: 2 }]],
  ])
})
