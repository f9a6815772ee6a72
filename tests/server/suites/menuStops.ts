import { beforeAll, expect, test } from "vitest"
import type { Api } from "../api.ts"
import { menuCalls } from "../menuCalls.ts"

/** Tests of what is marked as sold out. */
export const menuStopSuite = (api: () => Api) => {
  const { stores, ask, read, made, stop, findStores } = menuCalls(api)

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

  test("two who press at once press once", async () => {
    const item = (await read()).items.find(({ status }) => status === "AVAILABLE")!
    const answers = await Promise.all([1, 2, 3].map(() => stop({ item: item._id, until: null })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const changed = answers.filter(({ body }) => body.rows.items)
    expect(changed.length).toBe(1)
    await stop({ item: item._id, returns: true })
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
