import { expect, test } from "vitest"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import type { Api, Kind } from "../api.ts"
import { asking } from "./asking.ts"

/** Tests of stores' banners, opening hours, and delivery cities. */
export const placeSuite = (api: () => Api, resources: ReadonlyArray<Resource>) => {
  const { ask, create } = asking(api, resources)

  test("a banner says its click rate, is not on air on other days, and marks a target that cannot be opened", async () => {
    const named = (name: string) => resources.find((one) => one.name === name)!
    const startsAt = "2020-01-01T03:00:00Z"
    const { body: coupon } = await create(named("coupons"), { startsAt, limitTotal: null })
    const path = named("banners").path
    const { body: banner } = await ask("POST", `${path}/find`, { filter: { search: "massas" } })
    const { _id } = banner.items[0]
    const read = async () => (await ask("GET", `${path}/${_id}`)).body
    await api()
      .rows(`update banners set coupon = ${coupon._id}, target = 'COUPON', impressions = 1200, clicks = 40,
      status = 'LIVE', starts_at = null, ends_at = null, weekdays = '{}' where id = ${_id}`)
    expect(await read()).toMatchObject({ clickRate: 333, targetProblem: null, status: "LIVE" })
    await ask("POST", `${named("coupons").path}/${coupon._id}/move`, { to: "PAUSED" })
    expect(await read()).toMatchObject({ targetProblem: "INACTIVE" })
    await api().rows(`update banners set coupon = null,
      weekdays = array[to_char(now() at time zone 'America/Sao_Paulo' - interval '2 days', 'DY')] where id = ${_id}`)
    expect(await read()).toMatchObject({ targetProblem: "GONE", status: "SCHEDULED" })
    const sorted = await ask("POST", `${path}/find`, {
      filter: {},
      sortField: "clickRate",
      sortOrder: "desc",
    })
    expect(sorted.status).toBe(200)
    await api().rows(`update banners set weekdays = '{}', target = 'NONE' where id = ${_id}`)
  })

  test("a banner may open any store of its application, and none of another one", async () => {
    const { path } = resources.find(({ name }) => name === "banners")!
    const { body } = await ask("POST", `${path}/find`, { filter: { search: "Café da manhã" } })
    const [{ _id, owner, company, version }] = body.items
    expect(owner._id).not.toBe(company._id)
    const save = async (to: unknown, as: Kind = "root") => {
      const { status } = await ask("PUT", `${path}/${_id}`, { company: to, version }, { as })
      return status
    }
    const [stranger] = await api()
      .rows(`with made as (insert into applications (name) values ('Vizinha') returning id)
      insert into companies (application_id, name, type) select id, 'Alheia', 'restaurant' from made returning id::int`)
    expect(await save(stranger!["id"])).toBe(422)
    expect(await save(company._id, "application")).toBe(200)
    await api().rows(`delete from companies where id = ${stranger!["id"]}`)
    await api().rows(`delete from applications where name = 'Vizinha'`)
  })

  test("municipalities become cities once each, in their own time zone, for whoever keeps cities", async () => {
    const path = "/settings/municipalities"
    const codes = ["3550308", "1302405", "2605459", "5300108", "9999999"]
    const send = (as: Kind, body: object) => ask("POST", `${path}/import`, body, { as })
    const before = (await ask("POST", "/settings/cities/find", { filter: {} })).body.totalCount as number
    const { body } = await send("root", { codes, owner: 1 })
    expect(body).toEqual({ made: 3, kept: ["3550308"], unknown: ["9999999"] })
    expect((await send("root", { codes, owner: 1 })).body).toMatchObject({ made: 0 })
    await api().rows(
      `update cities set ibge_code = null, name = 'FERNANDO DE NORONHA ' where ibge_code = '2605459'`,
    )
    const { body: typed } = await ask("GET", `${path}/PE?application=1`)
    expect(typed.filter(({ isImported }: { isImported: boolean }) => isImported)).toMatchObject([
      { _id: 2605459 },
    ])
    expect((await send("root", { codes: ["2605459"], owner: 1 })).body, "typed without a code").toEqual({
      made: 0,
      kept: ["2605459"],
      unknown: [],
    })
    const found = (await ask("POST", "/settings/cities/find", { filter: { search: "Noronha" } })).body
    expect(found.items).toMatchObject([
      { ibgeCode: "2605459", state: "PE", timeZone: "America/Noronha", isActive: false, neighborhoods: [] },
    ])
    expect(found.items[0].center.map(Math.round)).toEqual([-32, -4])
    const { body: past } = await ask("GET", `/settings/cities/${found.items[0]._id}/history`)
    expect(past.items.map(({ action }: { action: string }) => action)).toEqual(["UPDATE", "CREATE"])
    const { body: towns } = await ask("GET", `${path}/AM`, undefined, { as: "application" })
    expect(towns).toHaveLength(62)
    expect(towns.filter(({ isImported }: { isImported: boolean }) => isImported)).toMatchObject([
      { _id: 1302405, name: "Lábrea" },
    ])
    expect((await ask("GET", `${path}/ZZ`)).status).toBe(400)
    expect((await ask("GET", `${path}/SP`)).status, "root says whose cities").toBe(400)
    expect((await ask("GET", `${path}/SP?application=99`)).status).toBe(404)
    expect((await send("root", { codes, owner: 99 })).status).toBe(422)
    for (const as of ["franchise", "restaurant"] as const)
      expect((await send(as, { codes })).status).toBe(403)
    await api().rows(`delete from cities where ibge_code in ('1302405', '2605459', '5300108')`)
    expect((await ask("POST", "/settings/cities/find", { filter: {} })).body.totalCount).toBe(before)
  })

  test("a group says what its companies sold in 30 days, to those who may know that of all of them", async () => {
    const { path } = resources.find(({ name }) => name === "companyGroups")!
    const find = async (as: Kind) =>
      (await ask("POST", `${path}/find`, { filter: { search: "Bela Paulista" } }, { as })).body.items
    const [group] = await find("application")
    const [{ cents }] = (await api().rows(`select sum(total_cents)::int as cents from orders
      where company_id in (1, 4) and placed_at > now() - interval '30 days'
      and status not in ('CANCELED', 'AWAITING_PAYMENT')`)) as [{ cents: number }]
    expect(group.companies.map(({ _id }: { _id: number }) => _id)).toEqual([1, 4])
    expect(cents).toBeGreaterThan(0)
    expect(group.sold).toBe(cents)
    for (const as of ["franchise", "restaurant"] as const)
      expect((await find(as)) ?? []).not.toContainEqual(expect.objectContaining({ sold: expect.any(Number) }))
  })

  test("opening hours say by which clock they are read and who wrote them last", async () => {
    const hours = resources.find(({ name }) => name === "openingHours")!
    const { body: made } = await create(hours, { timeZone: null })
    expect(made).toMatchObject({ timeZone: "America/Sao_Paulo", lastUpdatedBy: expect.any(String) })
    const owner = made.owner._id as number
    const path = `${hours.path}/${made._id}`
    const zoneOf = async () =>
      (await api().rows(`select time_zone as zone from companies where id = ${owner}`))[0]!["zone"]
    const prepTimes = [{ weekdays: ["FRI"], from: "18:00", until: "23:00", minutes: 45 }]
    const wish = { prepTimes, timeZone: "America/Manaus", version: 1 }
    const saved = await ask("PUT", path, wish, { as: "restaurant" })
    expect(saved.body).toMatchObject({ timeZone: "America/Manaus", prepTimes })
    expect(await zoneOf(), "its other hours and its deliveries are read by it").toBe("America/Manaus")
    const all = await ask("POST", `${hours.path}/find`, { filter: { owner: [owner] } })
    for (const { timeZone } of all.body.items) expect(timeZone).toBe("America/Manaus")
    expect(saved.body.lastUpdatedBy).not.toBe(made.lastUpdatedBy)
    const { body } = await ask("GET", `${path}/history`)
    expect(body.items[0].changes.map(({ field }: { field: string }) => field)).toEqual([
      "timeZone",
      "prepTimes",
    ])
    await ask("PUT", path, { timeZone: "America/Sao_Paulo", version: 2 })
    expect(await zoneOf()).toBe("America/Sao_Paulo")
    const cleared = await ask("PUT", path, { timeZone: null, version: 3 })
    expect([cleared.status, cleared.body.issues]).toEqual([
      400,
      [expect.objectContaining({ path: "body.timeZone", code: "required" })],
    ])
    await ask("DELETE", path)
  })
}
