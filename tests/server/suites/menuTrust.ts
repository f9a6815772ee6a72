import { beforeAll, expect, test } from "vitest"
import { maxOps, type MenuOp } from "../../../src/contract/menu/menuOps.ts"
import type { Api } from "../api.ts"
import { bytes, fileCalls } from "../fileCalls.ts"
import { menuCalls } from "../menuCalls.ts"

/** Tests of who may read and change a menu, and what of. */
export const menuTrustSuite = (api: () => Api) => {
  const { stores, ask, read, change, made, set, findStores } = menuCalls(api)
  const files = fileCalls(api)

  beforeAll(findStores)

  test("no change names anything of another store", async () => {
    const [own, foreign] = [await read(), await read(stores.other)]
    const item = own.items[0]!
    const set = { op: "set", list: "items", _id: item._id, version: item.version } as const
    const ids = {
      item: foreign.items[0]!._id,
      group: foreign.groups[0]!._id,
      option: foreign.options[0]!._id,
      category: foreign.categories[0]!._id,
      menu: foreign.menus[0]!._id,
      ingredient: foreign.ingredients[0]?._id ?? 1_000_000,
    }
    const attempts: ReadonlyArray<MenuOp> = [
      { ...set, _id: ids.item, fields: { price: 1 } },
      { ...set, fields: { category: ids.category } },
      { op: "status", list: "items", _id: ids.item, version: 1, to: "HIDDEN" },
      { op: "remove", list: "items", _id: ids.item, version: 1 },
      { op: "move", list: "items", _id: ids.item, after: null },
      { op: "move", list: "items", _id: item._id, after: ids.item },
      { op: "move", list: "items", _id: item._id, parent: ids.category },
      { op: "link", item: ids.item, group: own.groups[0]!._id },
      { op: "link", item: item._id, group: ids.group },
      { op: "link", item: item._id, group: own.groups[0]!._id, optionPrices: { [ids.option]: 1 } },
      { op: "ingredient", item: ids.item, ingredient: own.ingredients[0]!._id },
      { op: "ingredient", option: ids.option, ingredient: own.ingredients[0]!._id },
      { op: "ingredient", item: item._id, ingredient: ids.ingredient },
      { op: "place", menu: ids.menu, item: item._id, visible: false },
      { op: "place", menu: own.menus[0]!._id, item: ids.item, visible: false },
      {
        op: "create",
        list: "options",
        tempId: "t",
        fields: { name: "x", group: ids.group, price: 1 },
      },
      {
        op: "create",
        list: "options",
        tempId: "t",
        fields: { name: "x", group: own.groups[0]!._id, item: ids.item, price: 1 },
      },
      { ...set, fields: { images: [1_000_000] } },
    ]
    for (const attempt of attempts) {
      const { status, body } = await change(attempt)
      expect([status, body.code], JSON.stringify(attempt)).toEqual([422, "unknown_reference"])
    }
    for (const stop of ["item", "option", "category", "ingredient"] as const) {
      const { status } = await ask("POST", `/menu/${stores.company}/stop`, { [stop]: ids[stop] })
      expect(status, stop).toBe(422)
    }
    expect([await read(), await read(stores.other)]).toEqual([own, foreign])
  })

  test("a body of ten thousand levels, or of 4 MiB, is refused and changes nothing", async () => {
    const { items, version } = await read()
    const set = { op: "set", list: "items", _id: items[0]!._id, version: items[0]!.version } as const
    const levels = 10_000
    const raw = JSON.stringify({ ops: [{ ...set, fields: { nutrition: "deep" } }] }).replace(
      '"deep"',
      "[".repeat(levels) + "]".repeat(levels),
    )
    const deep = await api().ask("POST", `/menu/${stores.company}/changes`, { as: "root", raw })
    expect([deep.status, deep.body.code]).toEqual([400, "bad_request"])
    const large = await change({ ...set, fields: { description: "a".repeat(4 * 2 ** 20) } })
    expect([large.status, large.body.code]).toEqual([413, "payload_too_large"])
    expect((await read()).version).toBe(version)
  })

  test("a million options in a body, and thousands of prices in one link, are refused and change nothing", async () => {
    const { items, groups, version } = await read()
    const million = await api().ask("POST", `/menu/${stores.company}/changes`, {
      as: "root",
      raw: `{"ops":[${"{},".repeat(1_000_000)}{}]}`,
    })
    expect([million.status, million.body.code]).toEqual([413, "payload_too_large"])
    const create: MenuOp = { op: "create", list: "options", tempId: "t", fields: {} }
    const many = await change(...Array.from({ length: maxOps + 1 }, () => create))
    expect([many.status, many.body.code]).toEqual([400, "bad_request"])
    const prices = Array.from({ length: 15_000 }, (_, at) => [String(1_000_000 + at), 1] as const)
    const link = { op: "link", item: items[0]!._id, group: groups[0]!._id } as const
    const linked = await change({ ...link, optionPrices: Object.fromEntries(prices) })
    expect([linked.status, linked.body.code]).toEqual([422, "unknown_reference"])
    expect((await read()).version).toBe(version)
  })

  test("nobody gives an item, an option, a category or a menu the picture of another store", async () => {
    const token = await api().tokenOf("supermarket")
    const sent = await files.send({ token }, bytes.png, "deles.png")
    const [unnamed, named] = [sent.body._id, (await files.send("root", bytes.png, "do-outro.png")).body._id]
    const foreign = (await read(stores.other)).items[0]!
    const theirs = await ask("PUT", `/menu-item/${foreign._id}`, {
      images: [named],
      version: foreign.version,
    })
    expect(theirs.status, theirs.text).toBe(200)
    const before = await read(1)
    const rows = [
      ["items", before.items[0]!, (id: number) => ({ images: [id] })],
      ["options", before.options[0]!, (id: number) => ({ image: id })],
      ["categories", before.categories[0]!, (id: number) => ({ image: id })],
      ["menus", before.menus[0]!, (id: number) => ({ cover: id })],
    ] as const
    for (const id of [unnamed, named]) {
      for (const [list, { _id, version }, fieldsOf] of rows) {
        const ops = [{ op: "set", list, _id, version, fields: fieldsOf(id) }]
        const { status, body } = await ask("POST", "/menu/1/changes", { ops }, "restaurant")
        expect([status, body.code], `${list} ${id}`).toEqual([422, "unknown_reference"])
      }
      const { _id, version } = before.items[0]!
      const saved = await ask("PUT", `/menu-item/${_id}`, { images: [id], version }, "restaurant")
      expect([saved.status, saved.body.code]).toEqual([422, "unknown_reference"])
    }
    expect(await read(1)).toEqual(before)
    const { version } = (await read(stores.other)).items[0]!
    await ask("PUT", `/menu-item/${foreign._id}`, { images: foreign.images ?? [], version })
  })

  test("a removed item comes back under its id, which a version of the store has, and who removed it is told", async () => {
    await set("menu.publishes", "MANUAL")
    const at = `/menu/${stores.company}`
    const { published } = (await ask("POST", `${at}/publish`, {})).body
    const diff = async () => (await ask("GET", `${at}/versions/${published}/diff`)).body.lines
    const { items, options } = await read()
    const item = items.find(({ _id }) => options.every((one) => one.item !== _id))!
    await made({ op: "remove", list: "items", _id: item._id, version: item.version })
    const [line] = await diff()
    const told = { kind: "REMOVED", name: item.name, by: expect.any(String), at: expect.any(String) }
    expect(line).toMatchObject(told)
    const undo: ReadonlyArray<MenuOp> = line.undo
    const withId = (_id: number) => undo.map((one) => (one.op === "create" ? { ...one, _id } : one))
    for (const id of [999_999, (await read(stores.other)).items[0]!._id as number])
      expect((await change(...withId(id))).body).toMatchObject({ code: "unknown_reference" })
    await made(...undo)
    expect((await change(...undo)).body).toMatchObject({ code: "stale_rows" })
    expect(await diff()).toEqual([])
    await set("menu.publishes", "AUTO")
  })

  test("nobody reads or changes the menu of a store out of reach, nor without the permission", async () => {
    for (const as of ["supermarket", "partner"] as const) {
      const { status } = await ask("GET", `/menu/${stores.company}/editor`, undefined, as)
      expect(status, as).toBe(403)
    }
    const mine = await ask("GET", "/menu/1/editor", undefined, "restaurant")
    const theirs = await ask("GET", `/menu/${stores.company}/editor`, undefined, "restaurant")
    expect([mine.status, theirs.status]).toEqual([200, 404])
  })
}
