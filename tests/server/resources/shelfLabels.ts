import { expect, test } from "vitest"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import type { Api } from "../api.ts"
import { asking } from "./asking.ts"

/** Tests of the labels on a store's shelves. */
export const shelfLabelSuite = (api: () => Api, resources: ReadonlyArray<Resource>) => {
  const { ask } = asking(api, resources)
  const owner = 6
  const product = { owner, name: "Geleia", sellBy: "UNIT", unit: "UN", price: 1290 }
  const make = async () => await ask("POST", "/products", product)
  const save = async ({ _id, version }: { readonly _id: number; readonly version: number }, body: object) =>
    await ask("PUT", `/products/${_id}`, { ...body, version })

  test("a label is to be printed while the shelf says another price, and no longer", async () => {
    const { body: made } = await make()
    const read = async () => (await ask("GET", `/products/${made._id}`)).body
    const label = async () => (await read()).label
    const check = (price: number | null, how = {}) =>
      ask("POST", "/shelf-labels/check", { product: made._id, price }, how)
    const print = (price: number, clubPrice: number | null = null) =>
      ask("POST", "/shelf-labels/printed", { labels: [{ product: made._id, price, clubPrice }] })
    expect(await label()).toBe("NEW")
    expect((await check(1290)).body).toEqual({ price: 1290, isRight: true })
    expect(await label()).toBeNull()
    expect((await save(await read(), { price: 1390 })).body.label).toBe("PRICE")
    expect((await print(1290)).body).toEqual({ count: 1 })
    expect(await label()).toBe("PRICE")
    expect((await save(await read(), { price: 1290 })).body.label).toBeNull()
    expect((await save(await read(), { promoPrice: 990 })).body.label).toBe("PROMO")
    const ended = { promoFrom: "2020-01-01T00:00:00Z", promoUntil: "2020-02-01T00:00:00Z" }
    expect((await save(await read(), ended)).body.label).toBeNull()
    expect((await save(await read(), { clubPrice: 1190 })).body.label).toBe("PRICE")
    expect((await print(1290, 1190), await label())).toBeNull()
    expect((await check(1190)).body).toEqual({ price: 1290, isRight: false })
    const { version } = await read()
    const query = { filter: { label: ["CHECKED"], owner: [owner] } }
    const found = await ask("POST", "/products/find", query)
    expect(found.body.items.map(({ _id }: { readonly _id: number }) => _id)).toContain(made._id)
    expect((await check(null), await label())).toBe("CHECKED")
    await print(1290, 1190)
    expect(await read()).toMatchObject({ label: null, version })
    await api().rows(`update products set price = 1590 where id = ${made._id} returning id`)
    expect(await label()).toBe("PRICE")
  })

  test("the label of another store's product is nobody's to note", async () => {
    const { body: made } = await make()
    const how = { as: "restaurant" } as const
    const body = { product: made._id, price: 1 }
    const checked = await ask("POST", "/shelf-labels/check", body, how)
    const labels = [{ product: made._id, price: 1, clubPrice: null }]
    const printed = await ask("POST", "/shelf-labels/printed", { labels }, how)
    expect([403, 404]).toContain(checked.status)
    expect(printed.status === 403 || printed.body.count === 0).toBe(true)
    expect((await ask("GET", `/products/${made._id}`)).body.label).toBe("NEW")
    expect((await ask("POST", "/shelf-labels/check", { ...body, price: -1 })).status).toBe(400)
    expect((await ask("POST", "/shelf-labels/check", { ...body, product: 999_999_999 })).status).toBe(404)
  })

  test("a product whose label nobody knows keeps the one of before when its price moves", async () => {
    const { body: made } = await make()
    await api().rows(`delete from shelf_labels where product_id = ${made._id} returning product_id`)
    expect((await ask("GET", `/products/${made._id}`)).body.label).toBeNull()
    const saved = await save(made, { price: 1390 })
    expect(saved.body.label).toBe("PRICE")
    expect((await save(saved.body, { price: 1290 })).body.label).toBeNull()
  })
}
