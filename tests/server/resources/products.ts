import { expect, test } from "vitest"
import { marginOf, type Priced, unitPriceOf } from "../../../src/contract/products/productFigures.ts"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import type { Api } from "../api.ts"
import { bytes, fileCalls } from "../fileCalls.ts"
import { asking } from "./asking.ts"

/** Tests particular to the list of products. */
export const productSuite = (api: () => Api, resources: ReadonlyArray<Resource>) => {
  const { ask } = asking(api, resources)
  const owner = 6
  const product = { owner, name: "Geleia", sellBy: "UNIT", unit: "UN", price: 1290 }
  const make = async (more: object = {}) => await ask("POST", "/products", { ...product, ...more })
  const save = async ({ _id, version }: { readonly _id: number; readonly version: number }, body: object) =>
    await ask("PUT", `/products/${_id}`, { ...body, version })

  test("a barcode is one of the store, however many zeros stand before it, and none of its scale", async () => {
    const made = await make({ ean: "0012345678905" })
    expect(made.body.ean).toBe("012345678905")
    const again = await make({ ean: "00012345678905" })
    expect([again.status, again.body.code, again.body.field]).toEqual([409, "value_taken", "ean"])
    expect((await make({ ean: "12345678905", owner: 1 })).body.issues).toMatchObject([{ path: "body.ean" }])
    expect((await make({ ean: "012345678905", owner: 1 })).status).toBe(200)
    expect((await make({ ean: "2012345000005" })).body.issues).toMatchObject([{ code: "format" }])
    expect((await make({ ean: "7891234567890" })).body.issues).toMatchObject([{ code: "format" }])
    const none = [await make({ ean: "SEM GTIN" }), await make({ ean: "0000000000000" })]
    expect(none.map(({ status, body }) => [status, body.ean])).toEqual([
      [200, null],
      [200, null],
    ])
  })

  test("a search finds a product by each of its barcodes, and by nothing else of theirs", async () => {
    const made = await make({ moreEans: [{ code: "17891000065768", factor: 12 }, { code: "0000096385074" }] })
    const found = async (search: string) => {
      const { body } = await ask("POST", "/products/find", { filter: { search }, sortField: "id" })
      return body.items.some(({ _id }: { readonly _id: number }) => _id === made.body._id)
    }
    const searches = ["17891000065768", "96385074", "789100006576", "factor", "17891000065775"]
    expect(await Promise.all(searches.map(found))).toEqual([true, true, true, false, false])
    const saved = await save(made.body, { moreEans: [] })
    expect([saved.status, await found("17891000065768")]).toEqual([200, false])
  })

  test("a code of the scale counts without its zeros, and fiscal codes without their points", async () => {
    const made = await make({ scaleCode: "00042", ncm: "2007.99.10", cest: "17.049.00" })
    expect([made.body.scaleCode, made.body.ncm, made.body.cest]).toEqual(["42", "20079910", "1704900"])
    expect((await make({ scaleCode: "42" })).body).toMatchObject({ code: "value_taken", field: "scaleCode" })
    expect((await make({ ncm: "2007991" })).body.issues).toMatchObject([{ path: "body.ncm" }])
  })

  test("products without a barcode, and with or without pictures, are found", async () => {
    const picture = await fileCalls(api).send("root", bytes.png, "geleia.png")
    const [without, coded] = [await make(), await make({ ean: "7893000420014" })]
    const shown = await make({ images: [Number(picture.body._id)] })
    const ids = async (filter: object) => {
      const query = { filter, sortField: "id", sortOrder: "desc", pageSize: 100 }
      const { body } = await ask("POST", "/products/find", query)
      return body.items.map(({ _id }: { _id: number }) => _id)
    }
    const none = await ids({ ean: null })
    expect([none.includes(without.body._id), none.includes(coded.body._id)]).toEqual([true, false])
    const [some, bare] = [await ids({ images: true }), await ids({ images: false })]
    expect(bare).toEqual(expect.arrayContaining([without.body._id, coded.body._id]))
    expect([some.includes(shown.body._id), bare.includes(shown.body._id)]).toEqual([true, false])
    expect(bare.filter((id: number) => some.includes(id))).toEqual([])
  })

  test("promotion, club and prices by quantity are below the price", async () => {
    const wrong = await make({ promoPrice: 1290, clubPrice: 1300, wholesale: [{ minQty: 6, each: 1290 }] })
    expect(wrong.body.issues).toMatchObject([
      { path: "body.promoPrice", code: "limit" },
      { path: "body.clubPrice", code: "limit" },
      { path: "body.wholesale.0.each", code: "limit" },
    ])
    const made = await make({ wholesale: [{ minQty: 6, each: 1190 }] })
    expect(made.body.wholesale).toEqual([{ minQty: 6, each: 1190 }])
    const twice = [
      { minQty: 6, each: 1190 },
      { minQty: 6, each: 1090 },
    ]
    expect((await save(made.body, { wholesale: twice })).body.issues).toMatchObject([{ code: "repeated" }])
  })

  test("what is charged by weight tells its weight, and what is not has none", async () => {
    const piece = { sellBy: "UNIT_BY_WEIGHT", unit: "KG" }
    expect((await make(piece)).body.issues).toMatchObject([{ path: "body.averageGrams", code: "required" }])
    const made = await make({ ...piece, averageGrams: 1400, weightStep: 50 })
    const plain = await save(made.body, { sellBy: "UNIT" })
    expect([plain.body.averageGrams, plain.body.weightStep]).toEqual([null, null])
  })

  test("at zero it is out of stock, and comes back where it was the count that took it off sale", async () => {
    const made = await make({ stock: 0 })
    expect(made.body.status).toBe("OUT_OF_STOCK")
    const more = await save(made.body, { stock: 2.5 })
    expect(more.body.status).toBe("ACTIVE")
    const moved = await ask("POST", `/products/${made.body._id}/move`, { to: "OUT_OF_STOCK" })
    expect(moved.body.status).toBe("OUT_OF_STOCK")
    const counted = await save(moved.body, { stock: 9 })
    expect(counted.body.status).toBe("OUT_OF_STOCK")
  })

  test("price per measure and margin are the same in the database and in the contract", async () => {
    const found = await ask("POST", "/products/find", { filter: {}, pageSize: 100 })
    const now = Date.now()
    const figures = (one: Priced) => ({ unitPrice: unitPriceOf(one, now), margin: marginOf(one, now) })
    const rows: ReadonlyArray<Priced> = found.body.items
    expect(rows.length).toBeGreaterThan(60)
    expect(rows).toMatchObject(rows.map(figures))
    const odd = [
      { netContent: 7, contentUnit: "G", price: 333, cost: 1000 },
      { netContent: 350, contentUnit: "ML", price: 459, promoPrice: 399, promoUntil: "2020-01-01T00:00:00Z" },
      { netContent: 12, contentUnit: "UN", price: 0, cost: 5 },
      { sellBy: "WEIGHT", unit: "G", price: 12 },
      { promoPrice: 990, cost: 990 },
    ]
    for (const more of odd) {
      const { body } = await make(more)
      expect(body).toMatchObject(figures(body))
    }
  })

  test("every change of price, cost, stock and status is kept, with who made it and whoever wrote", async () => {
    const { body: made } = await make({ cost: 700 })
    const changesOf = async () => {
      const query = { filter: { product: [made._id] }, sortField: "id", sortOrder: "asc" }
      const { body } = await ask("POST", "/price-changes/find", query)
      return body.items.map(({ field, before, after, statusAfter, actor }: Record<string, unknown>) => [
        field,
        before ?? null,
        after ?? statusAfter,
        (actor as { readonly label: string } | null)?.label ?? null,
      ])
    }
    expect(await changesOf()).toEqual([])
    const saved = await save(made, { price: 1390, cost: 700, promoPrice: 1199, name: "Geleia de uva" })
    await ask("POST", "/products/move", { rows: { ids: [made._id] }, to: "INACTIVE" })
    const [kept] = await api().rows(
      `update products set stock = 0.5, price = 1249 where id = ${made._id} returning id`,
    )
    expect(kept?.["id"]).toBe(made._id)
    const { label } = (await ask("GET", `/products/${made._id}/history`)).body.items[0].actor
    expect(await changesOf()).toEqual([
      ["PRICE", 12.9, 13.9, label],
      ["PROMO", null, 11.99, label],
      ["STATUS", null, "INACTIVE", label],
      ["PRICE", 13.9, 12.49, null],
      ["STOCK", null, 0.5, null],
    ])
    const stale = await save(made, { price: 1290 })
    expect([stale.status, saved.status]).toEqual([412, 200])
    expect((await ask("POST", "/price-changes", { name: "x" })).status).toBe(404)
  })

  test("ten thousand prices change in one statement, each kept once", async () => {
    const company = `(select company_id, application_id from products limit 1) s`
    await api().rows(`insert into products (application_id, company_id, name, status, price, sell_by, unit)
      select s.application_id, s.company_id, 'Massa ' || n, 'INACTIVE', n, 'UNIT', 'UN' from ${company}, generate_series(1, 10000) n`)
    const start = performance.now()
    await api().rows("update products set price = price + 10 where name like 'Massa %'")
    const elapsed = performance.now() - start
    const [counted] = await api().rows(
      "select count(*)::int as n from price_changes where name like 'Massa %'",
    )
    await api().rows("delete from products where name like 'Massa %'")
    expect(counted?.["n"]).toBe(10_000)
    expect(elapsed).toBeLessThan(30_000)
    if (process.env["FIGURES"])
      process.stdout.write(`10,000 prices with history: ${Math.round(elapsed)} ms\n`)
  })
}
