import { expect, test } from "vitest"
import { applyOps } from "../../../../src/contract/menu/changes/applyOps.ts"
import { blockersOf } from "../../../../src/contract/menu/blockersOf.ts"
import type { MenuData } from "../../../../src/contract/menu/menuData.ts"
import type { MenuOp } from "../../../../src/contract/menu/menuOps.ts"
import { linePrice } from "../../../../src/contract/menu/price.ts"
import {
  dropAfter,
  ownGroupOps,
  stepAfter,
  usesOps,
} from "../../../../src/panels/menu/sheet/options/groupOps.ts"
import { suggestedIngredients } from "../../../../src/panels/menu/sheet/options/suggestedIngredients.ts"
import { menuSample } from "../../contract/menu/menuSample.ts"

const now = Date.parse("2026-03-06T22:00:00Z")
const pizza = menuSample.items[0]!

const made = (data: MenuData, ops: ReadonlyArray<MenuOp>) => {
  let id = 700
  return applyOps(data, ops, { newId: () => (id += 1), at: now })
}
const after = (ops: ReadonlyArray<MenuOp>, data = menuSample): MenuData => {
  const result = made(data, ops)
  if ("refusal" in result) throw new Error(JSON.stringify(result.refusal))
  return result.data
}
const refusalOf = (ops: ReadonlyArray<MenuOp>, data = menuSample) => {
  const result = made(data, ops)
  if (!("refusal" in result)) return undefined
  const { refusal } = result
  return refusal._tag === "InvalidOps"
    ? refusal.issues.map(({ path, code }) => `${path} ${code}`)
    : refusal._tag
}

const tempIds = () => {
  let next = 9_000_000
  return () => String((next += 1))
}

test("a copy of a group has its options, prices and place, and the other items keep the shared one", () => {
  const link = { op: "link", item: pizza._id, group: 1, optionPrices: { "1": 5000 }, min: 1, max: 1 } as const
  const shared = after([link, { op: "link", item: 2, group: 1 }])
  const own = shared.itemGroups.find(({ item, group }) => item === pizza._id && group === 1)!
  const data = after(ownGroupOps(shared, own, shared.groups[0]!, "cópia", tempIds()), shared)
  const links = (menu: MenuData) => menu.itemGroups.filter(({ item }) => item === pizza._id)
  const [first] = links(data)
  const copy = data.groups.find(({ _id }) => _id === first?.group)
  expect([copy?.name, copy?.internalName, links(data).length]).toEqual([
    "Sabores",
    "cópia",
    links(shared).length,
  ])
  expect(data.itemGroups.some(({ item, group }) => item === 2 && group === 1)).toBe(true)
  const copied = data.options.filter(({ group }) => group === copy?._id)
  const names = (menu: MenuData, group: unknown) =>
    menu.options.flatMap((one) => (one.group === group ? [one.name] : []))
  expect(names(data, copy?._id)).toEqual(names(shared, 1))
  const choices = [{ option: copied[0]!._id, quantity: 1 }]
  expect(linePrice(data, { item: pizza, menu: undefined, at: now, quantity: 1, choices }).totalCents).toBe(
    5000,
  )
  expect([first?.min, first?.max]).toEqual([1, 1])
})

test("a group is given to many items at once, and taken from those no longer chosen", () => {
  const { linked, unlinked } = usesOps(menuSample, 2, new Set(["2", "3"]))
  expect(linked.map((one) => ("item" in one ? one.item : 0))).toEqual([2, 3])
  expect(unlinked).toEqual([{ op: "unlink", item: 1, group: 2 }])
  const data = after([...linked, ...unlinked])
  expect(data.itemGroups.flatMap(({ item, group }) => (group === 2 ? [item] : []))).toEqual([2, 3])
})

test("rows move by one place, or beside the one they are dropped on", () => {
  const ids = [1, 2, 3]
  expect([stepAfter(ids, 1, -1), stepAfter(ids, 1, 1), stepAfter(ids, 2, -1), stepAfter(ids, 3, 1)]).toEqual([
    undefined,
    2,
    null,
    undefined,
  ])
  expect([
    dropAfter(ids, 1, "3", "after"),
    dropAfter(ids, 3, "1", "before"),
    dropAfter(ids, 2, "1", "after"),
  ]).toEqual([3, null, undefined])
})

test("an ingredient is suggested by whole words of the description, until it is linked", () => {
  const ingredients = ["Manjericão", "Sal", "Queijo de cabra"].map((name, at) => ({
    _id: at + 1,
    version: 1,
    name,
    status: "AVAILABLE",
  }))
  const data = { ingredients, itemIngredients: [{ item: 1, ingredient: 3 }] }
  const found = (text: string, item = 2) =>
    suggestedIngredients(data as never, { item }, text).map(({ name }) => name)
  expect(found("Salada com MANJERICAO e queijo de cabra.")).toEqual(["Manjericão", "Queijo de cabra"])
  expect(found("Queijo de cabra", 1)).toEqual([])
})

test("limits that cross, a limit of nothing and an option without a price are refused at their fields", () => {
  const set = (fields: Readonly<Record<string, unknown>>): ReadonlyArray<MenuOp> => [
    { op: "set", list: "groups", _id: 1, version: 1, fields },
  ]
  expect(refusalOf(set({ min: 3 }))).toEqual(["body.ops.0.fields.min limit"])
  expect(refusalOf(set({ max: 0 }))).toEqual(["body.ops.0.fields.max range"])
  expect(refusalOf([{ op: "link", item: 1, group: 1, min: 3 }])).toEqual(["body.ops.0.min limit"])
  const option = {
    op: "create",
    list: "options",
    tempId: "9000001",
    fields: { group: 1, name: "X" },
  } as const
  expect(refusalOf([option])).toEqual(["body.ops.0.fields.price required"])
})

test("an item whose required group is empty is not sold, and tells how many the group lacks", () => {
  const data = after([
    {
      op: "create",
      list: "groups",
      tempId: "9000001",
      fields: { name: "Ponto da carne", kind: "CHOICE", min: 2, max: 2, priceRule: "SUM", isActive: true },
    },
    { op: "link", item: 2, group: "9000001" },
  ])
  expect(blockersOf(data, data.items[1]!, { at: now })).toMatchObject([
    { kind: "GROUP_SHORT", min: 2, available: 0 },
  ])
})

test("prices of options that are not in the group are refused, of new ones that are they count", () => {
  expect(refusalOf([{ op: "link", item: 1, group: 2, optionPrices: { "1": 5 } }])).toBe("UnknownReference")
  const data = after([
    { op: "create", list: "options", tempId: "9000001", fields: { group: 1, name: "Nova", price: 100 } },
    { op: "link", item: 1, group: 1, optionPrices: { "9000001": 4200 } },
  ])
  expect(data.itemGroups.find(({ item, group }) => item === 1 && group === 1)?.optionPrices).toEqual({
    "701": 4200,
  })
})
