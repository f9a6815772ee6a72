import { describe, expect, test } from "vitest"
import { applyOps } from "../../../../src/contract/menu/changes/applyOps.ts"
import type { MenuData } from "../../../../src/contract/menu/menuData.ts"
import type { MenuOp } from "../../../../src/contract/menu/menuOps.ts"
import { snapshotOf } from "../../../../src/contract/menu/public/snapshotOf.ts"
import { diffCounts, diffMenus } from "../../../../src/contract/menu/versions/diffMenus.ts"
import { diffAnswer } from "../../../../src/contract/menu/versions/diffAnswer.ts"
import { contentOf, type MenuContent } from "../../../../src/contract/menu/versions/menuContent.ts"
import { publishedMenu } from "../../../../src/contract/menu/versions/publishedMenu.ts"
import { restoredMenu } from "../../../../src/contract/menu/versions/restoredMenu.ts"
import { sampleAt, sampleMenuData } from "./menuDataSample.ts"

const version = 1
const changed = (data: MenuData, ...ops: ReadonlyArray<MenuOp>): MenuData => {
  let id = 9000
  const made = applyOps(data, ops, { newId: () => ++id, at: sampleAt })
  if ("refusal" in made) throw new Error(JSON.stringify(made.refusal))
  return made.data
}

const set = (list: "items" | "menus" | "categories" | "options", _id: number, fields: object): MenuOp => ({
  op: "set",
  list,
  _id,
  version,
  fields: fields as Record<string, unknown>,
})
const hide = (_id: number): MenuOp => ({ op: "status", list: "items", _id, version, to: "HIDDEN" })

/** A version as the database has it, which puts keys into another order. */
const kept = (data: MenuData): MenuContent =>
  JSON.parse(
    JSON.stringify(contentOf(data), (_, value: unknown) =>
      typeof value === "object" && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).toReversed())
        : value,
    ),
  ) as MenuContent

const diff = (before: MenuData, after: MenuData) => diffMenus(kept(before), contentOf(after), sampleAt)
const lines = (before: MenuData, after: MenuData) =>
  diff(before, after).map(({ kind, name, prices, ...line }) => [
    kind,
    name,
    ...(line.was === undefined ? [] : [line.was]),
    ...(line.fields ?? []),
    ...(prices ?? []).flatMap(({ before: old, after: now }) => [old, now]),
  ])

test("a menu that nobody changed has no differences", () => {
  expect(diff(sampleMenuData, sampleMenuData)).toEqual([])
})

test("differences are told by kind, with the prices of each menu", () => {
  const after = changed(
    sampleMenuData,
    set("items", 107, { price: 700, name: "Água com gás", description: "500 ml" }),
    set("items", 103, { promoPrice: 2690 }),
    hide(104),
    set("options", 240, { price: 1000 }),
    { op: "place", menu: 2, item: 107, visible: false },
    {
      op: "create",
      list: "items",
      tempId: "x",
      fields: { name: "Café", category: 12, price: 500, kind: "SIMPLE" },
    },
    { op: "link", item: 107, group: 24 },
    { op: "move", list: "items", _id: 107, after: 109 },
  )
  expect(lines(sampleMenuData, after)).toEqual([
    ["PRICE", "Água com gás", 600, 700, 590, undefined],
    ["PRICE", "Borda", 900, 1000, 900, 1000],
    ["PROMO", "Pizza de chocolate", 2790, 2690, 2590, 2590],
    ["ADDED", "Café", undefined, 500, undefined, 490],
    ["REMOVED", "Suco", 900, undefined, 890, undefined],
    ["RENAMED", "Água com gás", "Água"],
    ["OPTIONS", "Água com gás"],
    ["DETAILS", "Água com gás", "description"],
    ["MENU", "Água com gás", 600, 700, 590, undefined],
    ["ORDER", "Bebidas"],
  ])
})

test("what is sold out, stock and costs are no differences, and neither is what nobody can order", () => {
  const after = changed(
    sampleMenuData,
    { op: "status", list: "items", _id: 107, version, to: "OUT_OF_STOCK" },
    set("items", 103, { cost: 900 }),
    set("items", 105, { price: 9990 }),
  )
  expect(diff(sampleMenuData, after)).toEqual([])
  expect(diffCounts(diff(sampleMenuData, after))).toEqual({})
})

test("a menu that is adjusted, or off, is one difference and not one for each item", () => {
  const after = changed(sampleMenuData, set("menus", 2, { adjustPercent: -2000 }))
  expect(lines(sampleMenuData, after)).toEqual([["DETAILS", "Salão", "adjustPercent"]])
})

const offered = (data: MenuData, menu = 1) => {
  const found = snapshotOf(data, menu, { at: sampleAt, pictureOf: String })
  const names = new Map(found?.items.map(({ id, name }) => [id, name]))
  return (found?.categories ?? []).flatMap(({ itemOffers }) =>
    itemOffers.map(({ itemId, status, unityPrice }) => [names.get(itemId), status, unityPrice.value]),
  )
}

test("the public reads the published version, with what is sold out by now", () => {
  const published = kept(sampleMenuData)
  const now = changed(
    sampleMenuData,
    set("items", 107, { price: 700 }),
    { op: "status", list: "items", _id: 104, version, to: "OUT_OF_STOCK" },
    {
      op: "create",
      list: "items",
      tempId: "x",
      fields: { name: "Café", category: 12, price: 500, kind: "SIMPLE" },
    },
  )
  const read = offered(publishedMenu(published, now))
  expect(read).toContainEqual(["Água", "AVAILABLE", 6])
  expect(read).toContainEqual(["Suco", "UNAVAILABLE", 9])
  expect(read.map(([name]) => name)).not.toContain("Café")
})

test("what was hidden, turned off or removed is not public any more, and what is shown only now is not yet", () => {
  const now = changed(
    sampleMenuData,
    hide(107),
    { op: "status", list: "items", _id: 105, version, to: "AVAILABLE" },
    { op: "remove", list: "items", _id: 104, version },
    { op: "status", list: "menus", _id: 2, version, to: "OFF" },
    set("categories", 10, { isActive: false }),
  )
  const published = publishedMenu(kept(sampleMenuData), now)
  const names = offered(published).map(([name]) => name)
  expect(names).not.toContain("Água")
  expect(names).not.toContain("Suco")
  expect(names).not.toContain("Vinho")
  expect(names.some((name) => String(name).startsWith("Pizza"))).toBe(false)
  expect(snapshotOf(published, 2, { at: sampleAt, pictureOf: String })?.status).toBe("UNAVAILABLE")
})

test("a version that is restored has its rows under their ids, and what is sold out and stock as they are now", () => {
  const stocked = { ...sampleMenuData, items: sampleMenuData.items.map((row) => ({ ...row, stock: 5 })) }
  const now = changed(
    stocked,
    set("items", 107, { price: 700, name: "Água com gás" }),
    { op: "status", list: "items", _id: 103, version, to: "OUT_OF_STOCK" },
    { op: "remove", list: "items", _id: 104, version },
    {
      op: "create",
      list: "categories",
      tempId: "c",
      fields: { name: "Cafés", template: "DEFAULT", isActive: true },
    },
    {
      op: "create",
      list: "items",
      tempId: "x",
      fields: { name: "Café", category: "c", price: 500, kind: "SIMPLE" },
    },
    { op: "link", item: 103, group: 24 },
    { op: "move", list: "items", _id: 107, after: 109 },
  )
  const restored = restoredMenu(now, kept(sampleMenuData))
  expect(diff(sampleMenuData, restored)).toEqual([])
  const row = (id: number) => restored.items.find(({ _id }) => _id === id)
  expect(row(107)).toMatchObject({ price: 600, name: "Água", stock: 5, version: 3 })
  expect(row(103)).toMatchObject({ status: "OUT_OF_STOCK", stock: 5 })
  expect(row(104)).toMatchObject({ name: "Suco", status: "AVAILABLE", version: 1 })
  expect(row(104)).not.toHaveProperty("stock")
  expect(restored.items.find(({ name }) => name === "Café")).toMatchObject({ status: "HIDDEN" })
  expect(restoredMenu(restored, kept(sampleMenuData)).items).toBe(restored.items)
})

test("a row that took the name of a removed one gives it back", () => {
  const now = changed(
    sampleMenuData,
    { op: "remove", list: "items", _id: 108, version },
    { op: "remove", list: "categories", _id: 13, version },
    { op: "create", list: "categories", tempId: "c", fields: { name: "fora", template: "DEFAULT" } },
  )
  const names = restoredMenu(now, kept(sampleMenuData)).categories.map(({ name }) => name)
  expect(names).toContain("Fora")
  expect(names.filter((name) => name.startsWith("fora"))).toEqual([expect.stringMatching(/^fora \(\d+\)$/)])
})

const removed = (list: "items" | "options" | "groups" | "categories" | "menus", _id: number): MenuOp => ({
  op: "remove",
  list,
  _id,
  version,
})

describe("every difference is taken back by its own changes:", () => {
  const cases: ReadonlyArray<readonly [string, ReadonlyArray<MenuOp>]> = [
    ["an item that was removed, with its groups and its places", [removed("items", 103)]],
    ["an item that was hidden", [hide(104)]],
    ["an option that was removed", [removed("options", 240)]],
    ["a category that was turned off", [set("categories", 12, { isActive: false })]],
    ["a menu that was turned off", [{ op: "status", list: "menus", _id: 2, version, to: "OFF" }]],
    ["a menu that was removed, with the prices it had", [removed("menus", 2)]],
    [
      "a group no item asks for any more",
      sampleMenuData.itemGroups
        .filter(({ group }) => group === 24)
        .map(({ item, group }) => ({ op: "unlink", item, group })),
    ],
    ["the order of items", [{ op: "move", list: "items", _id: 107, after: 109 }]],
    ["the order of categories", [{ op: "move", list: "categories", _id: 12, after: null }]],
    [
      "a new item",
      [
        {
          op: "create",
          list: "items",
          tempId: "x",
          fields: { name: "Café", category: 12, price: 500, kind: "SIMPLE" },
        },
      ],
    ],
    [
      "a new category",
      [
        {
          op: "create",
          list: "categories",
          tempId: "x",
          fields: { name: "Cafés", template: "DEFAULT", isActive: true },
        },
      ],
    ],
  ]
  test.each(cases)("%s", (_, ops) => {
    const before = kept(sampleMenuData)
    let after = changed(sampleMenuData, ...ops)
    for (let left = 20; left > 0; left -= 1) {
      const now = contentOf(after)
      const { lines } = diffAnswer(before, now, diffMenus(before, now, sampleAt), true)
      const undo = lines.find((line) => line.undo)?.undo
      if (!undo) {
        expect(lines).toEqual([])
        return
      }
      after = changed(after, ...undo)
    }
    expect.unreachable()
  })
})
