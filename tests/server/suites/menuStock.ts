import { afterAll, beforeAll, expect, test } from "vitest"
import { orderStock } from "../../../host/server/db/menuSchema.ts"
import type { Api } from "../api.ts"
import { menuCalls } from "../menuCalls.ts"
import { orderCalls } from "../orderCalls.ts"

/** Tests of stock that orders take and give back. */
export const menuStockSuite = (api: () => Api) => {
  const { stores, ask, read, made, findStores } = menuCalls(api)
  const { place, forget } = orderCalls(api)
  let item = 0
  let former: number | null = null

  const linesOf = (quantity: number, more: object = {}) =>
    JSON.stringify([
      {
        name: "Refrigerante",
        quantity,
        unitPriceCents: 100,
        totalCents: 100 * quantity,
        ref: { kind: "MENU_ITEM", _id: item },
        ...more,
      },
    ])
  const totalsOf = (quantity: number) => ({ total_cents: String(100 * quantity), payments: "null" })
  const order = (quantity: number, status = "IN_PREPARATION") =>
    place(status, {
      company_id: String(stores.company),
      items: `'${linesOf(quantity)}'`,
      delivery_fee_cents: "0",
      ...totalsOf(quantity),
    })
  const write = (id: number, set: string) => api().rows(`update orders set ${set} where id = ${id}`)
  const stock = async () => (await read()).items.find(({ _id }) => _id === item)?.stock
  const count = (counted: number | null) => made({ op: "stock", list: "items", _id: item, counted })

  beforeAll(async () => {
    await findStores()
    const tracked = (await read()).items.find(({ tracksStock }) => tracksStock)!
    item = Number(tracked._id)
    former = tracked.stock ?? null
  })
  afterAll(async () => {
    await forget()
    await count(former)
  })

  test("an order takes its pieces, a change the difference, and a cancelation gives them back, once each", async () => {
    await count(10)
    const id = await order(3)
    expect(await stock()).toBe(7)
    await write(id, `items = '${linesOf(5)}', total_cents = 500`)
    await write(id, "status = 'WAIT_DELIVERY'")
    expect(await stock()).toBe(5)
    await write(id, `items = '${linesOf(0, { change: "SOLD_OUT" })}', total_cents = 0`)
    expect(await stock()).toBe(10)
    await write(id, `items = '${linesOf(2)}', total_cents = 200`)
    await write(id, "status = 'CANCELED'")
    await write(id, "status = 'CANCELED', version = version + 1")
    expect(await stock()).toBe(10)
  })

  test("of two orders for the last one the second takes none, and gives none back", async () => {
    await count(1)
    const [first, second] = await Promise.all([order(1), order(1)])
    expect(await stock()).toBe(0)
    const all = await api().server.store!.db.select().from(orderStock)
    const rows = all
      .filter(({ orderId }) => [first, second].includes(orderId))
      .map(({ taken, short }) => ({ taken, short }))
      .toSorted((one, other) => one.taken - other.taken)
    expect(rows).toEqual([
      { taken: 0, short: 1 },
      { taken: 1, short: 0 },
    ])
    const lines = await Promise.all(
      [first, second].map(async (id) => (await ask("GET", `/order/${id}`)).body.items[0].short),
    )
    expect(lines.toSorted()).toEqual([1, undefined])
    const { body: link } = await ask("POST", "/order/print", { ids: [first, second], template: "KITCHEN" })
    const { body: printed } = await ask("POST", "/order/print/open", {
      token: link.token,
      device: "a tablet in the kitchen",
    })
    const shorts = printed.orders.map(({ items }: { items: Array<{ short?: number }> }) => items[0]?.short)
    expect(shorts.toSorted(), "as the kitchen's paper says").toEqual([1, undefined])
    await write(first, "status = 'CANCELED'")
    await write(second, "status = 'CANCELED'")
    expect(await stock()).toBe(1)
  })

  test("a count of the stock stands, and what an order took comes back to it", async () => {
    await count(4)
    const id = await order(3)
    await count(20)
    await write(id, "status = 'CANCELED'")
    expect(await stock()).toBe(23)
  })

  test("the open orders that have an item are told with their lines, and closed ones are not", async () => {
    await count(9)
    const [open, closed] = [await order(2), await order(1, "DELIVERED")]
    const { body } = await ask("GET", `/menu/${stores.company}/open-orders?item=${item}`)
    const ids = body.map(({ _id }: { _id: number }) => _id)
    expect(ids).toContain(open)
    expect(ids).not.toContain(closed)
    expect(body.find(({ _id }: { _id: number }) => _id === open)).toMatchObject({
      status: "IN_PREPARATION",
      lines: [{ name: "Refrigerante", quantity: 2 }],
    })
  })

  test("an order that is over when it is written takes nothing, nor does one of another store", async () => {
    await count(4)
    await order(3, "DELIVERED")
    await place("IN_PREPARATION", {
      company_id: String(stores.other),
      items: `'${linesOf(2)}'`,
      delivery_fee_cents: "0",
      ...totalsOf(2),
    })
    expect(await stock()).toBe(4)
  })
}
