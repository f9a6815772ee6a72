import { expect, test } from "vitest"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import type { Api } from "../api.ts"
import { asking } from "./asking.ts"

type Row = Readonly<Record<string, unknown>>

/** Tests particular to the lists a menu is made of. */
export const menuListSuite = (api: () => Api, resources: ReadonlyArray<Resource>) => {
  const { ask } = asking(api, resources)
  const owner = 6
  const make = (path: string, body: object) => ask("POST", path, { owner, ...body })
  const put = (path: string, { _id, version }: Row, body: object) =>
    ask("PUT", `${path}/${String(_id)}`, { ...body, version })
  const category = async (name: string, more: object = {}) =>
    (await make("/menu-category", { name, template: "DEFAULT", ...more })).body
  const group = async (name: string, more: object = {}) =>
    (await make("/option-group", { name, kind: "CHOICE", min: 0, priceRule: "SUM", ...more })).body
  const versionOf = async () => {
    const [row] = await api().rows(`select version from menu_revisions where company_id = ${owner}`)
    return Number(row?.["version"] ?? 0)
  }

  test("a store with menus has exactly one default, and the default stays", async () => {
    const menu = { context: "DELIVERY", adjustKind: "NONE", roundTo: "NONE" }
    const first = await make("/menus", { ...menu, name: "Primeiro" })
    const second = await make("/menus", { ...menu, name: "Segundo" })
    expect([first.body.isDefault, second.body.isDefault]).toEqual([true, false])
    expect((await ask("DELETE", `/menus/${first.body._id}`)).body).toMatchObject({ by: "default" })
    const chosen = await put("/menus", second.body, { isDefault: true })
    expect(chosen.body.isDefault).toBe(true)
    const former = (await ask("GET", `/menus/${first.body._id}`)).body
    expect(former.isDefault).toBe(false)
    const dropped = await put("/menus", chosen.body, { isDefault: false })
    expect(dropped.body.issues).toMatchObject([{ path: "body.isDefault", code: "required" }])
    const race = [
      make("/menus", { ...menu, name: "Terceiro", isDefault: true }),
      make("/menus", { ...menu, name: "Quarto", isDefault: true }),
    ]
    expect((await Promise.all(race)).map(({ status }) => status)).toEqual([200, 200])
    const [counted] = await api().rows(
      `select count(*)::int as n from menus where company_id = ${owner} and is_default`,
    )
    expect(counted?.["n"]).toBe(1)
  })

  test("a menu may make prices lower, by a percentage or by an amount", async () => {
    const menu = { context: "DINE_IN", roundTo: "NONE" }
    const less = await make("/menus", {
      ...menu,
      name: "A menos",
      adjustKind: "PERCENT",
      adjustPercent: -1500,
    })
    expect(less.body.adjustPercent).toBe(-1500)
    const amount = await make("/menus", { ...menu, name: "Valor", adjustKind: "AMOUNT", adjustAmount: -250 })
    expect(amount.body.adjustAmount).toBe(-250)
    const far = await put("/menus", less.body, { adjustPercent: -5001 })
    expect(far.body.issues).toMatchObject([{ path: "body.adjustPercent", code: "range" }])
  })

  test("categories have two levels, and names that differ among siblings, whatever their case and accents", async () => {
    const top = await category("Lanches")
    const inner = await category("Pães", { parent: top._id })
    const third = await make("/menu-category", { name: "Fundo", template: "DEFAULT", parent: inner._id })
    expect(third.body.issues).toMatchObject([{ path: "body.parent", code: "invalid" }])
    const other = await category("Outra")
    const sunk = await put("/menu-category", top, { parent: other._id })
    expect(sunk.body.issues).toMatchObject([{ path: "body.parent", code: "invalid" }])
    const same = await make("/menu-category", { name: "PAES", template: "DEFAULT", parent: top._id })
    expect(same.body).toMatchObject({ code: "value_taken", field: "name" })
    expect((await category("Pães", { parent: other._id }))._id).toEqual(expect.any(Number))
    const atTop = await make("/menu-category", { name: "lanches", template: "DEFAULT" })
    expect(atTop.body).toMatchObject({ code: "value_taken", field: "name" })
  })

  test("the template of a category stays once it has items, which keep the category", async () => {
    const top = await category("Pizzas da casa")
    const item = { name: "Grande", category: top._id, kind: "SIMPLE", price: 5000 }
    const made = await make("/menu-item", item)
    expect((await put("/menu-category", top, { template: "PIZZA" })).status).toBe(400)
    expect((await ask("DELETE", `/menu-category/${top._id}`)).body).toMatchObject({ by: "menuItems" })
    await ask("DELETE", `/menu-item/${made.body._id}`)
    expect((await put("/menu-category", top, { template: "PIZZA" })).status).toBe(200)
  })

  test("a promotion is below the price, alcohol is for adults, and stated allergens have their moment", async () => {
    const { _id } = await category("Bar")
    const item = { name: "Chope", category: _id, kind: "SIMPLE", price: 1200 }
    const dear = await make("/menu-item", { ...item, promoPrice: 1200 })
    expect(dear.body.issues).toMatchObject([{ path: "body.promoPrice", code: "limit" }])
    const made = await make("/menu-item", { ...item, promoPrice: 1190, alcohol: true })
    expect([made.body.minAge, made.body.allergensToldAt]).toEqual(["18", null])
    const cheap = await put("/menu-item", made.body, { price: 1000 })
    expect(cheap.body.issues).toMatchObject([{ path: "body.promoPrice", code: "limit" }])
    const sober = await put("/menu-item", made.body, { alcohol: false, noAllergens: true })
    expect([sober.body.minAge, typeof sober.body.allergensToldAt]).toEqual(["18", "string"])
    const again = await put("/menu-item", sober.body, { noAllergens: false })
    expect(again.body.allergensToldAt).toBe(null)
  })

  test("a group asks for no more than it allows, goes with its options, and stays while an item has it", async () => {
    const wide = { name: "Largo", kind: "CHOICE", priceRule: "SUM", min: 3, max: 2 }
    const refused = await make("/option-group", wide)
    expect(refused.body.issues).toMatchObject([{ path: "body.min", code: "limit" }])
    const made = await group("Ponto")
    const option = await make("/menu-option", { name: "Malpassado", group: made._id, price: 0 })
    expect((await ask("DELETE", `/option-group/${made._id}`)).status).toBe(204)
    expect((await ask("GET", `/menu-option/${option.body._id}`)).status).toBe(404)
    const [link] = await api().rows(
      "select group_id, count(*)::int as n from item_groups group by 1 order by 2 desc limit 1",
    )
    const used = await ask("DELETE", `/option-group/${String(link?.["group_id"])}`)
    expect(used.body).toMatchObject({ code: "record_in_use", by: "menuItems", count: link?.["n"] })
    const row = (await ask("GET", `/option-group/${String(link?.["group_id"])}`)).body
    expect([row.usedBy, row.items.length]).toEqual([link?.["n"], link?.["n"]])
  })

  test("groups stand within each other three deep, choices alone, and never in a circle", async () => {
    const [one, two, three, four] = [
      await group("Um"),
      await group("Dois"),
      await group("Três"),
      await group("Quatro"),
    ]
    const size = await group("Tamanho", { kind: "SIZE" })
    const nest = (within: Row, nested: Row) =>
      make("/menu-option", { name: "Pergunta", group: within._id, price: 0, nested: nested._id })
    const wrong = [{ path: "body.nested", code: "invalid" }]
    expect((await nest(one, size)).body.issues).toMatchObject(wrong)
    expect((await nest(one, one)).body.issues).toMatchObject(wrong)
    expect((await nest(two, three)).status).toBe(200)
    expect((await nest(one, two)).status).toBe(200)
    expect((await nest(three, four)).body.issues).toMatchObject(wrong)
    expect((await nest(four, one)).body.issues).toMatchObject(wrong)
    expect((await nest(three, one)).body.issues).toMatchObject(wrong)
  })

  test("items are put in order within their category, and never beside one of another", async () => {
    const [one, two] = [await category("Ordem A"), await category("Ordem B")]
    const item = async (name: string, within: Row) =>
      (await make("/menu-item", { name, category: within._id, kind: "SIMPLE", price: 100 })).body
    const first = await item("Primeiro", one)
    const foreign = await item("De fora", two)
    const second = await item("Segundo", one)
    const third = await item("Terceiro", one)
    const order = (row: Row, place: object) => ask("POST", `/menu-item/${String(row._id)}/order`, place)
    const names = async (within: Row) => {
      const found = { filter: { category: [within._id] }, sortField: "position", sortOrder: "asc" }
      return (await ask("POST", "/menu-item/find", found)).body.items.map(({ name }: Row) => name)
    }
    expect((await order(third, { before: first._id })).status).toBe(204)
    expect(await names(one)).toEqual(["Terceiro", "Primeiro", "Segundo"])
    expect((await order(third, { after: foreign._id })).body).toMatchObject({ code: "unknown_reference" })
    expect((await order(third, {})).status).toBe(204)
    expect(await names(one)).toEqual(["Primeiro", "Segundo", "Terceiro"])
    expect((await order(second, { after: third._id })).status).toBe(204)
    expect(await names(one)).toEqual(["Primeiro", "Terceiro", "Segundo"])
    expect(await names(two)).toEqual(["De fora"])
  })

  test("a move asks until when and why an item is sold out, for one and for many, and a plain one takes both away", async () => {
    const { _id } = await category("Esgotáveis")
    const item = async (name: string) =>
      (await make("/menu-item", { name, category: _id, kind: "SIMPLE", price: 100 })).body
    const [one, other] = [await item("Um prato"), await item("Outro prato")]
    const move = (row: Row, body: object) => ask("POST", `/menu-item/${String(row._id)}/move`, body)
    const until = "2090-03-01T12:00:00.000Z"
    const off = await move(one, {
      to: "OUT_OF_STOCK",
      values: { soldOutUntil: until, soldOutReason: "Acabou" },
    })
    expect(off.body).toMatchObject({ status: "OUT_OF_STOCK", soldOutUntil: until, soldOutReason: "Acabou" })
    const later = await move(one, { to: "OUT_OF_STOCK", values: { soldOutUntil: null } })
    expect([later.body.soldOutUntil, later.body.version]).toEqual([null, off.body.version + 1])
    const wrong = await move(one, { to: "HIDDEN", values: { soldOutUntil: until } })
    expect(wrong.body.issues).toMatchObject([{ path: "body.values.soldOutUntil", code: "unknown" }])
    const rows = { ids: [one._id, other._id] }
    const many = await ask("POST", "/menu-item/move", {
      to: "OUT_OF_STOCK",
      values: { soldOutUntil: until },
      rows,
    })
    expect(many.body).toMatchObject({ moved: 2, refused: [] })
    await api().rows(`update menu_items set sold_out_until = '2020-01-01' where id = ${String(other._id)}`)
    expect((await ask("GET", `/menu-item/${String(other._id)}`)).body.status).toBe("AVAILABLE")
    const again = await move(other, { to: "OUT_OF_STOCK" })
    expect([again.body.status, again.body.soldOutUntil]).toEqual(["OUT_OF_STOCK", null])
    const back = await move(one, { to: "AVAILABLE" })
    expect([back.body.soldOutUntil, back.body.soldOutReason]).toEqual([null, null])
  })

  test("each change of anything in a store's menu raises its version", async () => {
    const before = await versionOf()
    const { _id } = await category("Versões")
    const made = await make("/menu-item", { name: "Item", category: _id, kind: "SIMPLE", price: 100 })
    await ask("POST", `/menu-item/${made.body._id}/move`, { to: "OUT_OF_STOCK" })
    await ask("DELETE", `/menu-item/${made.body._id}`)
    expect(await versionOf()).toBe(before + 4)
  })
}
