import { expect, test } from "vitest"
import { boardItem } from "../../../src/contract/orders/board.ts"
import { changedItem } from "../../../src/contract/orders/itemChange.ts"
import { optionLines, optionText } from "../../../src/contract/orders/optionLines.ts"
import type { OrderItem } from "../../../src/contract/orders/order.ts"

const options = [
  { name: "Muçarela", group: "Sabores", priceCents: 2500, listPriceCents: 5000 },
  { name: "Borda de cheddar", priceCents: 900 },
  { name: "Calabresa", group: "Sabores", priceCents: 3000, listPriceCents: 6000, quantity: 2 },
]

const pizza: OrderItem = {
  name: "Pizza",
  quantity: 1,
  unitPriceCents: 0,
  options,
  ref: { kind: "MENU_ITEM", _id: 7 },
  totalCents: 6400,
}

test("the options of a group stand in one line, with how many there are of each", () => {
  expect(optionLines(options).map(optionText)).toEqual([
    "Sabores: Muçarela, 2× Calabresa",
    "Borda de cheddar",
  ])
  expect(boardItem(pizza).options).toEqual(["Sabores: Muçarela, 2× Calabresa", "Borda de cheddar"])
})

test("what an item is given instead is not the item of the menu, which it is again once that is taken back", () => {
  const other = { name: "Calzone", quantity: 1, unitPriceCents: 3000 }
  const changed = changedItem(pizza, { kind: "SUBSTITUTED", ...other })
  expect(changed).toMatchObject({ name: "Calzone", options: [], ordered: { ref: pizza.ref } })
  expect(changed).not.toHaveProperty("ref")
  expect(changedItem(changed, { kind: "UNPICKED" })).toEqual(pizza)
  expect(changedItem(pizza, { kind: "SOLD_OUT" }).ref).toEqual(pizza.ref)
})
