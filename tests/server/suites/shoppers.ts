import { afterAll, expect, test } from "vitest"
import type { Api } from "../api.ts"

/** Shoppers: what they do follows from the orders that name them. */
export const shopperSuite = (api: () => Api) => {
  const made = new Array<number>()
  const place = async (company: number) => {
    const [row] = await api().rows(`insert into orders (company_id, status, total_cents)
      values (${company}, 'IN_PREPARATION', 5000) returning id::int as id`)
    made.push(row!["id"] as number)
    return row!["id"] as number
  }
  afterAll(() => api().rows(`delete from orders where id = any('{${made.join()}}'::bigint[])`))

  test("a supermarket's orders name their shopper, whose figures are those of the orders, and are given to another", async () => {
    const [sums] = await api()
      .rows(`select count(*)::int as picked, count(shopper_id)::int as named from orders
      join companies on companies.id = company_id where type = 'supermarket' and jsonb_typeof(items) = 'array'
      and placed_at > now() - interval '1 day' and timeline @> '[{"status":"RELEASE_SHOPPER","by":{"kind":"SHOPPER"}}]'`)
    expect(sums!["picked"]).toBeGreaterThan(0)
    const list = (body: object) => api().ask("POST", "/shopper/find", { as: "root", body })
    const { body: page } = await list({
      filter: {},
      sortField: "ordersWeek",
      sortOrder: "desc",
      pageSize: 50,
    })
    const weeks = page.items.map(({ ordersWeek }: { ordersWeek: number }) => ordersWeek)
    expect(weeks).toEqual(weeks.toSorted((one: number, other: number) => other - one))
    const [best] = page.items
    const [real] = await api().rows(`select count(*)::int as orders from orders where shopper_id = ${best._id}
      and placed_at > now() - interval '7 days' and status <> 'CANCELED'`)
    expect(best).toMatchObject({ ordersWeek: real!["orders"], foundRate: expect.any(Number) })
    expect(best.itemsPerHour).toBeGreaterThan(5)
    const { body: days } = await api().ask("GET", `/shopper/${best._id}/productivity`, { as: "root" })
    expect(days).toHaveLength(14)
    expect(
      days.reduce((all: number, { orders }: { orders: number }) => all + orders, 0),
    ).toBeGreaterThanOrEqual(best.ordersWeek)
    const [active] = await api().rows(
      "select id::int as id from shoppers where company_id = 2 and status = 'ACTIVE'",
    )
    const [foreign] = await api().rows("select id::int as id from shoppers where company_id <> 2 limit 1")
    const order = await place(2)
    const assign = (body: object) => api().ask("POST", `/order/${order}/shopper`, { as: "supermarket", body })
    expect((await assign({ shopper: foreign!["id"] })).body).toMatchObject({ field: "shopper" })
    const given = await assign({ shopper: active!["id"], version: 1 })
    expect(given.body).toMatchObject({ shopper: { _id: active!["id"] }, version: 2 })
    const wanted = { filter: { shopper: active!["id"] }, sortField: "id", sortOrder: "desc" }
    const { body: found } = await api().ask("POST", "/order/findOrders", { as: "supermarket", body: wanted })
    expect(found.items[0]._id).toBe(order)
    const { body: picker } = await api().ask("GET", `/shopper/${String(active!["id"])}`, { as: "root" })
    expect(picker.currentOrder).toContain(`#${order}`)
    expect((await assign({ shopper: null, version: 1 })).status).toBe(412)
    expect((await assign({ shopper: null, version: 2 })).body.shopper).toBeNull()
    const cooked = await place(1)
    const refused = await api().ask("POST", `/order/${cooked}/shopper`, {
      as: "restaurant",
      body: { shopper: active!["id"] },
    })
    expect(refused.status).toBe(409)
  })

  test("who keeps shoppers sees who picks what within reach, how far each order is, and which ones wait", async () => {
    const [picker] = await api().rows(
      "update shoppers set is_online = true where id = (select min(id) from shoppers where company_id = 2 and status = 'ACTIVE') returning id::int as id, name",
    )
    const [open, waiting, cooked] = [await place(2), await place(2), await place(1)]
    const line = { quantity: 2, unitPriceCents: 1250, totalCents: 2500 }
    const items = [
      { name: "Arroz", ...line, picked: 1 },
      { name: "Leite", ...line },
    ]
    const accepted = "2026-01-02T10:00:00.000Z"
    await api()
      .rows(`update orders set shopper_id = ${picker!["id"]}, promised_at = now() - interval '1 hour',
      items = '${JSON.stringify(items)}', timeline = '[{"status":"ACCEPT_SHOPPER","at":"${accepted}","by":{"kind":"SHOPPER"}}]'
      where id = ${open}`)
    const asked = { as: "root", headers: { company: "2" } } as const
    const { body: now } = await api().ask("GET", "/picking", asked)
    const find = (id: number) => now.orders.find((one: { _id: number }) => one._id === id)
    expect(find(open)).toMatchObject({
      shopper: { _id: picker!["id"], name: picker!["name"] },
      company: { _id: 2 },
      status: "IN_PREPARATION",
      version: 1,
      items: 2,
      done: 1,
      since: accepted,
    })
    expect(Object.keys(find(open))).not.toContain("customer")
    expect(find(waiting)).toMatchObject({ shopper: null, items: 0, done: 0 })
    expect(find(cooked)).toBeUndefined()
    expect(now.shoppers).toContainEqual(expect.objectContaining({ _id: picker!["id"] }))
    const companies = [...now.orders, ...now.shoppers].map(({ company }) => company._id)
    expect(new Set(companies)).toEqual(new Set([2]))
    const promised = now.orders.flatMap((one: { promisedAt: string | null }) => one.promisedAt ?? [])
    expect(promised).toEqual(promised.toSorted())
    const { body: all } = await api().ask("GET", "/picking", { as: "root" })
    expect(all.orders.length).toBeGreaterThanOrEqual(now.orders.length)
    expect((await api().ask("GET", "/picking", { as: "supermarket" })).status).toBe(403)
  })

  test("a shopper's PIN is set and taken away, its day is told, and the PIN itself is nowhere to be read", async () => {
    const [shopper] = await api().rows("select min(id)::int as id from shoppers where company_id = 5")
    const path = `/shopper/${shopper!["id"]}`
    const set = (pin: string | null) => api().ask("PUT", `${path}/pin`, { as: "root", body: { pin } })
    for (const pin of ["0000", "1234", "098765", "1212", "123123", "472", "4729165", "47a9", "٤٧٢٩"])
      expect((await set(pin)).body).toMatchObject({ code: "bad_request", issues: [{ path: "body.pin" }] })
    const pin = "940572"
    const kept = await set(pin)
    expect(kept.body).toEqual({ pinSetAt: expect.stringMatching(/Z$/) })
    const reading = [
      await api().ask("GET", path, { as: "root" }),
      await api().ask("GET", `${path}/history`, { as: "root" }),
      await api().ask("POST", "/shopper/export", {
        as: "root",
        body: { filter: {}, sortField: "id", sortOrder: "asc", columns: ["name", "pinSetAt"] },
      }),
    ]
    expect(reading[0]!.body).toMatchObject(kept.body)
    expect(reading[1]!.body.items[0]).toMatchObject({
      action: "UPDATE",
      changes: [{ field: "pinSetAt", new: kept.body.pinSetAt }],
    })
    for (const { status, text } of reading) expect([status, text.includes(pin)]).toEqual([200, false])
    const [stored] = await api().rows(`select hash from shopper_pins where shopper_id = ${shopper!["id"]}`)
    expect(stored!["hash"]).toMatch(/^\$argon2id\$/)
    expect((await set(null)).body).toEqual({ pinSetAt: null })
    expect(await api().rows("select * from shopper_pins")).toEqual([])
  })
}
