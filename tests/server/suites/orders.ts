import { afterAll, beforeAll, expect, test } from "vitest"
import type { Api, Kind } from "../api.ts"
import { orderCalls } from "../orderCalls.ts"

/** Orders: how they are found, what they are made of, and where they go. */
export const orderSuite = (api: () => Api) => {
  const { place, forget, get, move, find } = orderCalls(api)
  let waiting = 0
  beforeAll(async () => {
    waiting = await place()
  })
  afterAll(forget)

  test("a store finds its own orders by code, customer, status and time, and nobody else's", async () => {
    for (const search of [`#${waiting}`, "zuleide", "98765000", "(11) 98765-0001"])
      expect((await find({ search })).items.map(({ _id }) => _id)).toContain(waiting)
    for (const phones of [["1187650001"], ["11900000000", "5511987650001"]])
      expect((await find({ phones })).items.map(({ _id }) => _id)).toContain(waiting)
    expect((await find({ phones: ["21987650001"] })).totalCount).toBe(0)
    const open = await find({ statuses: ["WAIT_COMPANY"], from: "2020-01-01T00:00:00.000Z" })
    expect(new Set(open.items.map(({ status }) => status))).toEqual(new Set(["WAIT_COMPANY"]))
    expect((await find({ search: "zuleide", until: "2020-01-01T00:00:00.000Z" })).totalCount).toBe(0)
    for (const [type, ids] of [
      ["restaurant", [waiting]],
      ["supermarket", []],
    ] as const)
      expect((await find({ search: `#${waiting}`, type }, "root")).items.map(({ _id }) => _id)).toEqual(ids)
    expect((await find({}, "supermarket")).items.every(({ company }) => company?._id === 2)).toBe(true)
    expect((await find({ search: "zuleide" }, "supermarket")).totalCount).toBe(0)
    expect([(await get(waiting, "supermarket")).status, (await get(waiting, "partner")).status]).toEqual([
      404, 403,
    ])
    expect((await move(waiting, { to: "IN_PREPARATION" }, "supermarket")).status).toBe(404)
  })

  test("every order of the demo's last days adds up and tells how it came where it is, and the database takes no other", async () => {
    const { body } = await get(waiting)
    expect(body.totals).toEqual({
      itemsCents: 8580,
      deliveryFeeCents: 690,
      serviceFeeCents: 0,
      tipCents: 0,
      discountCents: 0,
      totalCents: 9270,
    })
    const [known] = await api().rows(`select count(*)::int as all,
      count(*) filter (where timeline->-1->>'status' = status)::int as told,
      count(*) filter (where customer_name is not null and jsonb_array_length(items) > 0)::int as whole
      from orders where placed_at > now() - interval '1 day' and timeline <> '[]'`)
    expect(known!["all"]).toBeGreaterThan(100)
    expect(known).toMatchObject({ told: known!["all"], whole: known!["all"] })
    for (const wrong of [
      { total_cents: "9271" },
      { tip_cents: "1" },
      { payments: `'[{"amountCents": 9000}]'` },
      { items: `'[{"quantity": 2, "unitPriceCents": 4000, "totalCents": 8580}]'` },
    ])
      await expect(place("NEW", wrong)).rejects.toThrow(/orders_add_up|insert/)
  })

  test("orders are found by the coupon they redeemed, and those of the demo have the discount its rule says", async () => {
    const [coupon] = await api().rows(
      "select id::int as id, code from coupons where company_id = 1 order by id limit 1",
    )
    const { id, code } = coupon as { id: number; code: string }
    const uses = async () =>
      (await api().rows(`select used, discount_given from coupons where id = ${id}`))[0]
    const before = await uses()
    const order = await place("WAIT_COMPANY", { coupon_id: String(id) })
    expect(await uses()).toMatchObject({ used: Number(before!["used"]) + 1 })
    const lost = await place("WAIT_COMPANY", { coupon_id: String(id) })
    await move(lost, { to: "CANCELED", reason: "SOLD_OUT", payer: "STORE" })
    expect(await uses(), "a canceled order gives its use back").toMatchObject({
      used: Number(before!["used"]) + 1,
    })
    const { items: found } = await find({ coupon: id })
    expect(found.find(({ _id }) => _id === order)?.coupon).toEqual({ _id: id, code })
    expect((await find({ coupon: id }, "supermarket")).totalCount).toBe(0)
    const sums = (as: Kind) =>
      api().ask("POST", "/order/summarizeOrders", { as, body: { filter: { coupon: id } } })
    const [all] = await api().rows(
      `select count(*)::int as found, count(distinct customer_phone)::int as customers,
        sum(discount_cents)::int as "discountCents", sum(total_cents)::int as "totalCents"
      from orders where coupon_id = ${id} and status <> 'CANCELED'`,
    )
    const { found: counted, ...added } = all!
    const { body: sum } = await sums("restaurant")
    expect(sum).toMatchObject({ orders: counted, ...added })
    expect((await sums("supermarket")).body).toMatchObject({ orders: 0, customers: 0, totalCents: 0 })
    expect((await sums("partner")).status).toBe(403)
    const [rules] = await api()
      .rows(`select count(*)::int as all, count(*) filter (where discount_cents = case type
        when 'FIXED' then least(value, lines.spent) when 'FREE_DELIVERY' then delivery_fee_cents
        else least(round(lines.spent * percent / 10000.0), coalesce(max_discount, lines.spent)) end
        and sum.spent >= coalesce(min_order, 0) and orders.company_id = coupons.company_id)::int as right
      from orders join coupons on coupons.id = coupon_id
      cross join lateral (select total_cents - delivery_fee_cents + discount_cents as spent) as sum
      cross join lateral (select coalesce(sum((line ->> 'totalCents')::int), sum.spent) as spent
        from jsonb_array_elements(orders.items) as line where (line ->> 'discountCents')::int > 0) as lines
      where orders.id not in (${order}, ${lost})`)
    const [kept] = await api().rows(`select count(*)::int as wrong from coupons where used <>
      (select count(*) from orders where coupon_id = coupons.id and status <> 'CANCELED')`)
    expect(kept).toEqual({ wrong: 0 })
    expect(rules).toEqual({ all: expect.any(Number), right: rules!["all"] })
    expect(rules!["all"]).toBeGreaterThan(500)
    const { body: full } = await api().ask("POST", "/company/coupons/find", {
      as: "root",
      body: { filter: { status: ["EXHAUSTED"] }, pageSize: 50 },
    })
    expect(full.items.map((one: { used: number; limitTotal: number }) => one.limitTotal - one.used)).toEqual([
      0, 0, 0, 0,
    ])
  })

  test("staff move an order along where the server lets it go, and each move is a line of its timeline", async () => {
    const { body: before } = await get(waiting)
    expect(before.nextStatuses).toEqual(["IN_PREPARATION", "CANCELED"])
    const moved = await move(waiting, { to: "IN_PREPARATION", version: before.version })
    expect(moved.body).toMatchObject({ status: "IN_PREPARATION", version: before.version + 1 })
    expect(moved.body.nextStatuses).not.toContain("DELIVERED")
    expect(moved.body.timeline.at(-1)).toMatchObject({
      status: "IN_PREPARATION",
      by: { kind: "STAFF", name: "Equipe do restaurante" },
    })
    const again = await move(waiting, { to: "IN_PREPARATION", version: before.version })
    expect([again.status, again.body.timeline.length]).toEqual([200, moved.body.timeline.length])
    const late = await move(waiting, { to: "CANCELED", reason: "SOLD_OUT", version: before.version })
    expect(late).toMatchObject({ status: 412, body: { current: { status: "IN_PREPARATION" } } })
    const odd = await move(waiting, { to: "FINISHED" })
    expect(odd).toMatchObject({ status: 409, body: { current: { version: before.version + 1 } } })
    const mute = await move(waiting, { to: "CANCELED" })
    expect(mute).toMatchObject({ status: 422, body: { reasons: expect.arrayContaining(["SOLD_OUT"]) } })
    expect((await move(waiting, { to: "CANCELED", reason: "CUSTOMER_NOT_FOUND" })).status).toBe(422)
    const unpaid = await move(waiting, { to: "CANCELED", reason: "SOLD_OUT" })
    expect(unpaid).toMatchObject({
      status: 422,
      body: { code: "payer_needed", payers: expect.arrayContaining(["STORE"]) },
    })
    const why = { reason: "SOLD_OUT", comment: "Acabou a massa", payer: "STORE" }
    const canceled = await move(waiting, { to: "CANCELED", ...why })
    expect(canceled.body).toMatchObject({ status: "CANCELED", nextStatuses: [] })
    expect(canceled.body.timeline.at(-1)).toMatchObject(why)
    expect((await move(waiting, { to: "CANCELED", ...why })).status, "a move made before").toBe(200)
    for (const to of ["IN_PREPARATION", "FINISHED"]) expect((await move(waiting, { to })).status).toBe(409)
  })
}
