import { expect, test } from "vitest"
import type { MenuPlan } from "../../../src/contract/menu/copying/menuPlan.ts"
import type { MenuOp } from "../../../src/contract/menu/menuOps.ts"
import { priceOf } from "../../../src/contract/menu/price.ts"
import type { Api, Kind } from "../api.ts"
import { menuChainCalls } from "../menuChainCalls.ts"

/** Tests of stores that follow a model store. */
export const menuChainSuite = (api: () => Api) => {
  const { stores, others, ask, read, rows, change, first, setOf, names } = menuChainCalls(api)
  const follow = (company: number, model: number | null, as: Kind = "root", path = "") =>
    ask("POST", `/menu/${company}/follow${path}`, { model }, as)

  test("a store takes over a menu as its plan says, and each change of it at once; its own price stays in every menu", async () => {
    const model = await read()
    const { body: plan } = await follow(others.first, stores.company, "root", "/plan")
    expect(plan.created).toBe(
      ["items", "options", "groups", "categories", "menus", "ingredients"].reduce(
        (sum, list) => sum + model[list as "items"].length,
        0,
      ),
    )
    expect((await read(others.first)).items).toEqual([])
    expect((await follow(others.first, stores.company)).status).toBe(200)
    const own = await read(others.first)
    expect(names(own)).toEqual(names(model))
    expect(own.itemGroups.length).toBe(model.itemGroups.length)
    expect((await read()).followers).toBe(1)
    expect(own.follows?.model._id).toBe(stores.company)

    await change(others.first, setOf(first(own), { price: 12_345 }))
    const [before] = [first(await read())]
    await change(stores.company, setOf(before, { price: before.price + 100, name: `${before.name} 2` }))
    const changed = await read(others.first)
    expect(first(changed)).toMatchObject({ name: `${before.name} 2`, price: 12_345 })
    const at = new Date()
    for (const { _id: menu } of changed.menus) {
      const [row] = await rows(
        `select price_of(${String(first(changed)._id)}, ${String(menu)}, ${others.first}, '${at.toISOString()}')::int as cents`,
      )
      expect([row?.["cents"], priceOf(changed, first(changed), menu, at.getTime())]).toEqual([12_345, 12_345])
    }
    await change(others.first, setOf(first(changed), { price: before.price + 100 }))
    expect((await read(others.first)).follows?.overrides).toEqual([])
    await change(stores.company, setOf(first(await read()), { price: before.price, name: before.name }))
    expect(first(await read(others.first))).toMatchObject({ name: before.name, price: before.price })
  })

  test("a model store's menu has another version once a store follows it, or ceases to", async () => {
    const version = async (company: number) => (await ask("GET", `/menu/${company}/version`)).body.version
    const versions = () => Promise.all([stores.company, others.first, others.second].map(version))
    const raised = async (act: () => Promise<unknown>) => {
      const before = await versions()
      await act()
      return (await versions()).map((one, at) => one > before[at])
    }
    await follow(others.first, null)
    expect(await raised(() => follow(others.first, stores.company))).toEqual([true, true, false])
    expect(await raised(() => follow(others.first, others.second))).toEqual([true, true, true])
    expect(await raised(() => follow(others.first, null))).toEqual([false, true, true])
    expect((await read(others.second)).followers).toBeUndefined()
  })

  test("rows that are made, moved, linked or removed are so in every store of the chain", async () => {
    await follow(others.first, stores.company)
    await follow(others.second, others.first)
    const model = await read()
    const body = await change(
      stores.company,
      {
        op: "create",
        list: "categories",
        tempId: "c",
        fields: { name: "Novidades", template: "DEFAULT", isActive: true },
      },
      {
        op: "create",
        list: "items",
        tempId: "i",
        fields: { name: "Novo", category: "c", kind: "SIMPLE", price: 100 },
      },
      { op: "link", item: "i" as never, group: model.groups[0]!._id },
      { op: "move", list: "categories", _id: "c", after: null },
    )
    const last = await read(others.second)
    const made = last.items.find(({ name }) => name === "Novo")
    expect(last.categories[0]?.name).toBe("Novidades")
    expect(last.itemGroups.filter(({ item }) => item === made?._id)).toHaveLength(1)
    const { status, body: refusal } = await ask("POST", `/menu/${others.second}/changes`, {
      ops: [{ op: "remove", list: "items", _id: made?._id, version: made?.version }],
    })
    expect([status, refusal.code]).toEqual([409, "follows_model"])
    await change(stores.company, ...(body.inverse as ReadonlyArray<MenuOp>))
    expect((await read(others.second)).items.some(({ name }) => name === "Novo")).toBe(false)
  })

  test("what is sold out in one store is sold in the others", async () => {
    await follow(others.first, stores.company)
    const { _id } = first(await read())
    await ask("POST", `/menu/${stores.company}/stop`, { item: _id, until: null })
    expect(first(await read(others.first)).status).toBe("AVAILABLE")
    await ask("POST", `/menu/${stores.company}/stop`, { item: _id, returns: true })
  })

  test("a preview tells for whom a change counts, and where a price stays", async () => {
    await follow(others.first, stores.company)
    await follow(others.second, stores.company)
    await change(others.second, setOf(first(await read(others.second)), { price: 5 }))
    const item = first(await read())
    const { body } = await ask("POST", `/menu/${stores.company}/changes/plan`, {
      ops: [setOf(item, { price: item.price + 1 })],
    })
    const plans = body as ReadonlyArray<MenuPlan>
    expect(plans.map(({ company, updated, kept }) => [company._id, updated, kept])).toEqual([
      [others.first, 1, 0],
      [others.second, 0, 1],
    ])
    expect(first(await read(others.first)).price).toBe(item.price)
  })

  test("nobody follows a store of another tenant, one beyond reach, or one that follows them", async () => {
    await follow(others.first, stores.company)
    const circle = await follow(stores.company, others.first)
    expect([circle.status, circle.body.code, circle.body.stores.length]).toEqual([422, "would_circle", 3])
    expect((await follow(stores.company, stores.company)).body.code).toBe("would_circle")
    expect((await follow(others.foreign, stores.company)).body.code).toBe("other_tenant")
    expect((await follow(others.first, 999_999)).body.code).toBe("other_tenant")
    expect((await follow(1, stores.company, "restaurant")).body.code).toBe("other_tenant")
    expect((await follow(others.second, stores.company, "restaurant")).status).toBe(404)
  })

  test("a store that moves to another franchise follows no more and keeps its menu", async () => {
    await follow(others.first, stores.company)
    const before = await read(others.first)
    const [franchise] = await rows("select id::int from franchises order by id limit 1")
    await rows(
      `update companies set franchise_id = ${String(franchise?.["id"])} where id = ${stores.company}`,
    )
    const after = await read(others.first)
    expect(after.follows).toBeUndefined()
    expect(after.items).toEqual(before.items)
    expect(after.version).toBeGreaterThan(before.version)
    const item = first(await read())
    await change(stores.company, setOf(item, { price: item.price + 1 }))
    expect(first(await read(others.first)).price).toBe(item.price)
    await change(stores.company, setOf(first(await read()), { price: item.price }))
  })
}
