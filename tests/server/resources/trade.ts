import { expect, test } from "vitest"
import { dayAfter } from "../../../src/contract/companies/zonedTime.ts"
import { platformDay, valueAt } from "../../../src/contract/resource/datedItems.ts"
import { isUndone } from "../../../src/contract/resource/finishing.ts"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { contracts as contractList } from "../../../src/contract/resources/contracts.ts"
import type { Api, Kind } from "../api.ts"

interface Row {
  readonly _id: number
  readonly [name: string]: unknown
}

/** Tests particular to coupons and contracts. */
export const tradeSuite = (api: () => Api) => {
  const ask = (path: string, body: unknown) => api().ask("POST", path, { as: "root", body })
  const find = async (path: string, filter: object, more: object = {}): Promise<ReadonlyArray<Row>> =>
    (await ask(`${path}/find`, { filter, pageSize: 100, ...more })).body.items
  const coupons = "/company/coupons"
  const contracts = "/company/contracts"

  test("contracts are found, sorted and filed by what is in force today, not by what was first agreed", async () => {
    const all = await find(contracts, {})
    const list: Resource = contractList
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
    const list: Resource = contractList
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

  test("a coupon that orders name stays with them, by itself and among many", async () => {
    const [used] = await api().rows(
      "select coupon_id::int as id, count(*)::int as count from orders where coupon_id is not null group by 1 limit 1",
    )
    const alone = await api().ask("DELETE", `${coupons}/${used!["id"]}`, { as: "root" })
    expect(alone.body).toMatchObject({ _tag: "RecordInUse", by: "orders", count: used!["count"] })
    const id = used!["id"]
    expect((await ask(`${coupons}/remove`, { ids: [id] })).body).toEqual({
      removed: 0,
      refused: [{ id, code: "kept_for_orders" }],
    })
  })

  test("a contract somebody ends has today for its last day, whatever it said, also among many", async () => {
    const running = await find(contracts, { status: ["ACTIVE"] })
    const [one, other] = running.filter(({ renewal }) => renewal === "AUTO")
    const end = { to: "ENDED" }
    const alone = await ask(`${contracts}/${one!._id}/move`, end)
    expect(alone.body).toMatchObject({ status: "ENDED", endsAt: platformDay() })
    await ask(`${contracts}/move`, { ...end, rows: { ids: [other!._id] } })
    const after = await find(contracts, { status: ["ENDED"] })
    expect(after.find(({ _id }) => _id === other!._id)).toMatchObject({ endsAt: platformDay() })
    await api().rows(
      `update contracts set status = 'ACTIVE', ends_at = null where id in (${one!._id}, ${other!._id})`,
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
