import { afterAll, expect, test } from "vitest"
import type { Api, Kind } from "../api.ts"
import { orderCalls } from "../orderCalls.ts"

/** Delivery people and the orders they have or could be given. */
export const courierWorkSuite = (api: () => Api) => {
  const { place, forget, move } = orderCalls(api)
  const made: Array<number> = []
  afterAll(async () => {
    await forget()
    for (const id of made) await api().ask("DELETE", `/delivery-man/delete/${id}`, { as: "root" })
  })
  const make = async (name: string, body: object, at?: readonly [number, number]) => {
    const { _id } = (
      await api().ask("POST", "/delivery-man", {
        as: "root",
        body: { company: 1, person: { name }, isOnline: true, flag: "FREE", ...body },
      })
    ).body
    made.push(_id)
    const positions = [{ _id, location: { coordinates: at } }]
    if (at) await api().ask("PUT", "/delivery-man/positions", { as: "root", body: { positions } })
    return _id as number
  }
  const read = async (path: string, as: Kind = "restaurant") => (await api().ask("GET", path, { as })).body
  const named = (all: ReadonlyArray<Readonly<Record<string, unknown>>>, ids: ReadonlyArray<number>) =>
    all.filter(({ _id }) => ids.includes(_id as number))

  test("a store chooses among those it may send: the nearest first, with distance, vehicle and load", async () => {
    const [store] = await read("/v2/company/location")
    const [east, north] = store.location.coordinates
    const near = await make("Ana Prado", { typeOfVehicle: "CAR" }, [east + 0.001, north])
    const far = await make("Bia Reis", { typeOfVehicle: "BICYCLE" }, [east + 0.1, north])
    const lost = await make("Caio Lima", {})
    const away = await make("Davi Melo", { isOnline: false })
    const foreign = await make("Eva Luz", { company: 2 })
    const id = await place("AWAIT_DELIVERYMAN")
    const busy = await place("AWAIT_DELIVERYMAN")
    await api().ask("PUT", `/order/${busy}/delivery-person`, {
      as: "restaurant",
      body: { deliveryPerson: far },
    })
    const all = await read(`/order/${id}/delivery-people`)
    expect(named(all, [near, far, lost, away, foreign])).toMatchObject([
      { _id: near, person: { name: "Ana Prado" }, typeOfVehicle: "CAR", distance: 102, load: 0 },
      { _id: far, typeOfVehicle: "BICYCLE", distance: expect.any(Number), load: 1 },
      { _id: lost, distance: null, load: 0 },
    ])
    const distances = all.map(({ distance }: { distance: number | null }) => distance ?? Infinity)
    expect(distances).toEqual(distances.toSorted((one: number, other: number) => one - other))
    const statusFor = async (as: Kind) =>
      (await api().ask("GET", `/order/${id}/delivery-people`, { as })).status
    expect([await statusFor("supermarket"), await statusFor("partner")]).toEqual([404, 403])
  })

  test("a store sees whoever has its open orders, whomever they work for, and no longer than that", async () => {
    const [courier] = await api().rows(`select p.delivery_person_id::int as id from delivery_positions p
      join delivery_people d on d.id = p.delivery_person_id where d.company_id is null and d.application_id = 1 limit 1`)
    const id = await place("DELIVERY_ROUTE", { delivery_person_id: String(courier!["id"]) })
    const out = async (as: Kind) =>
      named(await read("/order/delivery-people", as), [courier!["id"] as number])
    const [found] = await out("restaurant")
    expect(found).toMatchObject({ location: { coordinates: [expect.any(Number), expect.any(Number)] } })
    expect(await out("supermarket")).toEqual([])
    await api().rows(`update orders set status = 'FINISHED' where id = ${id}`)
    expect(await out("restaurant")).toEqual([])
  })

  test("the work of a delivery person is their orders, what they could be given, and their phone", async () => {
    const ana = await make("Ana Prado", { phone: "11987654321" })
    const theirs = await place("AWAIT_DELIVERYMAN")
    const waiting = await place("AWAIT_DELIVERYMAN")
    const early = await place("WAIT_COMPANY")
    await api().ask("PUT", `/order/${theirs}/delivery-person`, {
      as: "restaurant",
      body: { deliveryPerson: ana },
    })
    const work = await read(`/delivery-man/${ana}/work`)
    expect(work).toMatchObject({ phone: "11987654321", orders: [{ _id: theirs, company: { _id: 1 } }] })
    const offered = work.waiting.map(({ _id }: { _id: number }) => _id)
    expect([offered.includes(waiting), offered.includes(early), offered.includes(theirs)]).toEqual([
      true,
      false,
      false,
    ])
    await move(theirs, { to: "AWAIT_DELIVERYMAN" })
    expect((await read(`/delivery-man/${ana}/work`)).orders).toEqual([])
    await api().ask("PUT", `/delivery-man/update/${ana}`, { as: "root", body: { isOnline: false } })
    expect((await read(`/delivery-man/${ana}/work`)).waiting).toEqual([])
    const asked = async (as: Kind) => (await api().ask("GET", `/delivery-man/${ana}/work`, { as })).status
    expect([await asked("supermarket"), await asked("partner")]).toEqual([404, 403])
  })
}
