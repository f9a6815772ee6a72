import { expect, test } from "vitest"
import { settleDue } from "../../../host/server/companies/openings.ts"
import type { Api } from "../api.ts"

const hours = "/company/hours"
const deliveries = "/company/company-delivery"

/** Every day from six in the evening to two in the morning. */
const evenings = Array.from({ length: 7 }, () => [{ from: 1080, to: 1560 }])

/** Companies open and close by their hours. */
export const openingSuite = (api: () => Api) => {
  const ask = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object) =>
    api().ask(method, path, { as: "root", ...(body ? { body } : {}) })

  /** A store, in Manaus four hours behind UTC unless told, that is closed until its hours say otherwise. */
  const newStore = async (timeZone = "America/Manaus") => {
    const [company] = await api().rows(
      `insert into companies (application_id, name, type, time_zone)
       select id, 'Tacacá da Ponta Negra', 'restaurant', '${timeZone}' from applications order by id limit 1
       returning id::int`,
    )
    const id = company!["id"] as number
    await ask("POST", `${deliveries}/${id}`, { isOpen: false, isManual: false })
    const read = async () => (await ask("GET", `${deliveries}/paginator/?companyId=${id}`)).body.items[0]
    const byHours = async () =>
      (
        await ask("POST", "/logs/find", {
          filter: { owner: [id], action: ["HOURS"] },
          sortOrder: "desc",
          sortField: "id",
          pageNumber: 0,
          pageSize: 10,
        })
      ).body.items
    return { id, read, byHours }
  }

  /** The minute job of two processes at a moment. Others' stores change later than any of these. */
  const jobsAt = (moment: string) => {
    const clock = { now: () => Date.parse(moment), ahead: 0 }
    const { db } = api().server.store!
    return Promise.all([settleDue(db, clock), settleDue(db, clock)])
  }

  test("a store opens and closes by its hours where it is, once however many processes look, and not in manual mode", async () => {
    const { id, read, byHours } = await newStore()
    expect(await read()).toMatchObject({ isOpen: false, changesAt: null, timeZone: "America/Manaus" })
    const exceptions = [{ day: "2025-12-25", reason: "Natal", isClosed: true, repeatsYearly: true }]
    const saved = await ask("POST", hours, { owner: id, service: "ALL", week: evenings, exceptions })
    expect(saved.status).toBe(200)
    await api().rows(
      `update company_deliveries set changes_at = '2025-12-24T22:00:00Z' where company_id = ${id}`,
    )
    const { version } = await read()
    await jobsAt("2025-12-24T21:59:00Z")
    expect(await read()).toMatchObject({ isOpen: false, version })
    await jobsAt("2025-12-24T22:00:00Z")
    expect(await read()).toMatchObject({
      isOpen: true,
      version: version + 1,
      changesAt: "2025-12-25T06:00:00.000Z",
      changedAt: "2025-12-24T22:00:00.000Z",
      changedBy: null,
    })
    const lines = await byHours()
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({ list: "companyDeliveries", actor: null, label: "Tacacá da Ponta Negra" })
    await jobsAt("2025-12-25T06:00:00Z")
    expect(await read(), "closed all Christmas Day").toMatchObject({
      isOpen: false,
      changesAt: "2025-12-26T22:00:00.000Z",
    })
    const { _id } = await read()
    await ask("PUT", `${deliveries}/${_id}`, { isOpen: true, isManual: true, version: version + 2 })
    await jobsAt("2025-12-27T07:00:00Z")
    expect(await read()).toMatchObject({ isOpen: true, isManual: true, changesAt: null })
    await ask("PUT", `${deliveries}/${_id}`, { isOpen: true, isManual: false, version: version + 3 })
    expect(await read(), "at lunch its hours have it closed").toMatchObject({
      isOpen: false,
      isManual: false,
    })
    expect((await read()).changesAt).not.toBeNull()
  })

  test("a store keeps to the clock on its wall in the nights in which clocks change", async () => {
    const { id, read } = await newStore("Europe/Lisbon")
    const nights = evenings.map(() => [{ from: 1320, to: 1560 }])
    await ask("POST", hours, { owner: id, service: "ALL", week: nights })
    const changes = async (moment: string) => {
      await api().rows(`update company_deliveries set changes_at = '${moment}' where company_id = ${id}`)
      await jobsAt(moment)
      const { isOpen, changesAt } = await read()
      return [isOpen, changesAt]
    }
    expect(await changes("2025-03-29T22:00:00Z"), "one hour less").toEqual([true, "2025-03-30T01:00:00.000Z"])
    expect(await changes("2025-03-30T01:00:00Z")).toEqual([false, "2025-03-30T21:00:00.000Z"])
    expect(await changes("2025-10-25T21:00:00Z"), "one hour more").toEqual([true, "2025-10-26T02:00:00.000Z"])
    expect(await changes("2025-10-26T02:00:00Z")).toEqual([false, "2025-10-26T22:00:00.000Z"])
  })

  test("hours count as soon as they are saved, those of deliveries before those of all orders, and leave the store as it is when they are deleted", async () => {
    const { id, read, byHours } = await newStore()
    const always = evenings.map(() => [{ from: 0, to: 1440 }])
    const all = await ask("POST", hours, { owner: id, service: "ALL", week: always })
    expect(await read()).toMatchObject({ isOpen: true, changesAt: null, changedBy: null })
    const own = await ask("POST", hours, { owner: id, service: "DELIVERY", week: evenings })
    expect((await read()).isOpen).toBe(false)
    await ask("PUT", `${hours}/${own.body._id}`, { week: always, version: 1 })
    expect((await read()).isOpen).toBe(true)
    await ask("PUT", `${hours}/${own.body._id}`, { week: evenings, version: 2 })
    const removed = await ask("DELETE", `${hours}/${own.body._id}`)
    expect(removed.status).toBe(204)
    expect((await read()).isOpen).toBe(true)
    await ask("DELETE", `${hours}/${all.body._id}`)
    expect(await read()).toMatchObject({ isOpen: true, changesAt: null })
    expect(await byHours()).toHaveLength(5)
  })

  test("a store has one clock: who saves any of its hours sets it for all, who deletes some leaves it", async () => {
    const zoneOf = async (store: number) =>
      (await api().rows(`select time_zone as zone from companies where id = ${store}`))[0]!["zone"]
    const [manaus, lisbon, cuiaba] = await Promise.all(
      ["America/Manaus", "Europe/Lisbon", "America/Cuiaba"].map((zone) => newStore(zone)),
    )
    const hoursOf = async ({ id }: { readonly id: number }, more: object = {}) =>
      (await ask("POST", hours, { owner: id, service: "ALL", week: evenings, ...more })).body
    const own = await hoursOf(lisbon!)
    expect(own.timeZone, "none of those one may choose").toBeNull()
    const all = await hoursOf(cuiaba!)
    expect(all.timeZone).toBe("America/Manaus")
    const delivery = await hoursOf(cuiaba!, { service: "DELIVERY", timeZone: "America/Noronha" })
    expect(delivery).toMatchObject({ version: 1, timeZone: "America/Noronha" })
    const path = `${hours}/${all._id}`
    const stale = await ask("PUT", path, { week: evenings, timeZone: "America/Manaus", version: 1 })
    expect(stale.body).toMatchObject({ current: { version: 2, timeZone: "America/Noronha" } })
    expect((await ask("GET", `${path}/history`)).body.items[0]).toMatchObject({
      action: "UPDATE",
      changes: [{ field: "timeZone", old: "America/Manaus", new: "America/Noronha" }],
    })
    const both = [
      ask("PUT", path, { timeZone: "America/Rio_Branco", version: 2 }),
      ask("PUT", `${hours}/${delivery._id}`, { timeZone: "America/Manaus", version: 1 }),
    ]
    const statuses = (await Promise.all(both)).map(({ status }) => status)
    expect(
      statuses.toSorted((one, other) => one - other),
      "the second was made from an older one",
    ).toEqual([200, 412])
    const chosen = await zoneOf(cuiaba!.id)
    const ids = [(await hoursOf(manaus!))._id, own._id, all._id]
    expect((await ask("POST", `${hours}/remove`, { ids })).body).toMatchObject({ removed: 3 })
    expect(await Promise.all([manaus!, lisbon!, cuiaba!].map(({ id }) => zoneOf(id)))).toEqual([
      "America/Manaus",
      "Europe/Lisbon",
      chosen,
    ])
  })
}
