import { beforeAll, expect, test } from "vitest"
import type { MenuData } from "../../../src/contract/menu/menuData.ts"
import type { Api } from "../api.ts"
import { menuCalls } from "../menuCalls.ts"

/** The menu without versions, which no undo takes back; categories by their parent, within which they have their order. */
const content = ({ categories, ...data }: MenuData) => {
  const byParent = categories.toSorted((one, two) => Number(one.parent ?? 0) - Number(two.parent ?? 0))
  return JSON.parse(
    JSON.stringify({ ...data, categories: byParent }, (key, value: unknown) =>
      key === "version" ? undefined : value,
    ),
  ) as unknown
}

/** Tests of the calls a menu is edited with. */
export const menuSuite = (api: () => Api) => {
  const { stores, ask, read, change, made, findStores } = menuCalls(api)

  beforeAll(findStores)

  test("one answer has all of a store's menu in its order, and nothing of another store", async () => {
    const data = await read()
    expect(data.store._id).toBe(stores.company)
    expect(data.items.length).toBeGreaterThan(5)
    expect(data.itemGroups.length).toBeGreaterThan(0)
    const [{ items }] = (await api().rows(
      `select array_agg(id::int order by position) as items from menu_items where company_id = ${stores.company}`,
    )) as [{ items: Array<number> }]
    expect(data.items.map(({ _id }) => _id)).toEqual(items)
  })

  test("a cell is written with its row's next version, its line in the history and its undo", async () => {
    const { items, version } = await read()
    const item = items[0]!
    const set = { op: "set", list: "items", _id: item._id, version: item.version } as const
    const body = await made({ ...set, fields: { price: item.price + 100 } })
    expect(body.rows).toEqual({ items: [{ ...item, price: item.price + 100, version: item.version + 1 }] })
    expect(body.from).toBe(version)
    expect(body.version).toBeGreaterThan(version)
    const { body: history } = await ask("GET", `/menu-item/${item._id}/history`)
    expect(history.items[0]).toMatchObject({
      action: "UPDATE",
      changes: [{ field: "price", old: item.price, new: item.price + 100 }],
    })
    await made(...body.inverse)
    expect((await read()).items[0]).toEqual({ ...item, version: item.version + 2 })
  })

  test("of two people at one cell the second is told how the row is now", async () => {
    const item = (await read()).items[0]!
    const set = { op: "set", list: "items", _id: item._id, version: item.version } as const
    const answers = await Promise.all([
      change({ ...set, fields: { price: 111 } }),
      change({ ...set, fields: { price: 222 } }),
    ])
    const [won, lost] = answers.toSorted((one, two) => one.status - two.status)
    expect([won?.status, lost?.status]).toEqual([200, 412])
    expect(lost?.body).toMatchObject({ code: "stale_rows", ops: [0], rows: won?.body.rows })
    await made(...won?.body.inverse)
  })

  test("one call makes a category, an item with a group and a place, and its undo leaves nothing", async () => {
    const before = await read()
    const body = await made(
      { op: "create", list: "categories", tempId: "c", fields: { name: "Massas", template: "DEFAULT" } },
      {
        op: "create",
        list: "items",
        tempId: "i",
        fields: { name: "Nhoque", category: "c", kind: "SIMPLE", price: 3900, allergens: ["MILK"] },
      },
      {
        op: "create",
        list: "groups",
        tempId: "g",
        fields: { name: "Molho", kind: "CHOICE", min: 1, max: 1, priceRule: "SUM", isActive: true },
      },
      { op: "create", list: "options", tempId: "o", fields: { name: "Sugo", group: "g", price: 0 } },
      { op: "create", list: "options", tempId: "p", fields: { name: "Pesto", group: "g", price: 600 } },
      { op: "link", item: "i" as never, group: "g" as never },
      { op: "ingredient", option: "p" as never, ingredient: before.ingredients[0]!._id, withoutCents: 100 },
      { op: "place", menu: before.menus[0]!._id, item: "i" as never, priceOverride: 3500 },
      { op: "move", list: "options", _id: "p", after: null },
      { op: "move", list: "categories", _id: "c", after: null },
    )
    const { c, i, g, o, p } = body.ids
    const data = await read()
    expect(data.categories[0]).toMatchObject({ _id: c, name: "Massas" })
    expect(data.items.find(({ _id }) => _id === i)).toMatchObject({
      category: c,
      allergensToldAt: expect.any(String),
    })
    expect(data.options.filter(({ group }) => group === g).map(({ _id }) => _id)).toEqual([p, o])
    expect(data.itemGroups.find(({ item }) => item === i)).toEqual({ item: i, group: g })
    await made(...body.inverse)
    expect(content(await read())).toEqual(content(before))
  })

  test("all changes of a call are made, or none", async () => {
    const before = await read()
    const [first, second] = before.items
    const { status, body } = await change(
      { op: "set", list: "items", _id: first!._id, version: first!.version, fields: { price: 1 } },
      { op: "set", list: "items", _id: second!._id, version: second!.version, fields: { price: -1 } },
    )
    expect(status).toBe(400)
    expect(body.issues[0]).toMatchObject({ path: "body.ops.1.fields.price", code: "range" })
    expect(await read()).toEqual(before)
  })

  test("a group in use stays", async () => {
    const { itemGroups, groups } = await read()
    const group = groups.find(({ _id }) => itemGroups.some((link) => link.group === _id))!
    const { status, body } = await change({
      op: "remove",
      list: "groups",
      _id: group._id,
      version: group.version,
    })
    expect([status, body.code, body.by]).toEqual([409, "record_in_use", "menuItems"])
  })
}
