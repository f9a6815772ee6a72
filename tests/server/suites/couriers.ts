import { expect, test } from "vitest"
import type { Api, Ask } from "../api.ts"

const sentence = "A longitude vem antes da latitude; as duas parecem trocadas."

/** Tests of the live map's calls: couriers' positions, stores, and former positions. */
export const courierSuite = (api: () => Api) => {
  const ask = (method: string, path: string, how: Ask = {}) => api().ask(method, path, { as: "root", ...how })
  const put = (positions: ReadonlyArray<object>, how: Ask = {}) =>
    ask("PUT", "/delivery-man/positions", { body: { positions }, ...how })
  const at = (coordinates: unknown, more: object = {}) => ({ _id: 1, location: { coordinates }, ...more })
  const place = async (id = 1) => {
    const [row] = await api().rows(
      `select longitude, latitude, at::text from delivery_positions where delivery_person_id = ${id}`,
    )
    return row
  }

  test("the map lists people by state and by a part of name or vehicle, of one application if that is named", async () => {
    const list = async (query: string, how: Ask = {}) =>
      (await ask("GET", `/delivery-man/list/?${query}`, how)).body as ReadonlyArray<{
        _id: number
        isOnline: boolean
        onRoute: boolean
        typeOfVehicle: string
        person: { name: string } | null
      }>
    const all = await list("")
    const [busy, away, either] = [
      await list("isOnline=true&onRoute=true"),
      await list("isOnline=false"),
      await list("isOnline=&onRoute="),
    ]
    expect(busy).toEqual(all.filter(({ isOnline, onRoute }) => isOnline && onRoute))
    expect(away).toEqual(all.filter(({ isOnline }) => !isOnline))
    expect(either).toEqual(all)
    expect(await list("search=bicy")).toEqual(all.filter(({ typeOfVehicle }) => typeOfVehicle === "BICYCLE"))
    expect(all.some(({ person }) => person === null)).toBe(true)
    const [mine, theirs] = [
      await list("", { headers: { applicationId: "1" } }),
      await list("", { headers: { applicationId: "2" } }),
    ]
    expect(mine.length + theirs.length).toBe(all.length)
    expect(await list("", { as: "application", headers: { applicationId: "2" } })).toEqual([])
    expect((await ask("GET", "/delivery-man/list/", { headers: { applicationId: "x" } })).status).toBe(400)
  })

  test("whoever may not see the records learns on the map nothing that only they keep", async () => {
    const { status, body } = await ask("GET", "/delivery-man/list/", { as: "restaurant" })
    expect([status, body.length > 0]).toEqual([200, true])
    const told = ["_id", "company", "flag", "isOnline", "location", "onRoute", "person", "positionAt"]
    for (const one of body) expect(Object.keys(one).toSorted()).toEqual([...told, "typeOfVehicle"])
  })

  test("the status call tells the same people, with where they stand and are, and no more", async () => {
    const query = "isOnline=true&onRoute=true"
    const [people, status] = [
      (await ask("GET", `/delivery-man/list/?${query}`)).body,
      (await ask("GET", `/delivery-man/DeliveryStatus/?${query}`)).body,
    ]
    expect(status).toEqual(
      people.map(({ _id, isOnline, onRoute, flag, location, positionAt }: Record<string, unknown>) => ({
        _id,
        isOnline,
        onRoute,
        flag,
        location,
        positionAt,
      })),
    )
  })

  test("staff of a company see the people and the store of that company alone", async () => {
    const as = "restaurant"
    const people = (await ask("GET", "/delivery-man/list/", { as })).body
    expect(people.length).toBeGreaterThan(0)
    for (const { company } of people) expect(company._id).toBe(1)
    const stores = (await ask("GET", "/v2/company/location", { as })).body
    expect(stores).toMatchObject([
      { _id: 1, location: { coordinates: [expect.any(Number), expect.any(Number)] } },
    ])
  })

  test("stores are listed open, closed or both", async () => {
    const stores = async (query: string) => (await ask("GET", `/v2/company/location${query}`)).body
    const [all, open, closed] = [
      await stores(""),
      await stores("?isOpen=true"),
      await stores("?isOpen=false"),
    ]
    expect(open.length).toBeGreaterThan(0)
    expect([...open, ...closed].toSorted((one, other) => one._id - other._id)).toEqual(all)
    expect(open.every(({ isOpen }: { isOpen: boolean }) => isOpen)).toBe(true)
  })

  const bad = [
    ["too far east", at([180.1, -23.5]), "range", "coordinates.0"],
    ["too far south", at([-46.6, -90.1]), "range", "coordinates.1"],
    ["swapped", at([-23.55, -46.63]), "swapped", "coordinates"],
    ["nowhere", at([0, 0]), "invalid", "coordinates"],
    ["no number", at(["-46.6", "-23.5"]), "type", "coordinates.0"],
    ["not a number", at([null, -23.5]), "type", "coordinates.0"],
    ["half missing", at([-46.6]), "required", "coordinates.1"],
    ["too many", at([-46.6, -23.5, 3]), "unknown", "coordinates.2"],
    ["missing", { _id: 1, location: {} }, "required", "coordinates"],
    ["without a place", { _id: 1 }, "required", "location"],
    ["at no moment", at([-46.6, -23.5], { at: "yesterday" }), "format", "at"],
  ] as const

  test.each(bad)(
    "a position %s is refused in words, and the good ones beside it are not written either",
    async (_, one, code, path) => {
      const before = [await place(), await place(2), await api().counts()]
      const good = { _id: 2, location: { coordinates: [-46.7, -23.6] } }
      const { status, body } = await put([good, one])
      expect([status, body.issues[0].code, body.issues[0].message.length > 10]).toEqual([400, code, true])
      expect(body.issues[0].path).toContain(path)
      if (code === "swapped") expect(body.issues[0].message).toBe(sentence)
      expect([await place(), await place(2), await api().counts()]).toEqual(before)
    },
  )

  test("a text that is no JSON number is no position", async () => {
    const before = await place()
    for (const number of ["NaN", "Infinity", "1e999", "-1e999"]) {
      const raw = `{"positions":[{"_id":1,"location":{"coordinates":[${number},-23.5]}}]}`
      expect([number, (await ask("PUT", "/delivery-man/positions", { raw })).status]).toEqual([number, 400])
    }
    expect(await place()).toEqual(before)
  })

  test("none and more than a thousand positions at once are refused", async () => {
    expect((await put([])).body.issues[0].code).toBe("tooShort")
    const many = Array.from({ length: 1001 }, (_, index) => ({ ...at([-46.6, -23.5]), _id: index + 1 }))
    expect((await put(many)).body.issues[0].code).toBe("tooLong")
  })

  test("a late position changes nothing, one from the future counts as now, and of two at once the later stays", async () => {
    const { _id } = (await ask("POST", "/delivery-man", { body: { company: 1 } })).body
    const from = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
    const move = (longitude: number, minutes: number) => ({
      _id,
      location: { coordinates: [longitude, -23.5] },
      at: from(minutes),
    })
    await put([move(-46.1, -3), move(-46.2, -2), move(-46.3, -4)])
    expect(await place(_id)).toMatchObject({ longitude: -46.2 })
    expect((await put([move(-46.4, -5)])).body).toEqual({ known: 1, unknown: [] })
    expect(await place(_id)).toMatchObject({ longitude: -46.2 })
    await put([move(-46.5, 60)])
    expect((await ask("GET", `/delivery-man/list/${_id}`)).body.positionAt < from(1)).toBe(true)
    await put([move(-46.6, 0)])
    expect(await place(_id)).toMatchObject({ longitude: -46.6 })
  })

  test("positions of people out of reach are told apart from those known, and not written", async () => {
    const [foreign] = await api().rows(
      "select id::int as id from delivery_people where application_id = 2 limit 1",
    )
    const [home] = await api().rows(
      "select id::int as id from delivery_people where application_id = 1 limit 1",
    )
    const ids = [foreign!["id"], home!["id"], 999_999] as ReadonlyArray<number>
    const before = await place(ids[0])
    const done = await put(
      ids.map((_id) => ({ ...at([-46.5, -23.4]), _id })),
      { as: "application" },
    )
    expect(done.body).toEqual({ known: 1, unknown: [ids[0], 999_999] })
    expect(await place(ids[0])).toEqual(before)
    expect(await place(ids[1])).toMatchObject({ longitude: -46.5, latitude: -23.4 })
    expect((await put([at([-46.5, -23.4])], { as: "restaurant" })).status).toBe(403)
  })

  test("a list of more than a thousand is whole and in order, and others are served while it is written", async () => {
    await api().rows(
      "insert into delivery_people (application_id, flag) select 1, 'CROWD' from generate_series(1, 1200)",
    )
    const [status] = await Promise.all([
      ask("GET", "/delivery-man/DeliveryStatus/"),
      ask("GET", "/acl/users/me"),
    ])
    const known = await api().rows("select id::int as id from delivery_people order by id")
    expect(status.body.map(({ _id }: { _id: number }) => _id)).toEqual(known.map(({ id }) => id))
    await api().rows("delete from delivery_people where flag = 'CROWD'")
  })
}
