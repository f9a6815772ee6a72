import { expect, test } from "vitest"
import { dayAfter } from "../../../src/contract/companies/zonedTime.ts"
import { platformDay, valueAt } from "../../../src/contract/resource/datedItems.ts"
import { isUndone } from "../../../src/contract/resource/finishing.ts"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { contracts as contractList } from "../../../src/contract/resources/contracts.ts"
import { anyVersion, type Api, type Kind } from "../api.ts"

interface Row {
  readonly _id: number
  readonly [name: string]: unknown
}

/** What coupons and contracts do that other lists do not. */
export const tradeSuite = (api: () => Api) => {
  const ask = (path: string, body: unknown) => api().ask("POST", path, { as: "root", body })
  const find = async (path: string, filter: object, more: object = {}): Promise<ReadonlyArray<Row>> =>
    (await ask(`${path}/find`, { filter, pageSize: 100, ...more })).body.items
  const coupons = "/company/coupons"
  const contracts = "/company/contracts"

  test("contracts are found, sorted and filed by what is in force today, not by what was first agreed", async () => {
    const all = await find(contracts, {})
    const list = contractList as unknown as Resource
    const inForce = (row: Row, name: string) => Number(valueAt(list, row, name))
    expect(all.some((row) => inForce(row, "commission") !== row["commission"])).toBe(true)
    for (const name of ["commission", "monthlyFee"]) {
      const rows = await find(contracts, {}, { sortField: name, sortOrder: "desc" })
      const values = rows.map((row) => inForce(row, name))
      expect(values).toEqual(values.toSorted((one, other) => other - one))
      const order = { sortField: name, sortOrder: "desc", columns: ["id"] }
      const file = await ask(`${contracts}/export`, { filter: {}, ...order })
      expect(file.text.trim().split("\r\n").slice(1).map(Number)).toEqual(rows.map(({ _id }) => _id))
    }
    const found = await find(contracts, { commission: { to: 1100 } })
    expect(found).toEqual(all.filter((row) => inForce(row, "commission") <= 1100))
  })

  test("contracts are found that end within some days, and that somebody still has to sign", async () => {
    const all = await find(contracts, {})
    const list = contractList as unknown as Resource
    for (const days of [7, 30, 90]) {
      const soon = all.filter(({ endsAt, status, renewal }) => {
        const end = String(endsAt)
        const isOver = status === "CANCELED" || status === "ENDED"
        const ends = platformDay() <= end && end <= dayAfter(platformDay(), days)
        return ends && !isOver && renewal === "MANUAL"
      })
      expect(soon.length).toBeGreaterThan(0)
      expect(await find(contracts, { endingWithin: days })).toEqual(soon)
    }
    expect((await ask(`${contracts}/find`, { filter: { endingWithin: 8 } })).status).toBe(400)
    const unsigned = all.filter((row) => isUndone(list, (name) => row[name]))
    expect(new Set(unsigned.map(({ status }) => status))).toEqual(
      new Set(["DRAFT", "SENT", "PARTIALLY_SIGNED"]),
    )
    expect(await find(contracts, { undone: true })).toEqual(unsigned)
    expect(await find(contracts, { undone: false })).toEqual(all.filter((row) => !unsigned.includes(row)))
  })

  test("hundreds of coupons are made of one rule, each with a code of its own that counts once, and a stranger makes none", async () => {
    await api().rows(
      `insert into coupons_cities (record_id, target_id, position)
       select id, (select min(id) from cities), 0 from coupons where code = 'PIZZA15'`,
    )
    const [model] = await find(coupons, { search: "PIZZA15" })
    const codes = (body: object, as: Kind = "root") =>
      api().ask("POST", `${coupons}/${model!._id}/codes`, { as, body })
    for (const wrong of [
      { prefix: "natal ", count: 2 },
      { prefix: "", count: 1001 },
      { prefix: "", count: 0 },
    ])
      expect((await codes(wrong)).status).toBe(400)
    expect((await codes({ prefix: "", count: 2 }, "supermarket")).status).toBe(403)
    const { status, body } = await codes({ prefix: "NATAL-", count: 120 })
    expect(status).toBe(200)
    expect(new Set(body.codes).size).toBe(120)
    expect(body.codes.every((code: string) => /^NATAL-[2-9A-HJKMNP-Z]{8}$/.test(code))).toBe(true)
    const made = await find(coupons, { batch: "PIZZA15" })
    const others = await find(coupons, { batch: null }, { sortField: "id", sortOrder: "desc" })
    expect(others.length).toBeGreaterThan(0)
    expect(
      others.filter(({ batch }) => batch !== null),
      "without those generated",
    ).toEqual([])
    const { segments, cities, percent, owner } = model!
    expect(cities).toHaveLength(1)
    for (const one of made.slice(0, 3))
      expect(one).toMatchObject({ segments, cities, percent, owner, limitTotal: 1, used: 0, isPublic: false })
    const past = await api().ask("GET", `${coupons}/${made[0]!._id}/history`, { as: "root" })
    expect(past.body.items).toMatchObject([{ action: "CREATE" }])
    const codesOf = (id: number) => ask(`${coupons}/${id}/codes`, { prefix: "", count: 1 })
    expect((await codesOf(made[0]!._id)).body, "of a code").toMatchObject({ _tag: "MoveRefused" })
    const setModel = (status: string) =>
      api().rows(`update coupons set status = '${status}' where id = ${model!._id}`)
    await setModel("PAUSED")
    await codesOf(model!._id)
    expect(await find(coupons, { batch: "PIZZA15", status: ["PAUSED"] })).toHaveLength(1)
    await setModel("EXPIRED")
    expect((await codesOf(model!._id)).body).toMatchObject({ _tag: "MoveRefused", from: "EXPIRED" })
    await setModel("ACTIVE")
    const all = { filter: { batch: "PIZZA15" }, expected: 121 }
    const removed = await ask(`${coupons}/remove`, all)
    expect(removed.body).toMatchObject({ removed: 121 })
  })

  /** What comes of each act of somebody with these permissions and their kind's membership. */
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

  test("a contract that holds an email twice from earlier is saved; the signers alone are refused", async () => {
    const [draft] = await find(contracts, { status: ["DRAFT"] })
    await api().rows(
      `update contracts set signers = jsonb_build_array(signers -> 0, signers -> 0) where id = ${draft!._id}`,
    )
    const save = (body: object) =>
      api().ask("PUT", `${contracts}/${draft!._id}`, { as: "root", body: { ...body, version: 1 } })
    const signers = [1, 2].map(() => ({ name: "Ana", email: "ana@exemplo.test" }))
    expect((await save({ signers })).body.issues).toMatchObject([{ code: "repeated" }])
    expect((await save({ billingDay: 7 })).body).toMatchObject({ billingDay: 7 })
  })
}
