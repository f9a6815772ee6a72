import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { expect, test } from "vitest"
import { createClient, hostSession } from "../../../src/api/client.ts"
import { followDeliveries } from "../../../src/api/followDeliveries.ts"
import { type Api, sibling } from "../api.ts"
import { make, put, type Reader, reader, started, until, whereIs } from "../streamReader.ts"

/** Everything a map is told while it watches, and after it was away. */
export const deliveryStreamSuite = (api: () => Api) => {
  test("who watches is told who is new, where they go, what they do, and that they left", async () => {
    const map = await reader(api(), "root")
    expect([map.answer.status, map.answer.headers.get("content-type")]).toEqual([200, "text/event-stream"])
    await started(map)
    expect(map.told[0]).toMatchObject({
      event: "start",
      data: { resumed: false },
      id: expect.stringMatching(/^\d+-\d+$/),
    })
    const id = await make(api())
    await put(api(), [[id, -46.61, -23.51]])
    await until(() => whereIs(map, id) !== undefined)
    expect(map.known.get(id)).toMatchObject({
      person: { name: "Rosa Maria" },
      company: { _id: 1 },
      isOnline: false,
    })
    await api().ask("PUT", `/delivery-man/update/${id}`, {
      as: "root",
      body: { isOnline: true, flag: "FREE", version: 1 },
    })
    await put(api(), [[id, -46.62, -23.52]])
    await until(() => map.known.get(id)?.flag === "FREE" && String(whereIs(map, id)) === "-46.62,-23.52")
    await api().ask("DELETE", `/delivery-man/delete/${id}`, { as: "root" })
    await until(() => !map.known.has(id))
    map.leave()
  })

  test("who was away is told what they missed, and somebody away too long to load the list anew", async () => {
    const [gone, moved] = [await make(api()), await make(api())]
    await put(api(), [[moved, -46.1, -23.1]])
    const before = await reader(api(), "root")
    await started(before)
    await put(api(), [[moved, -46.2, -23.2]])
    await until(() => String(whereIs(before, moved)) === "-46.2,-23.2")
    before.leave()
    const last = before.last()
    await put(api(), [[moved, -46.3, -23.3]])
    await put(api(), [[moved, -46.4, -23.4]])
    await api().ask("DELETE", `/delivery-man/delete/${gone}`, { as: "root" })
    const after = await reader(api(), "root", last)
    await until(() => String(whereIs(after, moved)) === "-46.4,-23.4")
    expect(after.told[0]).toMatchObject({ event: "start", data: { resumed: true } })
    expect(after.told.some(({ data }) => data?.removed?.includes(gone))).toBe(true)
    after.leave()
    for (const odd of ["x", `${last}0`, "1-1", `9-${Date.now() - 3_600_000}`]) {
      const stranger = await reader(api(), "root", odd)
      await started(stranger)
      expect([odd, stranger.told[0]?.data]).toEqual([odd, { resumed: false }])
      stranger.leave()
    }
  })

  test("a hundred moves of each of twenty people while the stream is cut ten times: everyone is where they came to stand", async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => make(api())))
    let map = await reader(api(), "root")
    await started(map)
    const known = new Map<number, string>()
    const note = (one: Reader) => {
      for (const id of ids) if (whereIs(one, id) !== undefined) known.set(id, String(whereIs(one, id)))
    }
    for (let round = 1; round <= 100; round++) {
      await put(
        api(),
        ids.map((id, index) => [id, -46 - round / 1000, -23 - index / 1000]),
      )
      if (round % 10 > 0) continue
      note(map)
      map.leave()
      map = await reader(api(), "root", map.last())
    }
    const end = () => {
      note(map)
      return ids.every((id, index) => known.get(id) === `-46.1,${-23 - index / 1000}`)
    }
    await until(end)
    map.leave()
  })

  test("the library's own reader is told by the server who is new and where they go", async () => {
    const token = await api().tokenOf("root")
    const { api: mine } = createClient({
      api: api().server.address,
      session: hostSession({ getToken: async () => token, permissions: [] }),
    })
    const heard: Array<unknown> = []
    const following = Effect.runFork(
      followDeliveries(mine, {
        onStart: (missed) => heard.push(missed),
        onChanges: ({ changed }) => heard.push(...changed),
        onDisconnect: () => heard.push("away"),
      }),
    )
    await until(() => heard.length > 0)
    const id = await make(api())
    await put(api(), [[id, -46.9, -23.9]])
    const expected = [
      true,
      expect.objectContaining({ _id: id, person: expect.objectContaining({ name: "Rosa Maria" }) }),
    ]
    await until(() => heard.length > 1)
    expect(heard.slice(0, 2)).toEqual(expected)
    await until(() => heard.some((one) => JSON.stringify(one).includes("-46.9,-23.9")))
    await Effect.runPromise(Fiber.interrupt(following))
  })

  test("staff of a company and of another application are told of their own people alone", async () => {
    const [company, application, other] = await Promise.all([
      reader(api(), "restaurant"),
      reader(api(), "application"),
      reader(api(), "root", undefined, { company: "2" }),
    ])
    await Promise.all([started(company), started(application), started(other)])
    const [foreign] = await api().rows(
      "select id::int as id from delivery_people where application_id = 2 limit 1",
    )
    const [colleague] = await api().rows(
      "select id::int as id from delivery_people where application_id = 1 and company_id is null limit 1",
    )
    const mine = await make(api())
    const [theirs, near] = [foreign!["id"] as number, colleague!["id"] as number]
    await put(api(), [
      [theirs, -46.7, -23.7],
      [near, -46.7, -23.7],
      [mine, -46.7, -23.7],
    ])
    await until(() => whereIs(company, mine) !== undefined && whereIs(application, near) !== undefined)
    expect([company.known.has(near), company.known.has(theirs), application.known.has(theirs)]).toEqual([
      false,
      false,
      false,
    ])
    expect([...other.known.keys()]).toEqual([])
    const moved = await api().ask("PUT", `/delivery-man/update/${mine}`, {
      as: "root",
      body: { company: null, version: 1 },
    })
    expect(moved.status).toBe(200)
    await until(() => !company.known.has(mine))
    expect(application.known.get(mine)).toMatchObject({ company: null })
    for (const one of [company, application, other]) one.leave()
  })

  test("a stream ends within five seconds of the session it was opened in", async () => {
    const { body } = await api().ask("POST", "/users/auth-admin", {
      body: { email: "root@balcao.test", password: "demo1234" },
    })
    const map = await reader(api(), { token: body.accessToken })
    await started(map)
    const signedOut = { refreshToken: body.refreshToken }
    await api().ask("POST", "/acl/users/logout", { as: { token: body.accessToken }, body: signedOut })
    const ended = performance.now()
    await until(map.isOver)
    expect(performance.now() - ended).toBeLessThan(5500)
    expect((await reader(api(), { token: body.accessToken })).answer.status).toBe(401)
  })

  test("what is written through one server is told by another, and a server that closes ends its streams", async () => {
    const other = await sibling(api(), {})
    const map = await reader(other, { token: await api().tokenOf("root") })
    await started(map)
    const id = await make(api())
    await put(api(), [[id, -46.8, -23.8]])
    await until(() => whereIs(map, id) !== undefined)
    const closing = performance.now()
    await other.server.close()
    expect(performance.now() - closing).toBeLessThan(3000)
    await until(map.isOver)
  })
}

/** Writers beside one another, which only PostgreSQL has. */
export const slowWriterSuite = (api: () => Api) => {
  test("a writer who takes long is told of when through, though who wrote after was told of before", async () => {
    const [slow, quick] = [await make(api()), await make(api())]
    const map = await reader(api(), "root")
    await started(map)
    let release = () => {}
    const waiting = new Promise<void>((resolve) => (release = resolve))
    const long = api().server.store!.db.transaction(async (tx) => {
      await tx.execute(`insert into delivery_positions (delivery_person_id, longitude, latitude, at)
        values (${slow}, -46.5, -23.5, now())`)
      await waiting
    })
    await put(api(), [[quick, -46.5, -23.5]])
    await until(() => whereIs(map, quick) !== undefined)
    await put(api(), [[quick, -46.6, -23.6]])
    await until(() => String(whereIs(map, quick)) === "-46.6,-23.6")
    expect(whereIs(map, slow)).toBeUndefined()
    const last = map.last()
    release()
    await long
    await until(() => whereIs(map, slow) !== undefined)
    map.leave()
    const after = await reader(api(), "root", last)
    await until(() => whereIs(after, slow) !== undefined)
    after.leave()
  })
}
