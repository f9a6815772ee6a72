import { expect, test } from "vitest"
import { applyOps } from "../../../src/contract/menu/changes/applyOps.ts"
import type { MenuData } from "../../../src/contract/menu/menuData.ts"
import type { MenuOp } from "../../../src/contract/menu/menuOps.ts"
import * as moves from "../../../src/panels/menu/order/moves.ts"
import {
  heightOf,
  offsetsOf,
  rowsAround,
  rowsBetween,
  windowParts,
  withMeasured,
} from "../../../src/panels/menu/rowWindow.ts"
import { type RowRange, rowsToRender } from "../../../src/ui/optionList/useRenderedRows.ts"
import { menuSample } from "../contract/menu/menuSample.ts"

const at = Date.parse("2026-03-06T22:00:00Z")
const category = (_id: number, name: string, parent?: number) => ({
  ...menuSample.categories[1]!,
  _id,
  name,
  ...(parent !== undefined && { parent }),
})
const item = (_id: number, own: number) => ({
  ...menuSample.items[1]!,
  _id,
  name: `Item ${_id}`,
  category: own,
})

const data: MenuData = {
  ...menuSample,
  categories: [
    category(1, "Pratos"),
    category(2, "Bebidas"),
    category(3, "Cervejas", 2),
    category(4, "Doces"),
  ],
  items: [item(1, 1), item(2, 1), item(3, 1), item(4, 2), item(5, 4)],
  itemGroups: [],
}

const after = (...ops: ReadonlyArray<MenuOp | undefined>): MenuData => {
  const known = ops.filter((op) => op !== undefined)
  if (known.length === 0) return data
  let id = 90
  const made = applyOps(data, known, { newId: () => (id += 1), at })
  if ("refusal" in made) throw new Error(made.refusal._tag)
  return made.data
}
const itemsIn = (menu: MenuData, own: number) =>
  menu.items.flatMap((one) => (one.category === own ? [one._id] : []))
const categoriesOf = (menu: MenuData) => menu.categories.map(({ _id, parent }) => [_id, parent ?? null])
const [first, second, third] = data.items as [never, never, never]

test("an item goes up and down among those of its category, into the one beside, and stops at the ends", () => {
  expect(itemsIn(after(moves.itemStep(data, first, 1)), 1)).toEqual([2, 1, 3])
  expect(itemsIn(after(moves.itemStep(data, third, -1)), 1)).toEqual([1, 3, 2])
  expect(itemsIn(after(moves.itemStep(data, second, -1)), 1)).toEqual([2, 1, 3])
  expect(moves.itemStep(data, first, -1)).toBeUndefined()
  expect(itemsIn(after(moves.itemIntoNext(data, third, 1)), 2)).toEqual([3, 4])
  expect(itemsIn(after(moves.itemIntoNext(data, data.items[3]!, -1)), 1)).toEqual([1, 2, 3, 4])
  expect(moves.itemIntoNext(data, first, -1)).toBeUndefined()
})

test("an item is dropped beside another, also of another category, or below the name of one", () => {
  expect(itemsIn(after(moves.itemDrop(data, first, "items 3", "after")), 1)).toEqual([2, 3, 1])
  expect(itemsIn(after(moves.itemDrop(data, third, "items 1", "before")), 1)).toEqual([3, 1, 2])
  expect(itemsIn(after(moves.itemDrop(data, first, "items 4", "before")), 2)).toEqual([1, 4])
  expect(itemsIn(after(moves.itemDrop(data, first, "categories 4", "after")), 4)).toEqual([1, 5])
  expect(itemsIn(after(moves.itemDrop(data, first, "categories 2", "before")), 1)).toEqual([2, 3, 1])
  expect(moves.itemDrop(data, first, "items 1", "after")).toBeUndefined()
})

test("a category goes along, into the one above it and out again; one with others in it stays on top", () => {
  const [plates, drinks, beers, sweets] = data.categories as [never, never, never, never]
  expect(categoriesOf(after(moves.categoryStep(data, sweets, -1)))[1]).toEqual([4, null])
  expect(categoriesOf(after(moves.categoryLevel(data, sweets, 1)))).toContainEqual([4, 2])
  expect(moves.categoryLevel(data, drinks, 1)).toBeUndefined()
  expect(moves.categoryLevel(data, plates, 1)).toBeUndefined()
  expect(categoriesOf(after(moves.categoryLevel(data, beers, -1)))).toContainEqual([3, null])
  expect(categoriesOf(after(moves.categoryDrop(data, plates, "categories 3", "before")))).toContainEqual([
    1, 2,
  ])
  expect(moves.categoryDrop(data, drinks, "categories 3", "after")).toBeUndefined()
})

test("a category that is removed leaves its items in another one, and categories in it on top", () => {
  const [plates, drinks] = data.categories as [never, never]
  const moved = after(...moves.categoryRemoval(data, plates, data.categories[3]!))
  expect([itemsIn(moved, 4), moved.categories.length]).toEqual([[1, 2, 3, 5], 3])
  const made = after(...moves.categoryRemoval(data, drinks, { tempId: "77" }))
  const none = made.categories.find(({ name }) => name === "Sem categoria")
  expect(none).toMatchObject({ template: "DEFAULT" })
  expect([none?.isActive, itemsIn(made, none?._id as number)]).toEqual([undefined, [4]])
  expect(made.categories.find(({ _id }) => _id === 3)?.parent).toBeUndefined()
})

test("only rows in view are rendered, with room for the others and for rows that stay", () => {
  const offsets = offsetsOf(Array.from({ length: 1000 }, (_, row) => (row % 10 === 0 ? 40 : 80)))
  expect(offsets.at(-1)).toBe(76_000)
  expect(rowsBetween(offsets, -500, 800)).toEqual({ from: 0, to: 12 })
  expect(rowsBetween(offsets, 75_500, 90_000)).toEqual({ from: 993, to: 1000 })
  const parts = windowParts(offsets, [3, 500, 501, -1])
  expect(parts).toEqual([
    { gap: 200, before: 3 },
    { row: 3 },
    { gap: 37_720, before: 500 },
    { row: 500 },
    { row: 501 },
    { gap: 37_880, before: 1000 },
  ])
})

test("rendered rows stay until half of what is out of view is used up, however the view goes to and fro", () => {
  const offsets = offsetsOf(Array.from({ length: 1000 }, () => 50))
  const none = { from: 0, to: 0 }
  const render = (present: RowRange, view: readonly [number, number], isUp = false) =>
    rowsToRender(present, rowsAround(offsets, view, isUp))
  const first = render(none, [10_000, 10_800])
  expect(first).toEqual({ from: 196, to: 233 })
  expect(render(first, [10_300, 11_100])).toBe(first)
  expect(render(first, [9_950, 10_750], true)).toEqual({ from: 183, to: 220 })
  expect(render(first, [10_500, 11_300])).toEqual({ from: 206, to: 243 })
  expect(render({ from: 0, to: 1000 }, [10_000, 10_800])).toEqual(first)
})

test("a row counts as high as it was measured, and as the first of its shape until then", () => {
  const row = (key: string) => ({ key, shape: "plain", height: 73, isHead: false })
  const none = { byKey: new Map<string, number>(), byShape: new Map<string, number>() }
  const first = withMeasured(none, [[row("a"), 73]])
  const second = withMeasured(first, [[row("b"), 81]])
  expect(["a", "b", "c"].map((key) => heightOf(second, row(key)))).toEqual([73, 81, 73])
  expect(
    withMeasured(second, [
      [row("a"), 73],
      [row("b"), 81],
      [row("c"), 73],
    ]),
  ).toBe(second)
})
