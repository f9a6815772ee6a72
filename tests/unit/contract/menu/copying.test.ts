import { describe, expect, test } from "vitest"
import { copyOps, planOf } from "../../../../src/contract/menu/copying/copyMenu.ts"
import { freshOps, keptPlan } from "../../../../src/contract/menu/copying/keptRows.ts"
import { menuPart } from "../../../../src/contract/menu/copying/menuPart.ts"
import { passingOps } from "../../../../src/contract/menu/changes/passingOps.ts"
import { linePrice } from "../../../../src/contract/menu/price.ts"
import type { MenuData } from "../../../../src/contract/menu/menuData.ts"
import { emptyMenu, made, making } from "./menuChains.ts"
import { sampleAt, sampleMenuData } from "./menuDataSample.ts"

const source = sampleMenuData as unknown as MenuData
const copied = (target: MenuData, from = source) => made(target, copyOps(from, target))

/** A menu without its ids and versions, so that copies can be compared. */
const names = ({ items, options, categories }: MenuData) => [
  ...[items, options].map((rows) => rows.map(({ name }) => name)),
  [undefined, categories[0]?._id].map((parent) =>
    categories.filter((one) => one.parent === parent).map(({ name }) => name),
  ),
]

describe("a menu that is copied", () => {
  test("to an empty store is the same there, to the price of each line, and is copied again without a change", () => {
    const { data } = copied(emptyMenu(9))
    expect(names(data)).toEqual(names(source))
    const line = (menu: MenuData) => {
      const item = menu.items[0]!
      const choices = ["Grande", "Margherita", "Funghi"].map((name) => ({
        option: menu.options.find((one) => one.name === name)!._id,
        quantity: 1,
      }))
      const { totalCents } = linePrice(menu, { item, menu: undefined, at: sampleAt, quantity: 1, choices })
      return totalCents
    }
    expect(line(data)).toBe(line(source))
    expect(copyOps(source, data)).toEqual([])
  })

  test("brings up to date what has the same code or name, makes the rest, and leaves all else", () => {
    const target = made(emptyMenu(9), [
      {
        op: "create",
        list: "categories",
        tempId: "b",
        fields: { name: "Bar", template: "DEFAULT", code: "BEB" },
      },
      {
        op: "create",
        list: "items",
        tempId: "s",
        fields: { name: "SUCO ", category: "b", kind: "SIMPLE", price: 500 },
      },
      {
        op: "create",
        list: "items",
        tempId: "o",
        fields: { name: "Nosso", category: "b", kind: "SIMPLE", price: 100 },
      },
    ]).data
    const planned = planOf(source, target, copyOps(source, target), making())
    if ("refusal" in planned) throw new Error(JSON.stringify(planned.refusal))
    const { plan, made: result } = planned
    const [suco, nosso] = result.data.items
    expect(suco).toMatchObject({ _id: target.items[0]!._id, name: "Suco", price: 900 })
    expect(nosso).toEqual(target.items[1])
    expect(result.data.categories[0]).toMatchObject({ name: "Bebidas", isActive: true })
    expect(plan).toMatchObject({ updated: 2, removed: 0, kept: 0 })
    expect(plan.created).toBe(
      source.items.length -
        1 +
        source.categories.length -
        1 +
        source.groups.length +
        source.options.length +
        source.menus.length,
    )
    expect(plan.rows[0]).toEqual({
      kind: "UPDATE",
      list: "items",
      name: "Suco",
      fields: expect.arrayContaining([{ field: "price", before: 500, after: 900 }]),
    })
  })

  test("leaves stock and what is sold out to the store, and hides what is hidden", () => {
    const { data } = copied(emptyMenu(9))
    const named = (name: string) => data.items.find((item) => item.name === name)
    expect(named("Refrigerante")).toMatchObject({ status: "AVAILABLE" })
    expect(named("Vinho")).toMatchObject({ status: "HIDDEN" })
    expect(data.items.every(({ stock }) => stock === undefined)).toBe(true)
  })

  test("of some categories takes along what their items need, and no menus", () => {
    const part = menuPart(source, [11])
    expect(part.categories.map(({ name }) => name)).toEqual(["Pizzas", "Doces"])
    expect(part.items.map(({ name }) => name)).toEqual(["Pizza de chocolate"])
    expect(part.menus).toEqual([])
    expect(copied(emptyMenu(9), part).data.items).toHaveLength(1)
  })

  test("is taken back as a whole, but for what somebody changed since", () => {
    const empty = emptyMenu(9)
    const { data, inverse } = copied(empty)
    const back = made(data, inverse)
    expect(names(back.data)).toEqual(names(empty))
    const [first] = data.items
    const later = made(data, [
      { op: "set", list: "items", _id: first!._id, version: 1, fields: { price: 1 } },
    ]).data
    const isFresh = (change: (typeof inverse)[number]) => !("_id" in change) || change._id !== first!._id
    const left = made(later, passingOps(later, inverse.filter(isFresh), making())).data
    expect(left.items.map(({ name }) => name)).toEqual([first!.name])
    expect(left.categories.map(({ name }) => name)).toEqual(["Pizzas"])
  })

  test("is taken back but for items in which somebody wrote a limit or a menu's own price since, and names them", () => {
    const store = copied(emptyMenu(9)).data
    const [limit, , , other] = store.itemGroups
    const [place] = store.places
    const changed = {
      ...source,
      itemGroups: source.itemGroups.map((link) => ({ ...link, max: 2 })),
      places: source.places.map((one) => ({ ...one, priceOverride: 1990 })),
    }
    const planned = planOf(changed, store, copyOps(changed, store), making())
    if ("refusal" in planned) throw new Error(JSON.stringify(planned.refusal))
    const { plan, made: copy } = planned
    const nameOf = (id: unknown) => store.items.find(({ _id }) => _id === id)?.name
    const { item, group } = limit!
    const later = made(copy.data, [
      { op: "link", item, group, max: 3 },
      { op: "place", ...place!, priceOverride: 2100 },
    ]).data
    const { ops, kept } = freshOps(later, copy.inverse)
    const back = made(later, passingOps(later, ops, making())).data
    const limitOf = (data: MenuData, link = limit!) =>
      data.itemGroups.find((one) => one.item === link.item && one.group === link.group)?.max
    expect([limitOf(store), limitOf(copy.data), limitOf(back)]).toEqual([undefined, 2, 3])
    expect(limitOf(back, other)).toBe(undefined)
    expect(back.places[0]).toMatchObject({ priceOverride: 2100 })
    expect(back.places[1]).toEqual(store.places[1])
    const spared = keptPlan(plan, later, kept).rows.flatMap(({ kind, name }) =>
      kind === "KEEP" ? [name] : [],
    )
    expect(spared.toSorted()).toEqual([limit!, place!].map((link) => nameOf(link.item)).toSorted())
  })
})
