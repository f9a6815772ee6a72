import { expect, test } from "vitest"
import { anyVersion, type Api, type Ask, type Kind } from "../api.ts"

/** Delivery people are found, changed and given away within the caller's reach alone. */
export const deliveryReachSuite = (api: () => Api) => {
  const ask = (method: string, path: string, how: Ask = {}) => api().ask(method, path, { as: "root", ...how })
  const page = async (as: Kind) => (await ask("GET", "/delivery-man/paginator/?pageOut=100", { as })).body
  const ids = async (where: string) =>
    (await api().rows(`select d.id::int as id from delivery_people d
      where ${where} order by d.id limit 100`)) as ReadonlyArray<{ id: number }>
  const make = (body: object, how: Ask = {}) =>
    ask("POST", "/delivery-man", { body: { company: 1, ...body }, ...how })

  test("each kind of user finds those of their reach, with the CPF hidden in part", async () => {
    const reaches = [
      ["application", "d.application_id = 1"],
      [
        "franchise",
        "(d.franchise_id = 1 or d.company_id in (select id from companies where franchise_id = 1))",
      ],
    ] as const
    for (const [as, where] of reaches) {
      const found = await page(as)
      expect(found.items.map(({ _id }: { _id: number }) => _id)).toEqual(
        (await ids(where)).map(({ id }) => id),
      )
      const shown = found.items.flatMap(({ cpf }: { cpf: string | null }) => cpf ?? [])
      expect(shown.length).toBeGreaterThan(20)
      for (const cpf of shown) expect(cpf).toMatch(/^\*{3}\.\d{3}\.\d{3}-\*\*$/)
    }
    expect((await page("restaurant")).code).toBe("forbidden")
    const one = await ask("GET", "/delivery-man/list/", { headers: { company: "1" } })
    expect(one.body.map(({ _id }: { _id: number }) => _id)).toEqual(
      (await ids("d.company_id = 1")).map(({ id }) => id),
    )
  })

  test("who is another tenant's and who does not exist get the same answer, byte for byte, and nothing is written", async () => {
    const [foreign] = await ids("d.application_id = 2")
    const [home] = await ids("d.application_id = 1 and d.person_id is not null")
    const before = await api().counts()
    const asked = [
      ["GET", "/delivery-man/list/:id"],
      ["PUT", "/delivery-man/update/:id", { flag: "FREE" }],
      ["DELETE", "/delivery-man/delete/:id"],
      ["PATCH", "/delivery-man/delivery/paid/:id", { deliverymanPaid: true }],
      ["GET", "/delivery-man/online-last-week/:id"],
      ["GET", "/v2/report/deliveryman/races/history/:id"],
    ] as const
    for (const [method, path, body] of asked) {
      const to = (id: number) => ask(method, path.replace(":id", String(id)), { as: "application", body })
      const there = await to(foreign!.id)
      expect([path, there.status, there.text]).toEqual([path, 404, (await to(999_999)).text])
    }
    const [store] = await api().rows("select id::int as id from companies where application_id = 2 limit 1")
    const [person] = await api().rows("select id::int as id from people where application_id = 2 limit 1")
    const save = (body: object) =>
      ask("PUT", `/delivery-man/update/${home!.id}`, { as: "application", body, headers: anyVersion })
    expect((await save({ company: store!["id"] })).status).toBe(404)
    expect((await save({ person: { _id: person!["id"], name: "Tomado" } })).status).toBe(404)
    expect((await make({ company: store!["id"] }, { as: "application" })).status).toBe(404)
    expect(await api().counts()).toBe(before)
    expect(await api().rows("select id from people where name = 'Tomado'")).toEqual([])
  })

  test("who views one company makes people of that one, and cannot let them go", async () => {
    const headers = { company: "1" }
    const made = await ask("POST", "/delivery-man", { as: "application", headers, body: {} })
    expect(made.body.company._id).toBe(1)
    const freed = await ask("PUT", `/delivery-man/update/${made.body._id}`, {
      as: "application",
      headers: { ...headers, ...anyVersion },
      body: { company: null },
    })
    expect([freed.status, freed.body.issues[0].path]).toEqual([400, "body.company"])
  })

  test("root adds somebody for no company, whom others meet only once they deliver for one of theirs", async () => {
    const cpf = "52998224725"
    const made = await ask("POST", "/delivery-man", { body: { person: { name: "Rui Tavares" }, cpf } })
    expect([made.status, made.body.company]).toEqual([200, null])
    const { _id } = made.body
    expect((await ask("POST", "/delivery-man", { body: { cpf } })).body._tag).toBe("CpfTaken")
    const asApplication = () => ask("GET", `/delivery-man/list/${_id}`, { as: "application" })
    expect((await asApplication()).status).toBe(404)
    const given = await ask("PUT", `/delivery-man/update/${_id}`, {
      body: { company: 1 },
      headers: anyVersion,
    })
    expect([given.status, given.body.company._id]).toEqual([200, 1])
    const renamed = await ask("PUT", `/delivery-man/update/${_id}`, {
      as: "application",
      body: { person: { name: "Rui Prado" } },
      headers: anyVersion,
    })
    expect([renamed.status, (await asApplication()).body.person.name]).toEqual([200, "Rui Prado"])
  })
}
