import { afterAll, expect, test } from "vitest"
import { moveDueOrders } from "../../../host/server/orders/dueOrders.ts"
import type { Api } from "../api.ts"
import { orderCalls } from "../orderCalls.ts"

/** Tests of orders over time: when they are ready, how they end, and the effect of time alone. */
export const orderTimeSuite = (api: () => Api) => {
  const { place, forget, get, move } = orderCalls(api)
  afterAll(forget)

  test("an order says since when it is ready, and how its delivery ended", async () => {
    const id = await place("WAIT_COMPANY")
    const ready = (isReady: boolean) =>
      api().ask("PUT", `/order/${id}/ready`, { as: "restaurant", body: { isReady } })
    expect(await ready(true)).toMatchObject({ status: 409, body: { current: { readyAt: null } } })
    await move(id, { to: "IN_PREPARATION" })
    const since = (await ready(true)).body.readyAt
    expect(Date.parse(since)).toBeGreaterThan(0)
    expect((await ready(true)).body.readyAt).toBe(since)
    expect((await ready(false)).body.readyAt).toBe(null)
    expect((await move(id, { to: "DISPATCH", reason: "NOT_PAID" })).status).toBe(422)
    for (const to of ["DISPATCH", "DELIVERY_ROUTE"]) await move(id, { to })
    expect(
      (await move(id, { to: "DELIVERY_GOBACK", outcome: "entregue", reason: "ADDRESS_NOT_FOUND" })).status,
    ).toBe(400)
    const back = await move(id, { to: "DELIVERY_GOBACK", reason: "ADDRESS_NOT_FOUND" })
    expect(back.body).toMatchObject({ outcome: "nao_entregue", readyAt: null })
    expect((await move(id, { to: "AWAIT_DELIVERYMAN" })).body.outcome).toBe(null)
    for (const to of ["DISPATCH", "DELIVERY_ROUTE"]) await move(id, { to })
    expect((await move(id, { to: "DELIVERED", outcome: "entregue_portao" })).body.outcome).toBe(
      "entregue_portao",
    )
    const foreign = { as: "supermarket", body: { isReady: true } } as const
    expect((await api().ask("PUT", `/order/${id}/ready`, foreign)).status).toBe(404)
    const taken = await place("IN_PREPARATION", { fulfillment: "'TAKEOUT'" })
    expect((await move(taken, { to: "DELIVERED" })).body.outcome).toBe(null)
  })

  test("who does not pay within half an hour orders nothing, and the store is told of a scheduled order in time, once", async () => {
    const ago = (minutes: number) => `now() - interval '${minutes} minutes'`
    const wanted = {
      unpaid: await place("AWAITING_PAYMENT", { placed_at: ago(31) }),
      paying: await place("AWAITING_PAYMENT", { placed_at: ago(29) }),
      soon: await place("SCHEDULED", { promised_at: ago(-59) }),
      later: await place("SCHEDULED", { promised_at: ago(-61) }),
      someday: await place("SCHEDULED"),
    }
    const mine = { as: "restaurant" } as const
    const { cursor } = (await api().ask("GET", "/order/new", mine)).body
    const { db } = api().server.store!
    await Promise.all([moveDueOrders(db), moveDueOrders(db)])
    const rung = (await api().ask("GET", `/order/new?after=${cursor}`, mine)).body.items
    expect(rung.map(({ _id }: { _id: number }) => _id)).toContain(wanted.soon)
    expect(rung.map(({ _id }: { _id: number }) => _id)).not.toContain(wanted.later)
    const now = Object.fromEntries(
      await Promise.all(
        Object.entries(wanted).map(async ([name, id]) => {
          const { status, version, timeline } = (await get(id)).body
          return [name, [status, version, timeline.length, timeline.at(-1)?.by.kind, timeline.at(-1)?.reason]]
        }),
      ),
    )
    expect(now).toEqual({
      unpaid: ["CANCELED", 2, 1, "PLATFORM", "NOT_PAID"],
      paying: ["AWAITING_PAYMENT", 1, 0, undefined, undefined],
      soon: ["WAIT_COMPANY", 2, 1, "PLATFORM", undefined],
      later: ["SCHEDULED", 1, 0, undefined, undefined],
      someday: ["SCHEDULED", 1, 0, undefined, undefined],
    })
  })
}
