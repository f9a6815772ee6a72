import { beforeAll, expect, test } from "vitest"
import { publicId } from "../../../src/contract/menu/public/publicIds.ts"
import type { Api } from "../api.ts"
import { menuCalls } from "../menuCalls.ts"

/** Tests of what is marked as sold out. */
export const menuStopSuite = (api: () => Api) => {
  const { stores, ask, read, made, stop, set, findStores } = menuCalls(api)

  beforeAll(findStores)

  test("until the store opens next, once for any number of presses, and back again", async () => {
    const item = (await read()).items.find(({ status }) => status === "AVAILABLE")!
    const { body: first } = await stop({ item: item._id, until: "NEXT_OPENING", reason: "Acabou" })
    expect(first.rows.items).toMatchObject([{ status: "OUT_OF_STOCK", soldOutReason: "Acabou" }])
    expect(Date.parse(first.rows.items[0].soldOutUntil)).toBeGreaterThan(Date.now())
    const { body: second } = await stop({ item: item._id, until: "NEXT_OPENING", reason: "Acabou" })
    expect([second.rows, second.version]).toEqual([{}, first.version])
    const { body: blockers } = await ask("GET", `/menu/${stores.company}/blockers/${item._id}`)
    expect(blockers).toContainEqual({
      kind: "SOLD_OUT",
      until: first.rows.items[0].soldOutUntil,
      of: { list: "items", _id: item._id, label: item.name },
    })
    const { body: back } = await stop({ item: item._id, returns: true })
    expect(back.rows.items).toEqual([{ ...item, version: item.version + 2 }])
  })

  test("until when the store says, such as the end of its day", async () => {
    await set("menu.soldOutReturnsAt", "HOUR")
    const { items, store } = await read()
    expect(store.soldOutReturnsAt).toBe("HOUR")
    const { _id } = items.find(({ status }) => status === "AVAILABLE")!
    const before = Date.now()
    const { body } = await stop({ item: _id, until: "NEXT_OPENING" })
    const after = Date.parse(body.rows.items[0].soldOutUntil) - before
    expect(after).toBeGreaterThanOrEqual(3_600_000)
    expect(after).toBeLessThan(3_700_000)
    await stop({ item: _id, returns: true })
    await set("menu.soldOutReturnsAt", null)
  })

  test("two who press at once press once", async () => {
    const item = (await read()).items.find(({ status }) => status === "AVAILABLE")!
    const answers = await Promise.all([1, 2, 3].map(() => stop({ item: item._id, until: null })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const changed = answers.filter(({ body }) => body.rows.items)
    expect(changed.length).toBe(1)
    await stop({ item: item._id, returns: true })
  })

  test("what is sold out tells since when, by whom, and which menus and screens have read it", async () => {
    const { items, menus } = await read()
    const item = items.find(({ status }) => status === "AVAILABLE")!
    await api().rows(
      `update companies set pix_key = 'chave' where id = ${stores.company} and account is null`,
    )
    const from = Date.now()
    await stop({ item: item._id, until: null })
    const find = async () => {
      const { body } = await ask("GET", `/menu/${stores.company}/stops`)
      return body.find(({ list, _id }: { list: string; _id: number }) => list === "items" && _id === item._id)
    }
    const first = await find()
    expect(Date.parse(first.since)).toBeGreaterThan(from - 60_000)
    expect(first.by).toEqual(expect.any(String))
    expect(first.notices.map(({ menu }: { menu?: { label: string } }) => menu?.label)).toEqual([
      undefined,
      ...menus.filter(({ status }) => status === "ACTIVE").map(({ name }) => name),
    ])
    expect(first.notices.some(({ confirmedAt }: { confirmedAt?: string }) => confirmedAt)).toBe(false)
    await read()
    const menu = publicId("menu", Number(menus[0]!._id))
    await api().ask("GET", `/public/merchants/${publicId("merchant", stores.company)}/menus/${menu}/snapshot`)
    const [screens, ...others] = (await find()).notices
    expect(Date.parse(screens.confirmedAt)).toBeGreaterThanOrEqual(Date.parse(screens.sentAt))
    expect(others[0].confirmedAt).toEqual(expect.any(String))
    await stop({ item: item._id, returns: true })
    expect(await find()).toBeUndefined()
  })

  test("the described list tells the same, and is no older than the editor", async () => {
    const item = (await read()).items.find(({ status }) => status === "AVAILABLE")!
    const moved = await ask("POST", `/menu-item/${item._id}/move`, { to: "HIDDEN" })
    expect(moved.status).toBe(200)
    expect((await read()).items.find(({ _id }) => _id === item._id)).toMatchObject({ status: "HIDDEN" })
    await made({
      op: "status",
      list: "items",
      _id: item._id,
      version: item.version + 1,
      to: "AVAILABLE",
    })
  })
}
