import { afterAll, expect, test } from "vitest"
import { unsold } from "../../../src/contract/dashboard/orders.ts"
import { type Api, fresh, type Kind } from "../api.ts"
import { somebodyOf } from "../somebody.ts"

const path = "/admin/franchises"

interface Row {
  readonly _id: number
  readonly name: string
  readonly owner: { readonly _id: number }
  readonly companies: number
  readonly sold: number
  readonly royaltyDue: number | null
}

/** Franchises: whose they are, what follows from their companies, and which stay. */
export const franchiseSuite = (api: () => Api) => {
  const world = somebodyOf(api)
  afterAll(world.clear)

  const ask = (method: string, to = path, body?: object, as: Kind = "root") =>
    api().ask(method, to, { as, ...(body && { body }) })
  const find = async (filter: object = {}, as: Kind = "root"): Promise<ReadonlyArray<Row>> =>
    (await ask("POST", `${path}/find`, { filter, pageSize: 100 }, as)).body.items
  const numberOf = async (statement: string) => Number((await api().rows(statement))[0]!["n"])

  test("an application has its own franchises, and a franchise neither lists nor writes any", async () => {
    const owners = (rows: ReadonlyArray<Row>) => new Set(rows.map(({ owner }) => owner._id))
    expect(owners(await find()).size).toBeGreaterThan(1)
    const own = await find({}, "application")
    expect(owners(own).size).toBe(1)
    const foreign = (await find()).find(({ owner }) => owner._id !== own[0]!.owner._id)!
    expect((await ask("GET", `${path}/${foreign._id}`, undefined, "application")).status).toBe(404)
    for (const as of ["franchise", "restaurant", "partner"] as const) {
      expect((await ask("POST", `${path}/find`, {}, as)).status).toBe(403)
      expect((await ask("POST", path, { name: fresh("Franquia") }, as)).status).toBe(403)
    }
  })

  test("whoever names a franchise elsewhere finds those they reach, and no more", async () => {
    const named = async (as: Kind) =>
      (await ask("GET", "/choices/franchises", undefined, as)).body.map(({ _id }: Row) => _id)
    expect(await named("franchise")).toEqual([1])
    expect((await named("application")).toSorted()).toEqual(
      (await find({}, "application")).map(({ _id }) => _id).toSorted(),
    )
  })

  test("its figures are those of its companies, and royalties never less than the minimum", async () => {
    const { companies, sold, royaltyDue } = (await find()).find(({ _id }) => _id === 1)!
    const of = "franchise_id = 1"
    expect(companies).toBe(await numberOf(`select count(*) n from companies where ${of}`))
    const orders = `orders o join companies c on c.id = o.company_id where c.${of}
      and o.placed_at > now() - interval '30 days' and o.status <> all('{${unsold.join()}}')`
    expect(sold).toBe(await numberOf(`select sum(total_cents) n from ${orders}`))
    expect(royaltyDue).toBe(Math.max(90_000, Math.round((sold * 450) / 10_000)))
  })

  test("it is told who shares its cities or its area, until they end", async () => {
    const square = (west: number) => [
      [
        [west, -10],
        [west + 1, -10],
        [west + 1, -9],
        [west, -9],
        [west, -10],
      ],
    ]
    const make = async (more: object) => {
      const { body } = await ask("POST", path, { name: fresh("Região"), owner: 1, ...more })
      return body as Row & { readonly sharedWith: string | null }
    }
    const sharedOf = async ({ _id }: Row) => (await ask("GET", `${path}/${_id}`)).body.sharedWith
    const own = await make({ territory: square(-50) })
    const apart = await make({ territory: square(-48.9) })
    const over = await make({ territory: square(-49.5) })
    expect(await sharedOf(own)).toBe(over.name)
    expect(await sharedOf(apart)).toBe(over.name)
    expect(over.sharedWith).toBe([own.name, apart.name].toSorted().join(", "))
    const { body } = await ask("POST", `${path}/${over._id}/move`, { to: "CLOSED", reason: "Fim" })
    expect([body.status, await sharedOf(own), await sharedOf(over)]).toEqual(["CLOSED", null, null])
    const [{ id: city } = {}] = await api().rows(
      "select min(id) id from cities where application_id = 1 and id not in (select target_id from franchises_cities)",
    )
    const [one, two] = [await make({ cities: [Number(city)] }), await make({ cities: [Number(city)] })]
    expect([await sharedOf(one), two.sharedWith]).toEqual([two.name, one.name])
    for (const { _id } of [own, apart, over, one, two])
      expect((await ask("DELETE", `${path}/${_id}`)).status).toBe(204)
  })

  test("people of its application run it, who work for no store: they see its companies while they do", async () => {
    const manager = await world.signIn(await world.person({ application: 1, isApplication: true }))
    const one = await world.person({ application: 1 })
    const nowhere = await world.person({})
    const clerk = await world.person({ application: 1, franchise: 1, company: 1 })
    const foreign = await world.person({ application: 2 })
    const to = `${path}/${world.franchise(1)}/users`
    const runsOf = async (who: { readonly email: string }) => {
      const found = await (await world.signIn(who)).send("GET", "/choices/franchises")
      return found.body.map(({ _id }: Row) => _id)
    }
    const namesOf = (answer: { readonly body: ReadonlyArray<{ readonly user: number }> }) =>
      answer.body.map(({ user }) => user)
    expect((await manager.send("POST", to, { users: [one.id] })).status).toBe(200)
    expect(namesOf(await ask("POST", to, { users: [nowhere.id] })).toSorted()).toEqual(
      [one.id, nowhere.id].toSorted(),
    )
    expect([await runsOf(one), await runsOf(nowhere)]).toEqual([[world.franchise(1)], [world.franchise(1)]])
    const refused = await ask("POST", to, { users: [clerk.id, foreign.id, one.id] })
    expect([refused.status, refused.body]).toEqual([
      403,
      expect.objectContaining({ code: "members_refused", users: [clerk.id, foreign.id] }),
    ])
    const other = await world.signIn(await world.person({ application: 2, isApplication: true }))
    expect((await other.send("GET", to)).status).toBe(404)
    expect((await other.send("POST", `${to}/remove`, { users: [one.id] })).status).toBe(404)
    expect((await (await world.signIn(one)).send("POST", to, { users: [foreign.id] })).status).toBe(403)
    expect(namesOf(await manager.send("POST", `${to}/remove`, { users: [one.id] }))).toEqual([nowhere.id])
    expect(await runsOf(one)).toEqual([])
    const { body: record } = await manager.send("GET", `${path}/${world.franchise(1)}`)
    expect(record.users).toBe(1)
    const history = await manager.send("GET", `${path}/${world.franchise(1)}/history`)
    expect(history.body.items[0].changes[0].field).toBe("users")
  })

  test("one with companies stays, an empty one goes, and none begins without a CNPJ", async () => {
    const kept = await ask("DELETE", `${path}/1`)
    expect([kept.status, kept.body]).toEqual([
      409,
      expect.objectContaining({ code: "record_in_use", by: "companies" }),
    ])
    const made = await ask("POST", path, { name: fresh("Franquia"), owner: 1 })
    const to = `${path}/${made.body._id}`
    expect(made.body).toMatchObject({ status: "PROSPECT", companies: 0, sold: 0, royaltyDue: null })
    expect((await ask("POST", `${to}/move`, { to: "ACTIVE" })).status).toBe(400)
    expect((await ask("DELETE", to)).status).toBe(204)
  })
}
