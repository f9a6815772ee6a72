import { describe, expect, test } from "vitest"
import { blockersOf } from "../../../../src/contract/menu/blockersOf.ts"
import { applyOps } from "../../../../src/contract/menu/changes/applyOps.ts"
import type { MenuData } from "../../../../src/contract/menu/menuData.ts"
import type { MenuOp } from "../../../../src/contract/menu/menuOps.ts"
import { priceOf } from "../../../../src/contract/menu/price.ts"
import { publicId } from "../../../../src/contract/menu/public/publicIds.ts"
import { snapshotOf } from "../../../../src/contract/menu/public/snapshotOf.ts"
import { statusAt } from "../../../../src/contract/menu/statusAt.ts"
import { readJson } from "../../../../src/panels/menu/importing/readJson.ts"
import { sampleAt, sampleMenuData } from "./menuDataSample.ts"
import { menuSample } from "./menuSample.ts"

const at = Date.parse("2026-03-06T22:00:00Z")

type Fields = Readonly<Record<string, unknown>>
type Made = "menus" | "categories" | "items" | "groups" | "options"

const usual: Readonly<Record<Made, Fields>> = {
  menus: { name: "Cardápio", context: "DELIVERY", adjustKind: "NONE", roundTo: "NONE" },
  categories: { name: "Categoria", template: "DEFAULT" },
  items: { name: "Item", category: 1, kind: "SIMPLE", price: 100 },
  groups: { name: "Grupo", kind: "CHOICE", min: 1, priceRule: "SUM" },
  options: { name: "Opção", group: 1, price: 0 },
}

const create = (list: Made, fields: Fields) => {
  const given = Object.entries({ ...usual[list], ...fields }).filter(([, value]) => value !== undefined)
  const op: MenuOp = { op: "create", list, tempId: "t", fields: Object.fromEntries(given) }
  return applyOps(menuSample, [op], { newId: () => 100, at })
}

const issueOf = (made: ReturnType<typeof create>) => {
  if ("data" in made) return "made"
  const { refusal } = made
  if (refusal._tag !== "InvalidOps") return refusal._tag
  const [issue] = refusal.issues
  return `${issue?.path.replace("body.ops.0.fields.", "")} ${issue?.code}`
}

describe("a menu takes no", () => {
  test.each<[string, Made, Fields, string]>([
    ["group that asks for more than it allows", "groups", { min: 3, max: 2 }, "min limit"],
    ["group that allows nothing", "groups", { min: 0, max: 0 }, "max range"],
    ["option that may be had no time", "options", { max: 0 }, "max range"],
    ["option without a price", "options", { price: undefined }, "price required"],
    ["option that costs less than nothing", "options", { price: -1 }, "price range"],
    ["item in no category", "items", { category: undefined }, "category required"],
    ["item in a category that is not there", "items", { category: 99 }, "UnknownReference"],
    ["name of 300 letters", "items", { name: "a".repeat(300) }, "name tooLong"],
    ["name of nothing but spaces", "items", { name: "   " }, "name format"],
    ["name with a sign nobody sees", "items", { name: "a\u0000b" }, "name format"],
    [
      "second category that differs by accents and case alone",
      "categories",
      { name: "PÍZZAS" },
      "ValueTaken",
    ],
    ["sale price above the price", "items", { promoPrice: 200 }, "promoPrice limit"],
    ["sale price that is the price", "items", { promoPrice: 100 }, "promoPrice limit"],
    [
      "sale that ends before it starts",
      "items",
      { promoPrice: 50, promoFrom: "2026-03-06T22:00:00Z", promoUntil: "2026-03-06T21:00:00Z" },
      "promoUntil order",
    ],
    ["day that does not exist", "items", { startsOn: "2027-02-30" }, "startsOn invalid"],
    ["price in parts of a cent", "items", { price: 1.5 }, "price type"],
    ["price written as text", "items", { price: "1" }, "price type"],
    ["price beyond the limit", "items", { price: 10_000_000 }, "price range"],
    ["address that leads elsewhere", "menus", { slug: "../admin" }, "slug format"],
    [
      "percentage beyond the limit",
      "menus",
      { adjustKind: "PERCENT", adjustPercent: -6000 },
      "adjustPercent range",
    ],
    ["field it does not know", "items", { __proto__name: 1 }, "__proto__name unknown"],
  ])("%s", (_, list, fields, expected) => expect(issueOf(create(list, fields))).toBe(expected))

  test("category within itself", () => {
    const op: MenuOp = { op: "set", list: "categories", _id: 1, version: 1, fields: { parent: 1 } }
    const made = applyOps(menuSample, [op], { newId: () => 100, at })
    expect(issueOf(made)).toBe("parent invalid")
  })
})

test.each([
  ["emoji", "🍕👨‍👩‍👧 Pizza"],
  ["letters from right to left", "פיצה مرحبا"],
  ["signs of HTML, which are text", "<script>alert(1)</script>"],
])("a name may have %s, and is told as it was written", (_, name) => {
  const made = create("items", { name })
  const row = "data" in made ? made.data.items.at(-1) : undefined
  expect(row?.name).toBe(name)
})

test("what is sold out until a moment that is over is sold", () => {
  const until = "2020-01-01T00:00:00.000Z"
  const op: MenuOp = { op: "status", list: "items", _id: 2, version: 1, to: "OUT_OF_STOCK", until }
  const made = applyOps(menuSample, [op], { newId: () => 100, at })
  const data = "data" in made ? made.data : menuSample
  expect(statusAt(data, "items", data.items[1]!, at)).toBe("AVAILABLE")
})

test("an item for nothing is sold where a group it requires has a price, and told as one without a price where none has", () => {
  const [pizza] = sampleMenuData.items
  const kinds = (data: MenuData) => blockersOf(data, data.items[0]!, { at: sampleAt }).map(({ kind }) => kind)
  expect(pizza?.price).toBe(0)
  expect(kinds(sampleMenuData)).toEqual([])
  expect(kinds({ ...sampleMenuData, itemGroups: [] })).toEqual(["NO_PRICE"])
})

test("a sale counts from its first moment up to its last, through midnight and where clocks are put on", () => {
  const [item] = sampleMenuData.items
  const sale = (promoFrom: string, promoUntil: string) => (moment: string) =>
    priceOf(
      sampleMenuData,
      { ...item!, price: 100, promoPrice: 50, promoFrom, promoUntil },
      undefined,
      Date.parse(moment),
    )
  const night = sale("2026-12-05T02:30:00Z", "2026-12-05T03:30:00Z")
  expect(
    ["2026-12-05T02:29:59Z", "2026-12-05T02:30:00Z", "2026-12-05T03:29:59Z", "2026-12-05T03:30:00Z"].map(
      night,
    ),
  ).toEqual([100, 50, 50, 100])
  // In New York clocks go from 2:00 to 3:00 at 07:00 UTC.
  const spring = sale("2026-03-08T06:30:00Z", "2026-03-08T07:30:00Z")
  expect(["2026-03-08T06:59:00Z", "2026-03-08T07:00:00Z", "2026-03-08T07:30:00Z"].map(spring)).toEqual([
    50, 50, 100,
  ])
})

test("ten thousand items of one category are told, each once", () => {
  const ids = Array.from({ length: 10_000 }, (_, index) => 1000 + index)
  const items = ids.map((_id) => ({ ...sampleMenuData.items[7]!, _id, category: 12 }))
  const told = snapshotOf({ ...sampleMenuData, items, itemGroups: [] }, 1, {
    at: sampleAt,
    pictureOf: String,
  })
  const offers = told?.categories.find(({ id }) => id === publicId("category", 12))?.itemOffers
  expect(new Set(offers?.map(({ itemId }) => itemId)).size).toBe(10_000)
})

test("a snapshot with a million options is refused before it is read, and one of a large store is not", () => {
  const withOptions = (count: number) =>
    `{"categories":[{"name":"Massas","itemOffers":[{"name":"Nhoque","optionGroups":[{"name":"Molhos","options":[${"{},".repeat(count - 1)}{}]}]}]}]}`
  expect(readJson(withOptions(1_000_000))).toBe("tooManyRecords")
  expect(readJson(withOptions(3000))).toMatchObject({ items: [{ name: "Nhoque" }] })
  expect([readJson("{"), readJson("[]"), readJson(`${"[".repeat(10_000)}${"]".repeat(10_000)}`)]).toEqual(
    Array(3).fill("noJson"),
  )
})
