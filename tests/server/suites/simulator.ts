import { expect, onTestFinished, test, vi } from "vitest"
import { type Api, sibling } from "../api.ts"
import { reader, started, until } from "../streamReader.ts"

/** The demo's delivery people, who move by themselves. */
export const simulatorSuite = (api: () => Api) => {
  /** As the demo is found by whoever starts it again after 20 hours. */
  const away = async () => {
    const all = {
      orders: ["placed_at"],
      races: ["started_at", "finished_at"],
      online_times: ["online_at", "offline_at"],
      delivery_positions: ["at"],
      company_deliveries: ["changed_at"],
    }
    for (const [table, columns] of Object.entries(all))
      await api().rows(
        `update ${table} set ${columns.map((column) => `${column} = ${column} - interval '20 hours'`).join(", ")}`,
      )
  }

  test("the demo's delivery people are seen to move, after a pause nothing is left over from before, a step costs the database little, and all stand still when it stops", async () => {
    await away()
    const counted = () =>
      api().rows(`select code, used, discount_given from coupons where (used, discount_given) <> (
        select count(*), coalesce(sum(discount_cents), 0) from orders where coupon_id = coupons.id and status <> 'CANCELED')`)
    expect(await counted(), "a coupon counts the orders that came to something").toEqual([])
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())
    const demo = await sibling(api(), { simulate: true })
    const map = await reader(demo, { token: await api().tokenOf("root") })
    await started(map)
    const moves = () => map.told.flatMap(({ data }) => data?.changed ?? []).filter(({ location }) => location)
    await until(() => moves().length > 60, 15_000)
    const began = performance.now()
    await demo.ask("GET", "/delivery-man/list/", { as: { token: await api().tokenOf("root") } })
    expect(performance.now() - began).toBeLessThan(1500)
    const [found] = await api().rows(`select
      (select count(*)::int from orders where status not in ('FINISHED', 'CANCELED')
        and placed_at < now() - interval '4 hours') as stale,
      (select count(*)::int from orders where placed_at > now() - interval '4 hours') as fresh,
      (select count(*)::int from orders
        where status in ('ACCEPT_DELIVERYMAN', 'DELIVERY_AT_STORE', 'DELIVERY_ROUTE')) as carried,
      (select count(*)::int from races where finished_at is null) as ridden,
      (select count(*)::int from delivery_people where on_route) as riding`)
    expect(found).toMatchObject({ stale: 0, ridden: found!["carried"], riding: found!["carried"] })
    expect(found!["fresh"]).toBeGreaterThan(50)
    await demo.server.close()
    expect(await counted()).toEqual([])
    const sum = () => api().rows("select sum(longitude) as x, max(at)::text as at from delivery_positions")
    const before = await sum()
    for (let step = 0; step < 3; step += 1) {
      await vi.advanceTimersByTimeAsync(2500)
      expect(await sum()).toEqual(before)
    }
  })

  test("an order that a store cancels while the demo carries on stays canceled, and whoever rode for it is free again", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())
    const began = Date.now()
    const token = await api().tokenOf("root")
    const demo = await sibling(api(), { simulate: true })
    const written = async () =>
      (await api().rows("select max(at)::text as at from delivery_positions"))[0]!["at"]
    const step = async () => {
      const before = await written()
      await vi.advanceTimersByTimeAsync(2100)
      await vi.waitFor(async () => expect(await written()).not.toBe(before), { timeout: 10_000 })
    }
    for (let steps = 0; steps < 2; steps += 1) await step()
    const statuses = ["IN_PREPARATION", "AWAIT_DELIVERYMAN", "ACCEPT_DELIVERYMAN", "DELIVERY_ROUTE"]
    const body = { filter: { statuses }, sortField: "id", sortOrder: "desc", pageSize: 10 }
    const { body: found } = await demo.ask("POST", "/order/findOrders", { as: { token }, body })
    const ids: ReadonlyArray<number> = found.items.map(({ _id }: { _id: number }) => _id)
    expect(ids.length).toBeGreaterThan(3)
    await api().rows(
      `update orders set status = 'CANCELED', version = version + 1 where id in (${ids.join(", ")})`,
    )
    for (let minutes = 5; minutes <= 60; minutes += 5) {
      vi.setSystemTime(began + minutes * 60_000)
      await step()
      await step()
    }
    await demo.server.close()
    const stored = await api().rows(
      `select id::int, status, (select count(*)::int from races where finished_at is null) as ridden,
        (select count(*)::int from delivery_people where on_route) as riding from orders where id in (${ids.join(", ")})`,
    )
    expect(new Set(stored.map(({ status }) => status))).toEqual(new Set(["CANCELED"]))
    expect(stored[0]!["riding"]).toBe(stored[0]!["ridden"])
  })
}
