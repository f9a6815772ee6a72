import { afterEach, expect, test } from "vitest"
import { settleDue } from "../../../host/server/companies/openings.ts"
import type { Api, Kind } from "../api.ts"

const path = "/company/delivery-settings"

/** Tests of a store's delivery areas and pauses. */
export const deliveryAreaSuite = (api: () => Api) => {
  const ask = (method: string, to: string, body?: unknown, as: Kind = "restaurant") =>
    api().ask(method, path + to, { as, ...(body === undefined ? {} : { body }) })

  afterEach(() =>
    api().rows(`update company_deliveries set is_manual = false, manual_until = null, changes_at = null
      where company_id = 1`),
  )

  test("a store hears what is around it, and nobody hears of another one's surroundings", async () => {
    const { status, body } = await ask("GET", "/surroundings")
    expect(status).toBe(200)
    expect(Object.keys(body).toSorted()).toEqual(["customers", "name", "neighborhoods", "place", "timeZone"])
    await api().rows(`update orders set fulfillment = 'DELIVERY',
      address = '{"line": "Rua A", "location": {"type": "Point", "coordinates": [-46.6, -23.5]}}'
      where id = (select max(id) from orders where company_id = 1 and status <> 'CANCELED'
        and placed_at > now() - interval '20 days')`)
    const { customers } = (await ask("GET", "/surroundings")).body
    const [sold] = customers.filter(({ place }: { place: unknown }) => String(place) === "-46.6,-23.5")
    expect(sold.totalCents).toBeGreaterThan(0)
    expect((await ask("GET", "/surroundings?company=2")).status).toBe(404)
    expect((await ask("GET", "/surroundings", undefined, "root")).body).toMatchObject({
      code: "no_company_viewed",
    })
  })

  test("a company has its delivery areas once", async () => {
    const areas = [{ name: "Rio", shape: "RADIUS", delivers: "NO", radiusKm: 3, isActive: true }]
    const { status, body } = await ask("POST", "", { areas, choice: "FIRST", mode: "OWN_FLEET" })
    expect([status, body.code, body.field]).toEqual([409, "value_taken", "owner"])
    expect((await ask("POST", "/find", { filter: {} })).body.totalCount).toBe(1)
  })

  test("a store that is paused says until when and why, and follows its hours again by itself", async () => {
    const { status, body } = await ask("POST", "/pause", { isOpen: false, minutes: 15, reason: "Chuva" })
    expect([status, body.isOpen, body.isManual, body.pauseReason]).toEqual([200, false, true, "Chuva"])
    expect(Date.parse(body.manualUntil)).toBeGreaterThan(Date.now() + 14 * 60_000)
    const { db } = api().server.store!
    await settleDue(db, { now: () => Date.now() + 16 * 60_000, ahead: 0 })
    const [after] = (await api().ask("GET", "/company/company-delivery", { as: "restaurant" })).body
    expect(after).toMatchObject({ isManual: false, manualUntil: null, pauseReason: null })
    expect((await ask("POST", "/pause", { isOpen: false, minutes: 0 })).status).toBe(400)
  })
}
