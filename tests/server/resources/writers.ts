import { expect, test } from "vitest"
import { anyVersion, type Api, type Kind } from "../api.ts"

interface Row {
  readonly _id: number
  readonly [name: string]: unknown
}

/** Tests of who may write contracts, licenses and coupons: not everybody they belong to. */
export const writerSuite = (api: () => Api) => {
  const ask = (path: string, body: unknown) => api().ask("POST", path, { as: "root", body })
  const find = async (path: string, filter: object): Promise<ReadonlyArray<Row>> =>
    (await ask(`${path}/find`, { filter, pageSize: 100 })).body.items
  const coupons = "/company/coupons"
  const contracts = "/company/contracts"

  /** Runs an act as a user with these permissions and their kind's membership. */
  const holding = async (as: Kind, permissions: ReadonlyArray<string>, act: () => Promise<void>) => {
    const [{ id } = {}] = await api()
      .rows(`with role as (insert into roles (title) values ('Passageiro') returning id),
      granted as (insert into role_permissions select role.id, p.id from role, permissions p
        where p.name = any('{${permissions.join()}}')),
      held as (insert into user_roles select u.id, role.id from role, users u where u.email = '${as}@balcao.test')
      select id from role`)
    await act()
    await api().rows(`delete from user_roles where role_id = ${String(id)}`)
    await api().rows(`delete from roles where id = ${String(id)}`)
  }

  test("a store reads what it owes the platform, and neither it nor its franchise writes it", async () => {
    const [draft] = await find(contracts, { status: ["SENT"] })
    const { email } = (draft!["signers"] as ReadonlyArray<{ readonly email: string }>)[0]!
    const signed = { list: "signers", item: email }
    const license = "/partners/license"
    const [key] = await find(license, { status: ["AVAILABLE"] })
    const refused = async (as: Kind) => {
      const calls = [
        ["POST", contracts, { number: "PROPRIO", startsAt: "2026-01-05", renewal: "MANUAL" }],
        ["PUT", `${contracts}/${draft!._id}`, { commission: 0, version: 1 }],
        ["POST", `${contracts}/${draft!._id}/move`, { to: "CANCELED", reason: "Caro" }],
        ["POST", `${contracts}/move`, { to: "DRAFT", rows: { ids: [draft!._id] } }],
        ["POST", `${contracts}/${draft!._id}/finish`, signed],
        ["POST", `${contracts}/${draft!._id}/send-for-acceptance`, {}],
        ["POST", `${contracts}/remove`, { ids: [draft!._id] }],
        ["DELETE", `${contracts}/${draft!._id}`, undefined],
        ["PUT", `${license}/${key!._id}`, { seats: 505, version: 1 }],
        ["DELETE", `${license}/${key!._id}`, undefined],
      ] as const
      for (const [method, path, body] of calls) {
        const { status } = await api().ask(method, path, { as, body })
        expect([as, method, path, status]).toEqual([as, method, path, 403])
      }
      expect((await api().ask("POST", `${contracts}/find`, { as, body: {} })).status).toBe(200)
    }
    await holding("restaurant", ["accessToCompanyContract", "accessToPartnersLicense"], () =>
      refused("restaurant"),
    )
    await holding("restaurant", ["accessToGlobal"], () => refused("restaurant"))
    await refused("franchise")
  })

  test("only who pays for a coupon makes it, changes it, moves it, deletes it and makes codes of it", async () => {
    const [own] = await find(coupons, { fundedBy: ["COMPANY"], owner: [1], status: ["ACTIVE"] })
    const { title, type, percent, value, startsAt, audience } = own!
    const wish = { title, type, percent, value, startsAt, audience, owner: 1 }
    const { body: theirs } = await ask(coupons, { ...wish, code: "DA-CASA", fundedBy: "PLATFORM" })
    const funded = async (as: Kind, fundedBy: string, code: string) => {
      const share = fundedBy === "SHARED" ? { platformShare: 5000 } : {}
      const given = { ...wish, ...share, code, fundedBy }
      const made = await api().ask("POST", coupons, { as, body: given })
      const saved = await api().ask("PUT", `${coupons}/${own!._id}`, {
        as,
        body: { fundedBy, ...share },
        headers: anyVersion,
      })
      return [made, saved].map(({ status, body }) => (status === 200 ? "yes" : body.issues?.[0]))
    }
    const refused = (as: Kind) => async () => {
      const line = { path: "body.fundedBy", code: "reserved", message: "Seu acesso não permite este valor." }
      const narrow = as === "restaurant"
      expect(await funded(as, "PLATFORM", "CEM")).toEqual([line, line])
      expect(await funded(as, "SHARED", "MEIO")).toEqual([line, line])
      const franchised = await funded(as, "FRANCHISE", `F-${as.toUpperCase()}`)
      expect(franchised).toEqual(narrow ? [line, line] : ["yes", "yes"])
      expect(await funded(as, "COMPANY", `C-${as.toUpperCase()}`)).toEqual(["yes", "yes"])
      const one = `${coupons}/${theirs._id}`
      const rows = { ids: [theirs._id] }
      for (const [method, path, body] of [
        ["PUT", one, { percent: 9000 }],
        ["POST", `${one}/move`, { to: "PAUSED" }],
        ["POST", `${one}/codes`, { prefix: "", count: 1 }],
        ["DELETE", one, undefined],
      ] as const) {
        const { status } = await api().ask(method, path, { as, body, headers: anyVersion })
        expect([as, method, path, status]).toEqual([as, method, path, 403])
      }
      const stays = { refused: [{ id: theirs._id, code: "forbidden" }] }
      const many = (path: string, body: object) => api().ask("POST", `${coupons}/${path}`, { as, body })
      expect((await many("move", { to: "PAUSED", rows })).body).toMatchObject({ moved: 0, ...stays })
      expect((await many("remove", rows)).body).toMatchObject({ removed: 0, ...stays })
    }
    await holding("restaurant", ["accessToCouponsCoupon"], refused("restaurant"))
    await refused("franchise")()
    await api().rows(
      `delete from coupons where code in ('DA-CASA', 'F-FRANCHISE', 'C-FRANCHISE', 'C-RESTAURANT')`,
    )
  })

  test("a license is assigned to a customer alone, who leaves it when it is available again", async () => {
    const path = "/partners/license"
    const of = { owner: 3, product: "APP", seats: 1, startsAt: "2020-01-31" }
    const [one, many] = [await ask(path, { ...of, key: "SO-UMA" }), await ask(path, { ...of, key: "MUITAS" })]
    const own = `${path}/${one.body._id}`
    const rows = { ids: [one.body._id, many.body._id] }
    const missing = { issues: [{ path: "body.customer", code: "required" }] }
    expect((await ask(`${own}/move`, { to: "ASSIGNED" })).body).toMatchObject(missing)
    expect((await ask(`${path}/move`, { to: "ASSIGNED", rows })).body.moved).toBe(0)
    const assigned = await ask(`${own}/assign`, { customer: "Padaria Sol" })
    expect(assigned.body.status).toBe("ASSIGNED")
    const put = (body: object) => api().ask("PUT", own, { as: "root", body, headers: anyVersion })
    expect((await put({ customer: null })).body).toMatchObject(missing)
    expect((await put({ plan: "Básico" })).body).toMatchObject({ customer: "Padaria Sol" })
    expect((await ask(`${own}/move`, { to: "AVAILABLE" })).body.customer).toBeNull()
    await ask(`${own}/assign`, { customer: "Padaria Lua" })
    expect((await ask(`${path}/move`, { to: "AVAILABLE", rows })).body.moved).toBe(2)
    const { body: past } = await api().ask("GET", `${own}/history`, { as: "root" })
    const left = { field: "customer", old: "Padaria Lua" }
    expect(past.items[0]).toMatchObject({ action: "STATUS", changes: [{ field: "status" }, left] })
    await api().rows("delete from licenses where key in ('SO-UMA', 'MUITAS')")
  })
}
