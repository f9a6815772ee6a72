import { expect, test } from "vitest"
import type { OrderItem } from "../../../src/contract/orders/order.ts"
import { shelfOf } from "../../../src/contract/orders/shelfOf.ts"
import { type ShelfProduct, shelfOfProducts } from "../../../src/contract/orders/shelfOfProducts.ts"
import { maxShelf } from "../../../src/contract/orders/shelf.ts"
import { hasBarcode } from "../../../src/contract/products/hasBarcode.ts"
import type { RowOf } from "../../../src/contract/resource/resource.ts"
import { rowSchema } from "../../../src/contract/resource/schemas.ts"
import { products } from "../../../src/contract/resources/products.ts"
import { read } from "../../../src/contract/wire/read.ts"

const item = (name: string, more: Partial<OrderItem> = {}): OrderItem => ({
  name,
  quantity: 1,
  unitPriceCents: 500,
  totalCents: 500,
  ...more,
})
const namesOf = (sold: ReadonlyArray<OrderItem>, wanted: OrderItem, search = "") =>
  shelfOf(sold, wanted, search).map(({ name }) => name)

test("goods of the same aisle come first, each once, and never what is to be replaced", () => {
  const sold = [
    item("Arroz", { aisle: "Mercearia" }),
    item("Leite desnatado", { aisle: "Frios" }),
    item("Leite integral", { aisle: "Frios" }),
    item("Arroz", { aisle: "Mercearia", unitPriceCents: 400 }),
  ]
  expect(namesOf(sold, item("Leite integral", { aisle: "Frios" }))).toEqual(["Leite desnatado", "Arroz"])
  expect(shelfOf(sold, item("Feijão"), "arroz")[0]).toMatchObject({ unitPriceCents: 500 })
})

test("of a line that was substituted already, what was ordered is what is replaced", () => {
  const now = item("Bebida de soja", {
    change: "SUBSTITUTED",
    ordered: { name: "Leite integral", quantity: 1, unitPriceCents: 500 },
  })
  expect(namesOf([item("Leite integral"), item("Leite de amêndoa")], now)).toEqual(["Leite de amêndoa"])
})

test("what is found has each word that is typed, with or without accents, or is that code", () => {
  const sold = [item("Açúcar cristal 1 kg", { sku: "P0003", ean: "7891000004111" }), item("Açaí 500 ml")]
  const wanted = item("Açúcar refinado")
  for (const search of ["acucar", "CRISTAL açu", "P0003", " 7891000004111 "])
    expect(namesOf(sold, wanted, search), search).toEqual(["Açúcar cristal 1 kg"])
})

test("weighed goods stand in for weighed goods, dishes with choices for nothing, and an answer is bounded", () => {
  const ham = item("Presunto", { unit: "KG" })
  const options = [{ name: "Borda", priceCents: 300 }]
  const sold = [item("Queijo", { unit: "KG" }), item("Pão"), item("Pizza", { unit: "KG", options })]
  expect(namesOf(sold, ham)).toEqual(["Queijo"])
  const many = Array.from({ length: 50 }, (_, at) => item(`Item ${at}`))
  expect(namesOf(many, item("Outro"))).toHaveLength(maxShelf)
})

test("of products, like ones come first, then those of the aisle, and a code is found with its zeros", () => {
  const product = (name: string, more: Partial<ShelfProduct> = {}): ShelfProduct => ({
    name,
    unitPriceCents: 500,
    unit: "UN",
    moreEans: [],
    isSimilar: false,
    ...more,
  })
  const all = [
    product("Bebida de aveia", { isSimilar: true }),
    product("Iogurte", { aisle: "Frios", ean: "012345678905", brand: "Campo" }),
    product("Arroz", { moreEans: [{ code: "17891000065768" }] }),
    product("Queijo", { aisle: "Frios", unit: "KG" }),
    product("Leite", { aisle: "Frios" }),
  ]
  const found = (search: string) =>
    shelfOfProducts(all, item("Leite", { aisle: "Frios" }), search).map(({ name }) => name)
  expect(found("")).toEqual(["Bebida de aveia", "Iogurte", "Arroz"])
  expect([found("0012345678905"), found("17891000065768"), found("campo")]).toEqual([
    ["Iogurte"],
    ["Arroz"],
    ["Iogurte"],
  ])
})

test("products of a platform that knows no barcodes of boxes are read with none, whatever their ids", () => {
  const sparse = { _id: "65f1a0b2000000000000000a", name: "Arroz", ean: "012345678905" }
  for (const more of [{}, { moreEans: null }, { moreEans: "" }]) {
    const row = read(rowSchema(products), { ...sparse, ...more }) as RowOf<typeof products>
    expect(row).toMatchObject({ _id: sparse._id, moreEans: [] })
    expect(["012345678905", "17891000065768"].map((code) => hasBarcode(row, code))).toEqual([true, false])
  }
})
