import { afterAll, expect, test } from "vitest"
import type { Order } from "../../../src/contract/orders/order.ts"
import type { OrderPayout } from "../../../src/contract/orders/payout.ts"
import type { Numbered } from "../../../src/contract/wire/recordId.ts"
import type { Api, Kind } from "../api.ts"
import { orderCalls } from "../orderCalls.ts"

/** Tests of stores' payouts for their orders, and of how they reach the people who deliver them. */
export const orderPayoutSuite = (api: () => Api) => {
  const { place, forget, get } = orderCalls(api)
  afterAll(forget)
  const payout = (id: number, as: Kind = "restaurant") => api().ask("GET", `/order/${id}/payout`, { as })

  test("a store is told what it receives of an order, by the amended contract and whoever delivers, and nobody else is", async () => {
    const id = await place()
    const { body } = await payout(id)
    const told = body as OrderPayout
    expect(told).toMatchObject({
      itemsCents: 8580,
      commission: { percent: 1100, ofCents: 8580, cents: 944 },
      paymentFee: { percent: 299, ofCents: 9270, cents: 277 },
      deliveryFeeCents: 0,
      netCents: 7359,
      payoutCents: 7359,
    })
    expect(told.contract.number).toMatch(/^CT-/)
    await api().rows(`update orders set delivery_person_id = (
      select id from delivery_people where company_id = 1 limit 1) where id = ${id}`)
    expect((await payout(id)).body).toMatchObject({
      isOwnFleet: true,
      commission: { percent: 950, cents: 815 },
      deliveryFeeCents: 690,
    })
    expect([(await payout(id, "supermarket")).status, (await payout(id, "partner")).status]).toEqual([
      404, 403,
    ])
    const older = await place("FINISHED", { placed_at: "now() - interval '9 years'" })
    const canceled = await place("CANCELED")
    expect([(await payout(older)).body, (await payout(canceled)).body]).toEqual([null, null])
  })

  test("a store reaches who delivers its order as long as it is open", async () => {
    const id = await place("DELIVERY_AT_STORE")
    await api().rows(`update orders set delivery_person_id = (
      select id from delivery_people where details ->> 'phone' is not null limit 1) where id = ${id}`)
    const courier = async () => ((await get(id)).body as Numbered<Order>).deliveryPerson
    expect((await courier())?.phone).toMatch(/^\d{10,11}$/)
    await api().rows(`update orders set status = 'FINISHED' where id = ${id}`)
    expect(Object.keys((await courier()) ?? {})).toEqual(["_id", "name"])
  })

  test("a store sees where whoever delivers its order is, whomever they work for, while they are on their way with it", async () => {
    const id = await place("DELIVERY_ROUTE")
    await api().rows(`update orders set delivery_person_id = (
      select p.delivery_person_id from delivery_positions p join delivery_people d on d.id = p.delivery_person_id
      where d.company_id is null limit 1) where id = ${id}`)
    const ask = (as: Kind = "restaurant") => api().ask("GET", `/order/${id}/delivery-person/status`, { as })
    const { body } = await ask()
    expect(body).toMatchObject({ location: { coordinates: [expect.any(Number), expect.any(Number)] } })
    expect(Object.keys(body as object)).not.toContain("person")
    expect([(await ask("supermarket")).status, (await ask("partner")).status]).toEqual([404, 403])
    await api().rows(`update orders set status = 'DELIVERED' where id = ${id}`)
    expect((await ask()).body).toBeNull()
  })
}
