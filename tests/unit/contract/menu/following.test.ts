import { describe, expect, test } from "vitest"
import { applyOps } from "../../../../src/contract/menu/changes/applyOps.ts"
import { menuPlan } from "../../../../src/contract/menu/copying/menuPlan.ts"
import { beginFollowing, followed, followOps } from "../../../../src/contract/menu/following/followModel.ts"
import { overrideOf } from "../../../../src/contract/menu/following/inherited.ts"
import type { MenuData } from "../../../../src/contract/menu/menuData.ts"
import type { MenuOp } from "../../../../src/contract/menu/menuOps.ts"
import { contentOf } from "../../../../src/contract/menu/versions/menuContent.ts"
import { restoredMenu } from "../../../../src/contract/menu/versions/restoredMenu.ts"
import { priceOf } from "../../../../src/contract/menu/price.ts"
import { emptyMenu, made, making } from "./menuChains.ts"
import { sampleAt, sampleMenuData } from "./menuDataSample.ts"

const model = sampleMenuData as unknown as MenuData

const follow = (from: MenuData, own: MenuData): MenuData => {
  const result = made(own, followOps(from, own, sampleAt), { isFromModel: true })
  return followed(from, own, result)
}
const begun = (own = emptyMenu(9)) => follow(model, beginFollowing(model, own))
const named = (data: MenuData, name: string) => data.items.find((item) => item.name === name)!
const set = (data: MenuData, name: string, fields: object) => {
  const { _id, version } = named(data, name)
  return made(data, [{ op: "set", list: "items", _id, version, fields: { ...fields } }]).data
}
const refused = (data: MenuData, op: MenuOp) => {
  const result = applyOps(data, [op], making())
  return "refusal" in result ? result.refusal._tag : undefined
}

describe("a store that follows a model store and restores a version", () => {
  const changes = (data: MenuData): ReadonlyArray<MenuOp> => [
    { op: "set", list: "items", _id: 104, version: 1, fields: { name: "Suco natural", description: "Novo" } },
    { op: "unlink", item: data.itemGroups[0]!.item, group: data.itemGroups[0]!.group },
    { op: "move", list: "items", _id: 107, after: 109 },
    {
      op: "create",
      list: "items",
      tempId: "x",
      fields: { name: "Café", category: 12, price: 500, kind: "SIMPLE" },
    },
  ]
  const newer = made(model, changes(model)).data
  const ofModel = (data: MenuData) =>
    data.items.map(({ name, category, description, kind }) => [name, category, description, kind])

  test("keeps the fields, links, order and new rows of the model store, and takes its own values of the version", () => {
    const dear = set(begun(), "Refrigerante", { price: 1500 })
    const plain = set(dear, "Refrigerante", { price: 800 })
    const now = follow(newer, plain)
    const restored = restoredMenu(now, contentOf(dear))
    expect(followOps(newer, restored, sampleAt)).toEqual([])
    expect(ofModel(restored)).toEqual(ofModel(now))
    expect(restored.itemGroups).toEqual(now.itemGroups)
    const changed = named(restored, "Refrigerante")
    expect(changed.price).toBe(1500)
    expect(restored.follows?.overrides).toContainEqual({ item: changed._id, price: 1500 })
    expect(named(restored, "Café").status).toBe("AVAILABLE")
    expect(restored.follows?.overrides.some(({ item }) => item === named(restored, "Suco natural")._id)).toBe(
      false,
    )
  })

  test("has what the model store removed since as rows of its own", () => {
    const own = begun()
    const less = made(model, [{ op: "remove", list: "items", _id: 104, version: 1 }]).data
    const restored = restoredMenu(follow(less, own), contentOf(own))
    expect(named(restored, "Suco")).toBeDefined()
    expect(followOps(less, restored, sampleAt)).toEqual([])
  })
})

describe("a store that follows a model store", () => {
  test("has its menu, and nothing is left to be done", () => {
    const own = begun()
    expect(own.items.map(({ name }) => name)).toEqual(model.items.map(({ name }) => name))
    expect(own.follows?.rows.filter(({ list }) => list === "items")).toHaveLength(model.items.length)
    expect(followOps(model, own, sampleAt)).toEqual([])
  })

  test("keeps a price of its own over the menu's, and takes the model's again", () => {
    const own = set(begun(), "Suco", { price: 1000 })
    const suco = named(own, "Suco")
    const salao = own.menus.find(({ name }) => name === "Salão")!._id
    expect(overrideOf(own, "items", suco._id)).toEqual({ item: suco._id, price: 1000 })
    expect(priceOf(own, suco, salao, sampleAt)).toBe(1000)
    const dearer = made(model, [
      { op: "set", list: "items", _id: 104, version: 1, fields: { price: 1200, name: "Suco natural" } },
    ]).data
    const next = follow(dearer, own)
    expect(named(next, "Suco natural")).toMatchObject({ _id: suco._id, price: 1000 })
    const back = set(next, "Suco natural", { price: 1200 })
    expect(overrideOf(back, "items", suco._id)).toBeUndefined()
    expect(priceOf(back, named(back, "Suco natural"), salao, sampleAt)).toBe(1090)
  })

  test("sells out alone, and hides what the model hides unless it sells that itself", () => {
    const own = begun()
    expect(named(own, "Refrigerante").status).toBe("AVAILABLE")
    const status = (data: MenuData, name: string, to: string) => {
      const { _id, version } = named(data, name)
      return made(data, [{ op: "status", list: "items", _id, version, to }]).data
    }
    const out = status(own, "Água", "OUT_OF_STOCK")
    const shown = status(out, "Vinho", "AVAILABLE")
    const hidden = made(model, [
      { op: "status", list: "items", _id: 107, version: 1, to: "HIDDEN" },
      { op: "status", list: "items", _id: 104, version: 1, to: "HIDDEN" },
    ]).data
    const next = follow(hidden, shown)
    expect(["Água", "Vinho", "Suco"].map((name) => named(next, name).status)).toEqual([
      "OUT_OF_STOCK",
      "AVAILABLE",
      "HIDDEN",
    ])
  })

  test("changes nothing else of what comes from the model store, but what is its own", () => {
    const own = begun()
    const { _id, version } = named(own, "Suco")
    const group = own.itemGroups[0]!
    const attempts: ReadonlyArray<MenuOp> = [
      { op: "set", list: "items", _id, version, fields: { name: "Outro" } },
      { op: "remove", list: "items", _id, version },
      { op: "move", list: "items", _id: named(own, "Água")._id, after: null },
      { op: "unlink", item: group.item, group: group.group },
      { op: "place", menu: own.menus[0]!._id, item: _id, priceOverride: 5 },
    ]
    expect(attempts.map((op) => refused(own, op))).toEqual(attempts.map(() => "FollowsModel"))
    const made1 = made(own, [
      {
        op: "create",
        list: "items",
        tempId: "n",
        fields: { name: "Da casa", category: own.categories[0]!._id, kind: "SIMPLE", price: 100 },
      },
    ])
    expect(named(set(made1.data, "Da casa", { name: "Da loja" }), "Da loja").price).toBe(100)
    expect(named(follow(model, made1.data), "Da casa")).toBeDefined()
  })

  test("begins with what it has: same codes and names are joined, prices that differ stay its own", () => {
    const own = made(emptyMenu(9), [
      { op: "create", list: "categories", tempId: "b", fields: { name: "Bebidas", template: "DEFAULT" } },
      {
        op: "create",
        list: "items",
        tempId: "s",
        fields: { name: "Suco", category: "b", kind: "SIMPLE", price: 500 },
      },
    ]).data
    const begin = beginFollowing(model, own)
    const result = made(begin, followOps(model, begin, sampleAt), { isFromModel: true })
    const after = followed(model, begin, result)
    expect(named(after, "Suco")).toMatchObject({ _id: own.items[0]!._id, price: 500 })
    const plan = menuPlan(own, after, 2)
    expect(plan.kept).toBe(1)
    expect(plan.rows.at(-1)).toMatchObject({
      kind: "KEEP",
      fields: [{ field: "price", before: 500, after: 900 }],
    })
  })

  test("follows an order, links and removals too, and keeps what its own rows need", () => {
    const own = begun()
    const drinks = own.categories.find(({ name }) => name === "Bebidas")!._id
    const more = made(own, [
      {
        op: "create",
        list: "items",
        tempId: "n",
        fields: { name: "Da casa", category: drinks, kind: "SIMPLE", price: 100 },
      },
    ]).data
    const ids = model.items.filter(({ category }) => category === 12)
    const gone = made(model, [
      { op: "move", list: "items", _id: 103, parent: 10, after: null },
      ...ids.map(({ _id, version }) => ({ op: "remove", list: "items", _id, version }) as const),
      { op: "remove", list: "categories", _id: 12, version: 1 },
      { op: "unlink", item: 100, group: 20 },
    ]).data
    const next = follow(gone, more)
    expect(next.items.filter(({ category }) => category === drinks).map(({ name }) => name)).toEqual([
      "Da casa",
    ])
    expect(next.follows?.rows.some(({ row }) => row === drinks)).toBe(false)
    const pizzas = next.items.filter(({ category }) => category === next.categories[0]!._id)
    expect(pizzas[0]?.name).toBe("Pizza de chocolate")
    const size = next.groups.find(({ name }) => name === "Tamanho")!._id
    const pizza = named(next, "Pizza por tamanho")._id
    expect(next.itemGroups.some(({ item, group }) => item === pizza && group === size)).toBe(false)
    expect(followOps(gone, next, sampleAt)).toEqual([])
  })
})
