import { afterAll, beforeAll, expect, test } from "vitest"
import { acceptOrders } from "../../../host/server/orders/acceptOrders.ts"
import { wallTimeAt } from "../../../src/contract/companies/zonedTime.ts"
import type { Api, Kind } from "../api.ts"
import { orderCalls } from "../orderCalls.ts"

const path = "/company/prep-times"
const company = "/company/companies/1"
const hours = "/company/hours"

/** A time of the store's clock so many hours from now, as `HH:MM`. */
const clockIn = (hours: number): string => {
  const { minutes } = wallTimeAt(Date.now() + hours * 3_600_000, "America/Sao_Paulo")
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":")
}

/** Tests of a store's preparation times: one usual time, and exceptions at hours of their own. */
export const prepTimeSuite = (api: () => Api) => {
  const { place, forget, get } = orderCalls(api)
  const ask = async (method: string, to: string, body?: object, as: Kind = "restaurant") =>
    api().ask(method, to, { as, ...(body && { body }) })
  const restores = new Array<string>()
  const own = new Array<number>()
  const setException = async (service: string, minutes: number, from: string, until: string) => {
    const prepTimes = [{ weekdays: [], from, until, minutes }]
    const week = Array.from({ length: 7 }, () => [{ from: 0, to: 1440 }])
    const { body } = await ask("POST", hours, { owner: 1, service, week, prepTimes }, "root")
    own.push(body._id)
  }
  const removeHours = async () => {
    for (const id of own.splice(0)) await ask("DELETE", `${hours}/${id}`, undefined, "root")
  }
  const accepted = async (more: Readonly<Record<string, string>> = {}) => {
    const id = await place("WAIT_COMPANY", more)
    await acceptOrders(api().server.store!.db)
    const { prepMinutes, promisedAt } = (await get(id)).body
    return [prepMinutes, Math.round((Date.parse(promisedAt) - Date.now()) / 60_000)]
  }

  beforeAll(async () => {
    const [{ minutes }] = (await api().rows(
      "select prep_minutes as minutes from companies where id = 1",
    )) as [{ minutes: number }]
    const former = await api().rows("select id, service from opening_hours where company_id = 1")
    restores.push(
      `update companies set prep_minutes = ${minutes} where id = 1`,
      "delete from order_settings",
      ...former.map(
        ({ id, service }) =>
          `update opening_hours set service = '${service as string}' where id = ${id as number}`,
      ),
    )
  })
  afterAll(async () => {
    await removeHours()
    for (const restore of restores) await api().rows(restore)
    await forget()
  })

  test("a store has one usual time, whichever screen sets it, and the company's history says who did", async () => {
    const all = async () => [
      (await ask("GET", path)).body.usualMinutes,
      (await ask("GET", "/order/settings")).body.prepMinutes,
      (await ask("GET", company, undefined, "root")).body.prepMinutes,
    ]
    expect((await ask("PUT", path, { usualMinutes: 41 })).body.usualMinutes).toBe(41)
    expect(await all()).toEqual([41, 41, 41])
    const { version } = (await ask("GET", company, undefined, "root")).body
    expect((await ask("PUT", "/order/settings", { prepMinutes: 42 })).body.prepMinutes).toBe(42)
    expect(await all()).toEqual([42, 42, 42])
    const stale = await ask("PUT", company, { prepMinutes: 41, version }, "root")
    expect(stale.status, "it was read before").toBe(412)
    const saved = await ask("PUT", company, { prepMinutes: 43, version: version + 1 }, "root")
    expect(saved.status).toBe(200)
    expect(await all()).toEqual([43, 43, 43])
    const { body } = await ask("GET", `${company}/history`, undefined, "root")
    const changes = body.items.slice(0, 3).map(({ changes: [one] }: { changes: Array<object> }) => one)
    expect(changes).toEqual([
      { field: "prepMinutes", old: 42, new: 43 },
      { field: "prepMinutes", old: 41, new: 42 },
      expect.objectContaining({ field: "prepMinutes", new: 41 }),
    ])
  })

  test("no preparation time is longer than the limit, and other stores' are nobody's", async () => {
    expect((await ask("PUT", path, { usualMinutes: 241 })).status).toBe(400)
    expect((await ask("PUT", "/order/settings", { prepMinutes: 241 })).status).toBe(400)
    expect((await ask("PUT", company, { prepMinutes: 241 }, "root")).status).toBe(400)
    expect((await ask("PUT", path, { usualMinutes: 240 })).status).toBe(200)
    for (const body of [undefined, { usualMinutes: 20 }])
      expect((await ask(body ? "PUT" : "GET", `${path}?company=2`, body)).status).toBe(404)
    expect((await ask("GET", path, undefined, "partner")).status).toBe(403)
    expect((await ask("GET", path, undefined, "root")).body).toMatchObject({ code: "no_company_viewed" })
    expect((await ask("PUT", `${path}?company=1`, { usualMinutes: 30 }, "root")).body.usualMinutes).toBe(30)
  })

  test("orders are promised by the exception at its hours, one of their own kind first, and else by the usual time", async () => {
    await api().rows("update company_deliveries set is_open = true, is_manual = true where company_id = 1")
    await ask("PUT", "/order/settings", { autoAccept: true, prepMinutes: 30 })
    await api().rows("update opening_hours set service = 'OWN' || id where company_id = 1")
    expect(await accepted()).toEqual([30, 50])
    await setException("ALL", 55, clockIn(-1), clockIn(1))
    await setException("TAKEOUT", 10, clockIn(-1), clockIn(1))
    await setException("DINE_IN", 90, clockIn(2), clockIn(3))
    expect((await ask("GET", path)).body.exceptions).toHaveLength(3)
    expect(await accepted()).toEqual([55, 75])
    expect(await accepted({ fulfillment: "'TAKEOUT'" })).toEqual([10, 10])
    expect(await accepted({ fulfillment: "'DINE_IN'" }), "its own begins later").toEqual([55, 55])
    await removeHours()
    await setException("ALL", 55, clockIn(1), clockIn(2))
    expect(await accepted()).toEqual([30, 50])
    const promisedAt = new Date(Date.now() + 10 * 60_000).toISOString()
    expect(await accepted({ promised_at: `'${promisedAt}'` }), "what was promised stays").toEqual([30, 10])
  })
}
