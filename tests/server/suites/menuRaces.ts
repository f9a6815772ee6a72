import { beforeAll, expect, test } from "vitest"
import { withVersionsOf } from "../../../src/contract/menu/changes/withVersionsOf.ts"
import type { ItemRow } from "../../../src/contract/menu/menuData.ts"
import type { MenuOp } from "../../../src/contract/menu/menuOps.ts"
import type { Api } from "../api.ts"
import { menuCalls } from "../menuCalls.ts"

/** Tests of people who change one menu at once. */
export const menuRaceSuite = (api: () => Api) => {
  const { stores, ask, read, change, made, findStores } = menuCalls(api)
  const codesOf = (answers: ReadonlyArray<{ status: number; body: { code?: string } }>) =>
    answers.map(({ status, body }) => (status === 200 ? "made" : body.code)).toSorted()

  beforeAll(findStores)

  test("of two who make a menu the default, one has it", async () => {
    const before = await read()
    const make = (name: string): MenuOp => ({
      op: "create",
      list: "menus",
      tempId: "m",
      fields: { name, context: "EVENT", adjustKind: "NONE", roundTo: "NONE", isDefault: true },
    })
    const answers = await Promise.all([change(make("Festa")), change(make("Feira"))])
    expect(codesOf(answers)).toEqual(["made", "made"])
    const { menus } = await read()
    expect(menus.filter(({ isDefault }) => isDefault)).toHaveLength(1)
    const former = menus.find(({ _id }) => _id === before.menus.find(({ isDefault }) => isDefault)?._id)!
    const added = menus.filter(({ _id }) => answers.some(({ body }) => body.ids.m === _id))
    await made(
      { op: "set", list: "menus", _id: former._id, version: former.version, fields: { isDefault: true } },
      ...added.map(({ _id, version }): MenuOp => ({ op: "remove", list: "menus", _id, version })),
    )
  })

  test("of two who give one name to a category, one does", async () => {
    const make: MenuOp = {
      op: "create",
      list: "categories",
      tempId: "c",
      fields: { name: "Sucos naturais", template: "DEFAULT" },
    }
    const answers = await Promise.all([change(make), change(make)])
    expect(codesOf(answers)).toEqual(["made", "value_taken"])
    await made(...answers.find(({ status }) => status === 200)!.body.inverse)
  })

  test("two nested groups that would make a circle together do not both", async () => {
    const group = (tempId: string): ReadonlyArray<MenuOp> => [
      {
        op: "create",
        list: "groups",
        tempId,
        fields: { name: `Grupo ${tempId}`, kind: "CHOICE", min: 0, priceRule: "SUM" },
      },
      {
        op: "create",
        list: "options",
        tempId: `o${tempId}`,
        fields: { name: "Sim", group: tempId, price: 0 },
      },
    ]
    const { ids, inverse } = await made(...group("x"), ...group("y"))
    const nest = (option: number, nested: number) =>
      change({ op: "set", list: "options", _id: option, version: 1, fields: { nested } })
    const answers = await Promise.all([nest(ids.ox, ids.y), nest(ids.oy, ids.x)])
    expect(codesOf(answers)).toEqual(["group_circle", "made"])
    await made(...answers.find(({ status }) => status === 200)!.body.inverse)
    const { options, groups } = await read()
    const versions = new Map([...options, ...groups].map(({ _id, version }) => [_id, version]))
    await made(
      ...(inverse as ReadonlyArray<MenuOp>).map((one) =>
        one.op === "remove" && one.list === "options"
          ? { ...one, version: versions.get(one._id) ?? one.version }
          : one,
      ),
    )
  })

  test("of a record's save and a cell of it the second is told, whichever it is", async () => {
    const { _id, version } = (await read()).items[0]!
    const answers = await Promise.all([
      change({ op: "set", list: "items", _id, version, fields: { serves: 2 } }),
      ask("PUT", `/menu-item/${_id}`, { serves: 3, version }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412])
    const now = (await read()).items[0]!
    await made({ op: "set", list: "items", _id, version: now.version, fields: { serves: null } })
  })

  test("of two who give an item its own price in a menu the second is told", async () => {
    const { items, menus, places } = await read()
    const item = items.find(({ _id }) => places.every((place) => place.item !== _id))!
    const price = (priceOverride: number): MenuOp => {
      const was = { priceOverride: null }
      return { op: "place", menu: menus[0]!._id, item: item._id, priceOverride, was }
    }
    const answers = await Promise.all([change(price(4100)), change(price(4200))])
    expect(codesOf(answers)).toEqual(["made", "stale_rows"])
    await made(...answers.find(({ status }) => status === 200)!.body.inverse)
    expect((await read()).places).toEqual(places)
  })

  test("of two who set a group's limit in an item, or an ingredient's discount, the second is told", async () => {
    const { itemGroups, itemIngredients } = await read()
    const [group, ingredient] = [itemGroups[0]!, itemIngredients[0]!]
    const limit = (max: number): MenuOp => {
      const was = { isLinked: true, max: group.max ?? null }
      return { op: "link", item: group.item, group: group.group, max, was }
    }
    const discount = (withoutCents: number): MenuOp => {
      const was = { isLinked: true, withoutCents: ingredient.withoutCents ?? null }
      return { op: "ingredient", ...ingredient, withoutCents, was }
    }
    for (const [mine, theirs] of [
      [limit(40), limit(41)],
      [discount(71), discount(72)],
    ] as const) {
      const answers = await Promise.all([change(mine), change(theirs)])
      expect(codesOf(answers)).toEqual(["made", "stale_rows"])
      await made(...answers.find(({ status }) => status === 200)!.body.inverse)
    }
    const now = await read()
    expect(now.itemGroups).toContainEqual(group)
    expect(now.itemIngredients).toContainEqual(ingredient)
  })

  test("prices that are applied while an import runs are all of the one or all of the other, who is refused sends them again", async () => {
    const { items, categories } = await read()
    const few = items.slice(0, 5)
    const priced = (rows: ReadonlyArray<ItemRow>, more: number) =>
      rows.map(({ _id, version, price }) => {
        const fields = { price: price + more }
        return { op: "set" as const, list: "items" as const, _id, version, fields }
      })
    const fields = { name: "Prato importado", category: categories[0]!._id, kind: "SIMPLE", price: 500 }
    const bulk: ReadonlyArray<MenuOp> = priced(few, 100)
    const imported = (of: ReadonlyArray<ItemRow>): ReadonlyArray<MenuOp> => [
      { op: "create", list: "items", tempId: "i", fields },
      ...priced(of, 700),
    ]
    const [prices, rows] = await Promise.all([change(...bulk), change(...imported(few.slice(2)))])
    const isImported = rows.status === 200
    expect([prices.status, rows.status]).toEqual(isImported ? [412, 200] : [200, 412])
    const now = await read()
    const ofFew = now.items.filter(({ _id }) => few.some((one) => one._id === _id))
    expect(ofFew.map(({ price }) => price)).toEqual(
      few.map(({ price }, at) => (isImported ? price + (at < 2 ? 0 : 700) : price + 100)),
    )
    expect(now.items.filter(({ name }) => name === fields.name)).toHaveLength(isImported ? 1 : 0)
    const again = isImported ? priced(ofFew, 100) : imported(ofFew.slice(2))
    const { body } = await change(...again)
    expect((await read()).items.filter(({ name }) => name === fields.name)).toHaveLength(1)
    for (const { inverse } of [body, isImported ? rows.body : prices.body])
      await made(...withVersionsOf(await read(), inverse as ReadonlyArray<MenuOp>))
    expect((await read()).items.map(({ price }) => price)).toEqual(items.map(({ price }) => price))
  })

  test("an item that a coupon is for is not removed while it is", async () => {
    const { categories } = await read()
    const fields = { name: "Prato do cupom", category: categories[0]!._id, kind: "SIMPLE", price: 2000 }
    const { ids } = await made({ op: "create", list: "items", tempId: "i", fields })
    const coupon = await ask("POST", "/company/coupons", {
      code: "SO-O-PRATO",
      title: "Só o prato",
      type: "PERCENT",
      percent: 1000,
      startsAt: new Date().toISOString(),
      audience: "ALL",
      fundedBy: "COMPANY",
      owner: stores.company,
      items: [ids.i],
    })
    expect(coupon.body.items).toEqual([{ _id: ids.i, label: "Prato do cupom" }])
    const remove: MenuOp = { op: "remove", list: "items", _id: ids.i, version: 1 }
    const refused = await change(remove)
    expect([refused.status, refused.body]).toMatchObject([409, { code: "record_in_use", by: "coupons" }])
    await ask("DELETE", `/company/coupons/${coupon.body._id}`)
    await made(remove)
  })

  test("an item that is removed leaves the orders that have it as they are", async () => {
    const { categories } = await read()
    const { ids } = await made({
      op: "create",
      list: "items",
      tempId: "i",
      fields: { name: "Prato do dia", category: categories[0]!._id, kind: "SIMPLE", price: 2000 },
    })
    const items = [
      {
        name: "Prato do dia",
        quantity: 1,
        unitPriceCents: 2000,
        totalCents: 2000,
        ref: { kind: "MENU_ITEM", _id: ids.i },
      },
    ]
    const [order] = await api().rows(
      `insert into orders (company_id, status, total_cents, items) values (${stores.company}, 'IN_PREPARATION', 2000, '${JSON.stringify(items)}') returning id::int as id`,
    )
    await made({ op: "remove", list: "items", _id: ids.i, version: 1 })
    const { body } = await ask("GET", `/order/${String(order?.["id"])}`)
    expect(body.items).toMatchObject([{ name: "Prato do dia", ref: { _id: ids.i } }])
    await api().rows(`delete from orders where id = ${String(order?.["id"])}`)
  })
}
