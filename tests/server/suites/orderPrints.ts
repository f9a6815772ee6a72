import { afterAll, expect, test } from "vitest"
import { keyDigitOf } from "../../../src/contract/orders/fiscal.ts"
import type { OrderItem } from "../../../src/contract/orders/order.ts"
import { unitCentsOf } from "../../../src/contract/orders/unitCents.ts"
import type { Api, Kind } from "../api.ts"
import { orderCalls } from "../orderCalls.ts"

/** Orders on paper: who gets a link, and what it opens for whom. */
export const orderPrintSuite = (api: () => Api) => {
  const { place, forget, get, move } = orderCalls(api)
  afterAll(forget)
  const link = (ids: ReadonlyArray<number>, template: string, as: Kind = "restaurant") =>
    api().ask("POST", "/order/print", { as, body: { ids, template } })
  const open = (token: string, device = "a tablet in the kitchen") =>
    api().ask("POST", "/order/print/open", { body: { token, device } })

  test("a link opens its orders without signing in, on the first device alone, and each print is counted", async () => {
    const [one, two] = [await place(), await place()]
    const { body: made } = await link([two, one], "KITCHEN")
    expect(Date.parse(made.expiresAt) - Date.now()).toBeLessThanOrEqual(300_000)
    const first = await open(made.token)
    expect(first.body).toMatchObject({
      template: "KITCHEN",
      orders: [
        { _id: two, copy: 1, customer: { name: "Zuleide Prado" }, address: null, payments: [], fiscal: null },
        { _id: one, copy: 1, items: [{ name: "Lasanha" }] },
      ],
    })
    expect(first.text).not.toContain("11987650001")
    expect((await open(made.token)).body, "a page that is loaded again is the same print").toEqual(first.body)
    const { body: next } = await link([one], "DELIVERY")
    expect((await open(next.token)).body.orders[0]).toMatchObject({
      copy: 1,
      customer: { phone: "11987650001" },
    })
    const { body: third } = await link([one], "COUNTER")
    const { text: counter, body: called } = await open(third.token)
    expect(called.orders[0]).toMatchObject({ customer: { name: "Zuleide Prado" }, address: null })
    expect(called.orders[0].payments).toHaveLength(1)
    expect(counter).not.toContain("11987650001")
    const { body: again } = await link([one], "KITCHEN")
    expect((await open(again.token)).body.orders[0].copy).toBe(2)
    const { body: order } = await get(one)
    expect(order.version, "whoever moves it need not have seen that").toBe(1)
    expect(
      order.timeline.map(({ event, print }: { event: string; print: object }) => [event, print]),
    ).toEqual([
      ["PRINT", { template: "KITCHEN", copy: 1 }],
      ["PRINT", { template: "DELIVERY", copy: 1 }],
      ["PRINT", { template: "COUNTER", copy: 1 }],
      ["PRINT", { template: "KITCHEN", copy: 2 }],
    ])
    expect((await move(one, { to: "IN_PREPARATION", version: 1 })).status).toBe(200)
    const { body: board } = await api().ask("GET", "/order/board", { as: "restaurant" })
    expect(board.orders.find(({ _id }: { _id: number }) => _id === one)).toMatchObject({ prints: 4 })
  })

  test("a link opened elsewhere, an expired one and one there never was are refused alike", async () => {
    const id = await place()
    const { body: shared } = await link([id], "DELIVERY")
    await open(shared.token)
    const { body: late } = await link([id], "DELIVERY")
    await api().rows("update print_links set expires_at = now() where opened_at is null")
    const refused = [
      await open(shared.token, "a phone of somebody else"),
      await open(late.token),
      await open("unknown"),
    ]
    expect(new Set(refused.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(refused[0]).toMatchObject({ status: 410, body: { code: "link_expired" } })
    expect((await open(shared.token, "short")).status).toBe(400)
  })

  test("a link opens no longer once who made it is blocked, or is not to have orders of that store any more", async () => {
    const made = await link([await place()], "KITCHEN")
    const column = { disabled_at: "now()", company_id: "2" }
    for (const [name, value] of Object.entries(column)) {
      const [maker] = await api().rows(
        "select id, company_id from users where email = 'restaurant@balcao.test'",
      )
      await api().rows(`update users set ${name} = ${value} where id = ${maker!["id"]}`)
      const { status } = await open(made.body.token)
      await api().rows(`update users set disabled_at = null, company_id = ${maker!["company_id"]}
        where id = ${maker!["id"]}`)
      expect([name, status]).toEqual([name, 410])
    }
    expect((await open(made.body.token)).status).toBe(200)
  })

  test("nobody gets a link to orders of others, not even beside their own", async () => {
    const mine = await place()
    expect((await link([mine], "KITCHEN", "supermarket")).status).toBe(404)
    const [theirs] = await api().rows("select max(id)::int as id from orders where company_id = 2")
    expect((await link([mine, theirs!["id"] as number], "KITCHEN")).status).toBe(404)
    expect((await link([mine], "KITCHEN", "partner")).status).toBe(403)
    expect((await link([mine, mine], "KITCHEN")).status).toBe(400)
  })

  test("two devices that open a link at the same moment: one prints", async () => {
    const id = await place()
    const { body } = await link([id], "KITCHEN")
    const answers = await Promise.all(
      ["the first of two tablets", "the second of two tablets"].map((device) => open(body.token, device)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410])
    expect((await get(id)).body.timeline).toHaveLength(1)
  })

  test("a half-and-half pizza of the demo comes to the same cents in its order, on paper and on its receipt", async () => {
    const [pizza] = await api().rows(`select min(o.id)::int as id from orders o
      join fiscal_documents on order_id = o.id where o.items @> '[{"options": [{"group": "Sabores"}]}]'`)
    const id = pizza!["id"] as number
    const { body: order } = await get(id, "root")
    const { body: made } = await link([id], "FISCAL", "root")
    const [printed] = (await open(made.token)).body.orders
    expect(printed.items).toEqual(order.items)
    const amounts = order.items.map((item: OrderItem) => [item.quantity, unitCentsOf(item), item.totalCents])
    expect(
      printed.fiscal.items.map((one: OrderItem) => [one.quantity, one.unitPriceCents, one.totalCents]),
    ).toEqual(amounts)
    for (const [quantity, unitCents, cents] of amounts) expect(quantity * unitCents).toBe(cents)
    expect(printed.fiscal.totalCents).toBe(order.totals.totalCents)
  })

  test("a picked order of the demo has a receipt that says it has no fiscal value, with a key that checks", async () => {
    const [picked] = await api().rows(`select min(order_id)::int as id, min(o.company_id)::int as company
      from fiscal_documents join orders o on o.id = order_id where o.company_id = 2`)
    const { body } = await link([picked!["id"] as number], "FISCAL", "supermarket")
    const [order] = (await open(body.token)).body.orders
    const { key, items, totalCents, discountCents, freightCents, payments } = order.fiscal
    expect(order.fiscal).toMatchObject({ environment: "HOMOLOGATION", model: "NFCE", status: "AUTHORIZED" })
    expect(key).toMatch(/^\d{44}$/)
    expect(keyDigitOf(key.slice(0, 43))).toBe(key.at(-1))
    const sum = items.reduce((all: number, one: { totalCents: number }) => all + one.totalCents, 0)
    expect(sum + freightCents - discountCents).toBe(totalCents)
    expect(payments).toEqual([{ method: expect.any(String), amountCents: totalCents }])
  })
}
