import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { acceptOrders } from "../../../host/server/orders/acceptOrders.ts"
import type { Api, Kind } from "../api.ts"
import { orderCalls } from "../orderCalls.ts"

const path = "/order/settings"

/** Tests of automatic changes to a store's orders: who sets them, and which orders are accepted. */
export const orderSettingsSuite = (api: () => Api) => {
  const { place, forget, get, move } = orderCalls(api)
  const read = async (as: Kind) => (await api().ask("GET", path, { as })).body
  const save = (body: object, as: Kind = "restaurant") => api().ask("PUT", path, { as, body })
  const look = () => acceptOrders(api().server.store!.db)
  const open = (isOpen: boolean) =>
    api().rows(`update company_deliveries set is_open = ${isOpen}, is_manual = true where company_id = 1`)
  const statusOf = async (id: number) => (await get(id)).body.status
  const first = { autoAccept: false, autoPrint: false, prepMinutes: 35 }

  const usual = new Array<string>()
  beforeAll(async () => {
    const rows = await api().rows("select id, prep_minutes from companies where id in (1, 2) order by id")
    usual.push(
      ...rows.map(
        (row) => `update companies set prep_minutes = ${row["prep_minutes"]} where id = ${row["id"]}`,
      ),
    )
    await api().rows("update companies set prep_minutes = null where id in (1, 2)")
  })
  afterEach(async () => {
    await api().rows("delete from order_settings")
    await api().rows("update companies set prep_minutes = null where id = 1")
  })
  afterAll(async () => {
    for (const restore of usual) await api().rows(restore)
    await forget()
  })

  test("a store's settings are its own: what is left out stays, each change is in the log, others see none of it", async () => {
    expect(await read("restaurant")).toEqual(first)
    expect((await save({ autoAccept: true, prepMinutes: 20 })).body).toEqual({
      autoAccept: true,
      autoPrint: false,
      prepMinutes: 20,
    })
    expect((await save({ autoPrint: true })).body).toEqual({
      autoAccept: true,
      autoPrint: true,
      prepMinutes: 20,
    })
    expect(await read("supermarket")).toEqual(first)
    expect((await api().ask("GET", path, { as: "root" })).body).toMatchObject({ code: "no_company_viewed" })
    expect((await save({ autoAccept: true }, "partner")).status).toBe(403)
    expect((await save({ prepMinutes: 0 })).status).toBe(400)
    const lines = await api().rows(
      "select changes from audit_lines where list = 'orderSettings' and company_id = 1 and result = 'DONE' order by id",
    )
    expect(lines.slice(-2).map(({ changes }) => changes)).toEqual([
      [{ field: "autoAccept", old: false, new: true }],
      [{ field: "autoPrint", old: false, new: true }],
    ])
  })

  test("orders that arrive at an open restaurant are accepted once, in its usual time, whoever else looks", async () => {
    await open(true)
    const before = await place("WAIT_COMPANY")
    await save({ autoAccept: true, prepMinutes: 20 })
    const [id, fresh, unpaid] = [await place(), await place("NEW"), await place("AWAITING_PAYMENT")]
    const later = await place("NEW", { promised_at: "now() + interval '3 hours'" })
    const foreign = await place("WAIT_COMPANY", { company_id: "2" })
    await Promise.all([look(), look(), look()])
    await look()
    const { body: order } = await get(id)
    expect(order).toMatchObject({ status: "IN_PREPARATION", version: 2, prepMinutes: 20, isUndoable: false })
    expect(order.timeline).toMatchObject([{ status: "IN_PREPARATION", by: { kind: "PLATFORM" } }])
    const by = Date.parse(order.prepareBy) - Date.now()
    expect(Math.abs(by - 20 * 60_000)).toBeLessThan(60_000)
    expect(Math.abs(Date.parse(order.promisedAt) - Date.now() - 40 * 60_000)).toBeLessThan(60_000)
    expect(await statusOf(fresh)).toBe("IN_PREPARATION")
    expect(await statusOf(unpaid)).toBe("AWAITING_PAYMENT")
    expect(await statusOf(later), "it is scheduled").toBe("NEW")
    expect(await statusOf(before), "it arrived before").toBe("WAIT_COMPANY")
    expect((await get(foreign, "root")).body.status).toBe("WAIT_COMPANY")
  })

  test("a closed store's orders wait, as do those nobody answered for long and those somebody took back", async () => {
    await open(false)
    await save({ autoAccept: true })
    const id = await place()
    await look()
    expect(await statusOf(id)).toBe("WAIT_COMPANY")
    await move(id, { to: "IN_PREPARATION" })
    await api().ask("POST", `/order/${id}/undo`, { as: "restaurant", body: {} })
    await open(true)
    await api().rows("update order_settings set auto_accept_since = now() - interval '1 hour'")
    const old = await place("WAIT_COMPANY", { placed_at: "now() - interval '9 minutes'" })
    const next = await place()
    await look()
    expect(await statusOf(id)).toBe("WAIT_COMPANY")
    expect(await statusOf(old)).toBe("WAIT_COMPANY")
    expect(await statusOf(next)).toBe("IN_PREPARATION")
    await save({ autoAccept: false })
    const last = await place()
    await look()
    expect(await statusOf(last)).toBe("WAIT_COMPANY")
  })
}
