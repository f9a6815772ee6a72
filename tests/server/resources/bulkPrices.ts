import { expect, test } from "vitest"
import type { PlannedPrice } from "../../../src/contract/products/pricing/catalogPrices.ts"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import type { Numbered } from "../../../src/contract/wire/recordId.ts"
import type { Api } from "../api.ts"
import { asking } from "./asking.ts"

type Row = Numbered<PlannedPrice>

/** Tests of many prices that change at once: planned, written with their history, and given back. */
export const bulkPriceSuite = (api: () => Api, resources: ReadonlyArray<Resource>) => {
  const { ask } = asking(api, resources)
  const base = { owner: 6, sellBy: "UNIT", unit: "UN" }
  const make = async (name: string, more: object = {}) => {
    const { body } = await ask("POST", "/products", { ...base, name, brand: name, price: 1000, ...more })
    return body as { readonly _id: number; readonly version: number }
  }
  const rule = (change: object, more: object = {}) => ({ change, ending: "NONE", target: "PRICE", ...more })
  const percent = (hundredths: number) => rule({ kind: "PERCENT", percent: hundredths })
  const plan = async (products: object, of: object) =>
    await ask("POST", "/catalog/prices/plan", { products, rule: of })
  const rowsOf = (rows: ReadonlyArray<Row>) =>
    rows.flatMap(({ _id, version, after }) => (after === null ? [] : [{ _id, version, price: after }]))
  const apply = async (rows: ReadonlyArray<object>, more: object = {}) =>
    await ask("POST", "/catalog/prices/apply", { target: "PRICE", rows, ...more })
  const ended = async (id: number) => {
    const status = async () => (await ask("GET", `/import/${id}`)).body.status
    await expect.poll(status, { timeout: 20_000, interval: 100 }).toMatch(/^(DONE|UNDONE|STOPPED)$/)
    return (await ask("GET", `/import/${id}`)).body
  }
  const product = async (id: number) => (await ask("GET", `/products/${id}`)).body

  test("a plan writes nothing; what is applied is told in both histories, and goes back", async () => {
    const [one, other] = [await make("Preço A", { cost: 800 }), await make("Preço A", { price: 2851 })]
    const planned = await plan({ filter: { search: "Preço A" }, expected: 2 }, percent(600))
    expect(planned.body).toMatchObject({
      limits: { maxJump: 1000, minMargin: null },
      rows: [
        { _id: one._id, price: 1000, after: 1060, marginBefore: 2000, marginAfter: 2453, problem: null },
        { _id: other._id, price: 2851, after: 3022, marginBefore: null, marginAfter: null },
      ],
    })
    expect((await product(one._id)).price).toBe(1000)
    const run = await apply(rowsOf(planned.body.rows))
    expect([run.status, run.body.undoUntil === null]).toEqual([200, false])
    expect(await ended(run.body._id)).toMatchObject({ status: "DONE", updated: 2, written: 2 })
    expect(await product(one._id)).toMatchObject({ price: 1060, version: one.version + 1 })
    const history = await ask("GET", `/products/${one._id}/history`)
    expect(history.body.items[0]).toMatchObject({
      action: "UPDATE",
      changes: [{ field: "price", old: 1000, new: 1060 }],
    })
    const kept = await ask("POST", "/price-changes/find", {
      filter: { product: [one._id] },
      sortField: "id",
      sortOrder: "desc",
    })
    expect(kept.body.items[0]).toMatchObject({ field: "PRICE", before: 10, after: 10.6 })
    expect(kept.body.items[0].actor._id).toBeDefined()
    const now = await product(other._id)
    await ask("PUT", `/products/${other._id}`, { price: 3100, version: now.version })
    expect((await ask("POST", `/import/${run.body._id}/undo`)).status, "an import is something else").toBe(
      404,
    )
    expect((await ask("POST", `/catalog/prices/${run.body._id}/undo`)).status).toBe(200)
    expect(await ended(run.body._id)).toMatchObject({ status: "UNDONE", undone: 1, kept: 1 })
    expect([(await product(one._id)).price, (await product(other._id)).price]).toEqual([1000, 3100])
  })

  test("a price somebody saved after the plan stays, and a change is taken back for a day", async () => {
    const one = await make("Preço B")
    const { body } = await plan({ ids: [one._id] }, percent(500))
    await ask("PUT", `/products/${one._id}`, { price: 990, version: one.version })
    const run = await apply(rowsOf(body.rows))
    expect(await ended(run.body._id)).toMatchObject({ status: "DONE", written: 0, refused: 1 })
    expect((await ask("GET", `/import/${run.body._id}/rows`)).body.items).toMatchObject([
      { problems: [{ code: "stale" }], record: { _id: one._id } },
    ])
    await api().rows(
      `update imports set applied_at = now() - interval '25 hours' where id = ${run.body._id as number}`,
    )
    expect((await ask("POST", `/catalog/prices/${run.body._id}/undo`)).status).toBe(409)
  })

  test("other prices stay lower, below cost is asked about, and a jump is told", async () => {
    const sold = await make("Preço C", { promoPrice: 950, cost: 900 })
    const [row] = (await plan({ ids: [sold._id] }, percent(-500))).body.rows
    expect(row).toMatchObject({ after: 950, problem: "NOT_ABOVE" })
    const stopped = await apply([{ _id: sold._id, version: sold.version, price: 950 }])
    expect(await ended(stopped.body._id)).toMatchObject({ written: 0, refused: 1 })
    const cheap = await make("Preço D", { cost: 900 })
    const [low] = (await plan({ ids: [cheap._id] }, percent(-2000))).body.rows
    expect(low).toMatchObject({ after: 800, warnings: ["JUMP", "BELOW_COST"] })
    const asked = await apply(rowsOf([low]))
    expect([asked.status, asked.body.code, asked.body.count]).toEqual([409, "below_cost", 1])
    const sure = await apply(rowsOf([low]), { belowCost: true })
    expect(await ended(sure.body._id)).toMatchObject({ written: 1 })
  })

  test("the limits are those of the store, and a count that is no longer right is told", async () => {
    const one = await make("Preço E", { cost: 900 })
    const put = async (key: string, value: number | null) => {
      const at = { scope: "COMPANY", id: "6" }
      const path = `/settings/${key}?${new URLSearchParams(at).toString()}`
      const states = (await ask("GET", `/settings?${new URLSearchParams(at).toString()}`)).body
      const { version } = states.find((state: { readonly key: string }) => state.key === key)
      expect((await ask("PUT", path, { value, version })).status).toBe(200)
    }
    await put("catalog.maxPriceJump", 3)
    await put("catalog.minMargin", 15)
    const { body } = await plan({ ids: [one._id] }, percent(500))
    await put("catalog.maxPriceJump", null)
    await put("catalog.minMargin", null)
    expect(body.limits).toEqual({ maxJump: 300, minMargin: 1500 })
    expect(body.rows[0]).toMatchObject({ warnings: ["JUMP", "BELOW_FLOOR"] })
    const counted = await plan({ filter: { search: "Preço E" }, expected: 7 }, percent(500))
    expect([counted.status, counted.body.code, counted.body.count]).toEqual([409, "count_changed", 1])
  })

  test("sale prices count from the usual one, and nobody reaches the products of other stores", async () => {
    const one = await make("Preço F", { price: 2851 })
    const sale = { target: "PROMO", ending: "C90" }
    const [row] = (await plan({ ids: [one._id] }, rule({ kind: "PERCENT", percent: -1000 }, sale))).body.rows
    expect(row).toMatchObject({ after: 2590, marginBefore: null, problem: null, warnings: [] })
    const run = await apply(rowsOf([row]), { target: "PROMO" })
    expect(await ended(run.body._id)).toMatchObject({ written: 1 })
    expect(await product(one._id)).toMatchObject({ price: 2851, promoPrice: 2590 })
    await ask("POST", `/catalog/prices/${run.body._id}/undo`)
    expect(await ended(run.body._id)).toMatchObject({ undone: 1 })
    expect((await product(one._id)).promoPrice).toBeNull()
    const foreign = { as: "restaurant" } as const
    const seen = await ask(
      "POST",
      "/catalog/prices/plan",
      { products: { ids: [one._id] }, rule: percent(100) },
      foreign,
    )
    expect([200, 403]).toContain(seen.status)
    if (seen.status === 200) expect(seen.body.rows).toEqual([])
  })

  test("last month's orders are counted at the prices of now and at the others, by product, barcode or code", async () => {
    const one = await make("Preço G", { cost: 600, sku: "SIM-1" })
    const other = await make("Preço G", { price: 2000, ean: "7891000315507" })
    const order = async (items: ReadonlyArray<object>, status = "FINISHED") => {
      const total = items.reduce((sum, item) => sum + Number((item as { totalCents: number }).totalCents), 0)
      await api().rows(`insert into orders (company_id, status, placed_at, total_cents, items)
        values (6, '${status}',
          date_trunc('month', now() at time zone 'America/Sao_Paulo') at time zone 'America/Sao_Paulo' - interval '3 days',
          ${total}, '${JSON.stringify(items)}')`)
    }
    const line = (quantity: number, unitPriceCents: number, more: object) => ({
      name: "x",
      quantity,
      unitPriceCents,
      totalCents: quantity * unitPriceCents,
      ...more,
    })
    await order([line(2, 900, { ref: { kind: "PRODUCT", _id: one._id } }), line(1, 500, { sku: "NONE" })])
    await order([line(1, 1000, { sku: "SIM-1" }), line(1, 2000, { ean: "7891000315507" })])
    await order([line(5, 1000, { sku: "SIM-1" })], "CANCELED")
    const at = { scope: "COMPANY", id: "6" }
    const query = new URLSearchParams(at).toString()
    const put = async (value: number | null) => {
      const states = (await ask("GET", `/settings?${query}`)).body
      const { version } = states.find(({ key }: { readonly key: string }) => key === "orders.minimum")
      await ask("PUT", `/settings/orders.minimum?${query}`, { value, version })
    }
    await put(2600)
    const rows = [
      { _id: one._id, version: one.version, price: 1200 },
      { _id: other._id, version: other.version, price: 2100 },
    ]
    const simulated = await ask("POST", "/catalog/prices/simulation", { target: "PRICE", rows })
    await put(null)
    expect(simulated.body).toMatchObject({
      orders: 2,
      salesBefore: 2 * 1000 + 1000 + 2000,
      salesAfter: 2 * 1200 + 1200 + 2100,
      marginBefore: 4000,
      marginAfter: 5000,
      reach: 1,
      fall: 0,
    })
    expect(simulated.body.month).toMatch(/^\d{4}-\d\d$/)
  })
}
