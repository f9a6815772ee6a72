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
  afterAll(() => api().rows(`delete from orders where id in (${made.join(", ")})`))

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
}
