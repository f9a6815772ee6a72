import { expect, test } from "vitest"
import { type Api, fresh, type Kind } from "../api.ts"

const path = "/company/companies"

interface Row {
  readonly _id: number
  readonly name: string
  readonly owner: { readonly _id: number }
  readonly franchise: { readonly _id: number } | null
  readonly groups: ReadonlyArray<{ readonly _id: number }>
  readonly isReady: boolean
  readonly missing: ReadonlyArray<string>
  readonly status: string
}

/** Companies: whose they are, who writes them, and what they lack to sell. */
export const companyListSuite = (api: () => Api) => {
  const ask = (method: string, to = path, body?: object, as: Kind = "root") =>
    api().ask(method, to, { as, ...(body && { body }) })
  const find = async (filter: object = {}, as: Kind = "root") => {
    const { items, totalCount } = (await ask("POST", `${path}/find`, { filter, pageSize: 100 }, as)).body
    expect(totalCount).toBe(items.length)
    return items as ReadonlyArray<Row>
  }
  /** Saves a record as it is now. */
  const save = async (to: string, body: object, as: Kind = "root") => {
    const { version } = (await ask("GET", to, undefined, as)).body
    return (await ask("PUT", to, { ...body, version }, as)).status
  }
  const numbers = async (where: string) =>
    (await api().rows(`select id::int from companies where ${where} order by id`)).map((row) => row["id"])
  const idsOf = (rows: ReadonlyArray<Row>) => rows.map(({ _id }) => _id).toSorted((one, other) => one - other)
  /** Fails the test where there is none, so that no test passes on a demo that lacks it. */
  const someOf = <A>(list: ReadonlyArray<A>): ReadonlyArray<A> => {
    expect(list).not.toEqual([])
    return list
  }

  test("everybody lists the companies they reach, and counts no others", async () => {
    expect(idsOf(await find())).toEqual(await numbers("true"))
    const [own] = await find({}, "application")
    expect(idsOf(await find({}, "application"))).toEqual(await numbers(`application_id = ${own!.owner._id}`))
    const ofRegion = await find({}, "franchise")
    expect(idsOf(ofRegion)).toEqual(someOf(await numbers("franchise_id = 1")))
    const foreign = (await numbers("franchise_id is distinct from 1"))[0]
    expect((await ask("GET", `${path}/${foreign}`, undefined, "franchise")).status).toBe(404)
    expect((await ask("PUT", `${path}/${foreign}`, { name: "x" }, "franchise")).status).toBe(404)
  })

  test("whoever works for a franchise registers companies there, and lets none go elsewhere", async () => {
    const made = await ask("POST", path, { name: fresh("Loja"), type: "restaurant" }, "franchise")
    expect(made.body).toMatchObject({ franchise: { _id: 1 }, status: "SUBMITTED", isReady: false })
    const to = `${path}/${made.body._id}`
    for (const franchise of [null, 2])
      expect([franchise, await save(to, { franchise }, "franchise")]).toEqual([
        franchise,
        franchise === null ? 400 : 422,
      ])
    expect((await ask("DELETE", to, undefined, "franchise")).status).toBe(204)
  })

  test("companies are found by what follows from other lists, and each lacks what is not there", async () => {
    const [, ready] = [await find({ isReady: [false] }), await find({ isReady: [true] })]
    for (const { missing } of someOf(ready)) expect(missing).toEqual([])
    const without = idsOf(await find({ missing: ["PAYMENT"] }))
    expect(without).toEqual(
      someOf(
        await numbers(`type <> 'partner' and not exists (select 1 from company_payment_methods p
          where p.company_id = companies.id and p.is_active)`),
      ),
    )
    const group = (await find()).flatMap(({ groups }) => groups)[0]!._id
    expect(idsOf(await find({ groups: [group] }))).toEqual(
      await numbers(`id in (select target_id from company_groups_companies where record_id = ${group})`),
    )
    expect(idsOf(await find({ hasSold: [false] }))).toEqual(
      someOf(await numbers("not exists (select 1 from orders o where o.company_id = companies.id)")),
    )
    expect(idsOf(await find({ isOpen: ["false"] }))).toEqual(
      await numbers("id in (select company_id from company_deliveries where not is_open)"),
    )
  })

  test("a company is approved with a CNPJ and a place, and stays while others name it", async () => {
    const made = await ask("POST", path, { name: fresh("Loja"), type: "restaurant", owner: 1 })
    const to = `${path}/${made.body._id}`
    const move = (status: string) => ask("POST", `${to}/move`, { to: status, reason: "Conferido" })
    expect((await move("APPROVED")).status).toBe(409)
    expect((await move("IN_REVIEW")).status).toBe(200)
    expect((await move("APPROVED")).status).toBe(400)
    expect(await save(to, { cnpj: "12.ABC.345/01DE-35", place: [-46.63, -23.55] })).toBe(200)
    expect((await move("APPROVED")).body.missing).not.toContain("SITUATION")
    const [row] = await api().rows(`select longitude, latitude from companies where id = ${made.body._id}`)
    expect(row).toEqual({ longitude: -46.63, latitude: -23.55 })
    for (const pixKey of ["123", "11111111111"]) expect(await save(to, { pixKind: "CPF", pixKey })).toBe(400)
    const kept = await ask("DELETE", `${path}/1`)
    expect([kept.status, kept.body]).toEqual([409, expect.objectContaining({ code: "record_in_use" })])
    expect((await ask("DELETE", to)).status).toBe(204)
  })
}
