import { expect, test } from "vitest"
import { deleteExpired } from "../../../host/server/db/expiring.ts"
import { described } from "../../../host/server/db/described/described.ts"
import { expiredImports } from "../../../host/server/importing/expiredImports.ts"
import { importJob } from "../../../host/server/importing/importJob.ts"
import { sliceRows } from "../../../host/server/importing/planning.ts"
import { priceSlices } from "../../../host/server/products/pricing/priceSlices.ts"
import { contextsOf } from "../../../host/server/resource/context.ts"
import { sourcesOf } from "../../../host/server/resource/sources.ts"
import type { PlannedRow } from "../../../src/contract/importing/importRun.ts"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import type { Api } from "../api.ts"
import { asking } from "./asking.ts"
import { importCalls, type ImportedLine } from "./importCalls.ts"

/** Tests of imports: planned by the same statements that write, each row once, and taken back. */
export const importSuite = (api: () => Api, resources: ReadonlyArray<Resource>) => {
  const { ask } = asking(api, resources)
  const owner = 6
  const base = { sellBy: "UNIT", unit: "UN" }
  const { begin, plan } = importCalls(ask)
  const ended = async (id: number) =>
    await expect
      .poll(async () => (await ask("GET", `/import/${id}`)).body.status, { timeout: 20_000, interval: 100 })
      .toMatch(/^(DONE|UNDONE|STOPPED)$/)
      .then(async () => (await ask("GET", `/import/${id}`)).body)
  const apply = async (id: number, ticked: ReadonlyArray<number> = []) => {
    const answer = await ask("POST", `/import/${id}/apply`, { ticked })
    expect(answer.status, answer.text).toBe(200)
    return await ended(id)
  }
  const rowsOf = async (id: number, query = "") =>
    (await ask("GET", `/import/${id}/rows?pageOut=100${query}`)).body.items
  const count = async (sku: string) =>
    Number((await api().rows(`select count(*) as n from products where sku like '${sku}%'`))[0]!["n"])
  const product = (line: number, sku: string, more: object = {}): ImportedLine => ({
    line,
    values: { ...base, name: `Importado ${sku}`, sku, price: 1000, ...more },
  })

  test("a plan writes nothing, what is applied is told in the history, and a file imported again changes nothing", async () => {
    const rows = Array.from({ length: 700 }, (_, at) => product(at + 2, `PLAN-${at}`))
    const id = await begin(rows)
    expect(await plan(id)).toMatchObject({ created: 700, refused: 0, open: 0 })
    expect(await count("PLAN-")).toBe(0)
    expect(await apply(id)).toMatchObject({ status: "DONE", written: 700 })
    expect(await count("PLAN-")).toBe(700)
    const [first] = await rowsOf(id)
    const history = await ask("GET", `/products/${first.record._id}/history`)
    expect(history.body.items).toMatchObject([{ action: "CREATE" }])
    expect(await plan(await begin(rows))).toMatchObject({ created: 0, updated: 0, unchanged: 700 })
    expect(await ask("POST", `/import/${id}/rows`, { rows: rows.slice(0, 1) })).toMatchObject({ status: 409 })
    expect((await ask("POST", `/import/${id}/undo`)).status).toBe(200)
    expect(await ended(id)).toMatchObject({ status: "UNDONE", undone: 700 })
    expect(await count("PLAN-")).toBe(0)
  })

  test("a column left out changes nothing; prices are kept by the database, and undoing leaves what was changed since", async () => {
    const made = await begin([product(2, "UPD-1", { brand: "Serra" }), product(3, "UPD-2")])
    await plan(made)
    await apply(made)
    const id = await begin([
      { line: 2, values: { sku: "UPD-1", price: 1050 } },
      { line: 3, values: { sku: "UPD-2", price: 1090 } },
    ])
    expect(await plan(id)).toMatchObject({ updated: 2, asked: 0 })
    await apply(id)
    const [one, two] = await rowsOf(id)
    expect(one).toMatchObject({ step: "WRITTEN", changes: [{ field: "price", old: 1000, new: 1050 }] })
    const row = (await ask("GET", `/products/${one.record._id}`)).body
    expect(row).toMatchObject({ price: 1050, brand: "Serra", name: "Importado UPD-1", version: 2 })
    const changes = await api().rows(`select * from price_changes where product = ${one.record._id}`)
    expect(changes).toHaveLength(1)
    const other = (await ask("GET", `/products/${two.record._id}`)).body
    await ask("PUT", `/products/${other._id}`, { price: 1100, version: other.version })
    await ask("POST", `/import/${id}/undo`)
    expect(await ended(id)).toMatchObject({ undone: 1, kept: 1 })
    expect((await ask("GET", `/products/${one.record._id}`)).body.price).toBe(1000)
    expect((await ask("GET", `/products/${two.record._id}`)).body.price).toBe(1100)
    expect(await rowsOf(id)).toMatchObject([
      { step: "UNDONE" },
      { step: "KEPT", problems: [{ code: "stale" }] },
    ])
  })

  test("each row that cannot enter says why by its field, and the others enter", async () => {
    const known = await begin([product(2, "BAD-K", { ean: "7891000100103" }), product(3, "BAD-L")])
    await plan(known)
    await apply(known)
    const id = await begin([
      product(2, "BAD-1"),
      product(3, "BAD-2", { ean: "7891234567890" }),
      product(4, "BAD-3", { price: -1 }),
      { line: 5, values: { ...base, name: "Sem preço", sku: "BAD-4" } },
      product(6, "BAD-5", { nada: 1 }),
      product(7, "BAD-6", { department: 999_999 }),
      product(8, "BAD-7"),
      product(9, "BAD-7", { price: 2000 }),
      product(10, "BAD-L", { ean: "7891000100103" }),
      { line: 11, values: { sku: "BAD-K", price: 100 } },
      product(12, "BAD-8", { price: 0 }),
    ])
    expect(await plan(id)).toMatchObject({ created: 2, updated: 1, refused: 8, asked: 2 })
    const found = await rowsOf(id, "&outcome=REFUSED")
    expect(
      found.map(({ line, problems }: PlannedRow) => [line, problems[0]?.path, problems[0]?.code]),
    ).toEqual([
      [3, "ean", "format"],
      [4, "price", "range"],
      [5, "price", "required"],
      [6, "nada", "unknown"],
      [7, "department", "reference"],
      [8, "", "line"],
      [9, "", "line"],
      [10, "", "several"],
    ])
    expect(await rowsOf(id, "&outcome=ASKED")).toMatchObject([
      { line: 11, isTicked: false, problems: [{ path: "price", code: "jumps" }] },
      { line: 12, isTicked: false, problems: [{ path: "price", code: "zero" }] },
    ])
    await ask("POST", `/import/${id}/rows`, { rows: [product(3, "BAD-2", { ean: "7891000053508" })] })
    expect((await ask("POST", `/import/${id}/apply`, { ticked: [] })).status, "the plan is void").toBe(409)
    expect(await plan(id)).toMatchObject({ created: 3, refused: 7 })
    expect(await apply(id, [11])).toMatchObject({ written: 3 })
    expect(await count("BAD-2")).toBe(1)
    expect(await count("BAD-8")).toBe(0)
  })

  test("what somebody changed after the plan is left as it is", async () => {
    const made = await begin([product(2, "STALE-1")])
    await plan(made)
    await apply(made)
    const id = await begin([{ line: 2, values: { sku: "STALE-1", price: 1010 } }, product(3, "STALE-2")])
    await plan(id)
    const [{ record }] = await rowsOf(id)
    const row = (await ask("GET", `/products/${record._id}`)).body
    await ask("PUT", `/products/${record._id}`, { price: 1020, version: row.version })
    await ask("POST", "/products", { ...base, owner, name: "Outro", sku: "STALE-2", price: 500 })
    expect(await apply(id)).toMatchObject({ written: 0, refused: 2 })
    expect((await ask("GET", `/products/${record._id}`)).body.price).toBe(1020)
  })

  test("a process that takes over goes on behind the last slice, and each row is written once", async () => {
    const { db } = api().server.store!
    const id = await begin(Array.from({ length: 500 }, (_, at) => product(at + 2, `KILL-${at}`)))
    await plan(id)
    await api().rows(`update imports set status = 'RUNNING', applied_at = now() where id = ${id}`)
    const { run } = importJob(db, contextsOf(described, sourcesOf(described)), priceSlices)
    expect(await run(`imports/${id}`, () => true), "it was stopped after a slice").toBeInstanceOf(Date)
    expect(await count("KILL-")).toBe(sliceRows)
    const died = db.transaction(async (tx) => {
      await importJob(tx, contextsOf(described, sourcesOf(described)), priceSlices).run(
        `imports/${id}`,
        () => true,
      )
      throw new Error("killed")
    })
    await expect(died).rejects.toThrow("killed")
    expect(await count("KILL-"), "what was under way when it died").toBe(sliceRows)
    expect(await run(`imports/${id}`, () => false)).toBeUndefined()
    expect((await ask("GET", `/import/${id}`)).body).toMatchObject({ status: "DONE", written: 500 })
    expect(await count("KILL-")).toBe(500)
  })

  test("rows are gone once an import can no longer be undone", async () => {
    const id = await begin([product(2, "OLD-1")])
    await plan(id)
    await apply(id)
    await api().rows(`update imports set applied_at = now() - interval '15 days' where id = ${id}`)
    expect((await ask("POST", `/import/${id}/undo`)).status).toBe(409)
    await deleteExpired(api().server.store!.db, [expiredImports])
    expect((await ask("GET", `/import/${id}`)).body).toMatchObject({ rows: 0, status: "DONE" })
    expect(await count("OLD-1")).toBe(1)
  })

  test("nobody imports into a list they may not write, nor touches another company's records or imports", async () => {
    const id = await begin([product(2, "TRUST-1")])
    await plan(id)
    await apply(id)
    const [{ record }] = await rowsOf(id)
    const as = "supermarket"
    expect((await api().ask("GET", `/import/${id}`, { as })).status).toBe(404)
    const begun = (list: string, more: object = {}) =>
      api().ask("POST", "/import", { as, body: { list, fileName: "a.csv", ...more } })
    expect((await begun("jobs")).status).toBe(404)
    expect((await begun("banks")).status).toBe(403)
    expect((await begun("products", { owner })).status).toBe(422)
    const own = (await begun("products")).body._id
    const rows = [
      { line: 2, values: { _id: record._id, price: 1 } },
      { line: 3, values: { ...base, name: "Meu", price: 100, similar: [record._id] } },
      { line: 4, values: { ...base, name: "Meu", price: 100, owner } },
      { line: 5, values: { sku: "TRUST-1", price: 1 } },
    ]
    await api().ask("POST", `/import/${own}/rows`, { as, body: { rows } })
    const planned = await api().ask("POST", `/import/${own}/plan`, { as })
    expect(planned.body).toMatchObject({ refused: 4, created: 0, updated: 0 })
  })
}
