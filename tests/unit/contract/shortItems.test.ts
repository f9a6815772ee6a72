import { expect, test } from "vitest"
import type { OrderItem } from "../../../src/contract/orders/order.ts"
import { withShort } from "../../../src/contract/orders/shortItems.ts"

const line = (id: number | undefined, quantity: number, more: object = {}): OrderItem => ({
  name: "Refrigerante",
  quantity,
  unitPriceCents: 500,
  totalCents: quantity * 500,
  ...(id !== undefined && { ref: { kind: "MENU_ITEM", _id: id } }),
  ...more,
})

const shortOf = (items: ReadonlyArray<OrderItem>, shorts: Record<string, number> | null) =>
  withShort(items, shorts).map(({ short }) => short)

test("of an item on several lines the last ones lack what is not there", () => {
  expect(shortOf([line(7, 2), line(8, 1), line(7, 3)], { 7: 4 })).toEqual([1, undefined, 3])
})

test("a line without the item, of another one, or substituted meanwhile lacks nothing", () => {
  expect(shortOf([line(undefined, 1), line(8, 1), line(7, 1, { change: "SUBSTITUTED" })], { 7: 1 })).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test("what was lacking once and is there again is not told", () => {
  expect(shortOf([line(7, 1, { short: 1 })], null)).toEqual([undefined])
})
