import { expect, test } from "vitest"
import { type Blocker, blockerKinds } from "../../../../src/contract/menu/blocker.ts"
import { blockersOf } from "../../../../src/contract/menu/blockersOf.ts"
import { applyOps } from "../../../../src/contract/menu/changes/applyOps.ts"
import type { ItemRow, MenuData } from "../../../../src/contract/menu/menuData.ts"
import { BadRequest } from "../../../../src/contract/wire/refusals.ts"
import { linkOf, mendOf, tabOf } from "../../../../src/panels/menu/blockerMends.ts"
import { allergenAnswer, withAnswer } from "../../../../src/panels/menu/sheet/allergenAnswers.ts"
import { barcodeProblem, eanOf } from "../../../../src/contract/menu/barcode.ts"
import { refusedValue } from "../../../../src/panels/menu/sheet/refusedText.ts"
import { soldAhead } from "../../../../src/panels/menu/sheet/soldAhead.ts"
import { suggestedAllergens } from "../../../../src/panels/menu/sheet/suggestedAllergens.ts"
import { menuSample } from "../../contract/menu/menuSample.ts"

/** Friday, 6 March 2026, 19:00 in São Paulo. */
const now = Date.parse("2026-03-06T22:00:00Z")

const week = (days: Readonly<Record<number, ReadonlyArray<{ from: number; to: number }>>>) =>
  Array.from({ length: 7 }, (_, day) => days[day] ?? [])

const soda = (more: Partial<ItemRow> = {}): ItemRow => ({ ...menuSample.items[1]!, ...more })

const spansOf = (item: ItemRow, data: MenuData = menuSample, count = 3) => {
  const time = new Intl.DateTimeFormat("pt-BR", { timeZone: data.store.timeZone, timeStyle: "short" })
  return soldAhead(data, item, now, count).map(
    ({ day, spans, reason }) =>
      `${day} ${spans.map(({ from, to }) => `${time.format(from)}-${time.format(to)}`).join(" ") || reason?.kind}`,
  )
}

test("the coming days tell to the minute when an item is sold, by the store's hours and its own", () => {
  expect(spansOf(soda())).toEqual([
    "2026-03-06 19:00-23:00",
    "2026-03-07 18:00-23:00",
    "2026-03-08 18:00-23:00",
  ])
  const lateFriday = week({ 5: [{ from: 20 * 60 + 7, to: 22 * 60 + 41 }] })
  expect(spansOf(soda({ week: lateFriday }))).toEqual([
    "2026-03-06 20:07-22:41",
    "2026-03-07 ITEM_HOURS",
    "2026-03-08 ITEM_HOURS",
  ])
})

test("hours over midnight, to 24:00 and dates are told on their own days", () => {
  const open = { ...menuSample, store: { ...menuSample.store, isOpen: undefined, hours: undefined } }
  const data = open as unknown as MenuData
  const late = week({ 5: [{ from: 22 * 60, to: 28 * 60 }] })
  expect(spansOf(soda({ week: late }), data)).toEqual([
    "2026-03-06 22:00-00:00",
    "2026-03-07 00:00-04:00",
    "2026-03-08 ITEM_HOURS",
  ])
  expect(spansOf(soda({ endsOn: "2026-03-06" }), data, 2)).toEqual([
    "2026-03-06 19:00-00:00",
    "2026-03-07 DATES",
  ])
})

test("a day on which the clock is put forward is as long as it is", () => {
  const store = { _id: 5, name: "Cantina", timeZone: "America/New_York" }
  const [, day] = soldAhead({ ...menuSample, store }, soda(), Date.parse("2026-03-07T17:00:00Z"), 2)
  expect([day?.day, (day!.end - day!.start) / 3_600_000]).toEqual(["2026-03-08", 23])
})

test("a sold-out item is told to come back when it does", () => {
  const item = soda({ status: "OUT_OF_STOCK", soldOutUntil: "2026-03-07T22:30:00.000Z" })
  expect(spansOf(item)[1]).toBe("2026-03-07 19:30-23:00")
})

test("a name or description suggests allergens that are not ticked, by whole words", () => {
  const found = (name: string, more: Partial<ItemRow> = {}) =>
    suggestedAllergens(soda({ name, ...more })).map(({ allergen, word }) => `${allergen} ${word}`)
  expect(found("Suco natural de maçã")).toEqual([])
  expect(found("Nhoque", { description: "Com Parmesão e camarões." })).toEqual([
    "CRUSTACEANS camarões",
    "MILK Parmesão",
  ])
  expect(found("Queijo quente", { allergens: ["MILK"] })).toEqual([])
  expect(found("Queijo quente", { traces: ["MILK"] })).toEqual([])
})

test("an allergen is contained, in traces or neither, and naming one takes back that there are none", () => {
  const after = withAnswer({ allergens: ["MILK"], traces: ["EGGS"] }, "EGGS", "CONTAINS")
  expect(after).toEqual({ allergens: ["MILK", "EGGS"], traces: [], noAllergens: false })
  expect(allergenAnswer(after as Partial<ItemRow> as ItemRow, "EGGS")).toBe("CONTAINS")
  expect(withAnswer({}, "MILK", "NONE")).toEqual({ allergens: [], traces: [] })
})

test("a barcode has its lengths and its last digit, and is none of the store's own", () => {
  const problems = [
    "",
    "SEM GTIN",
    "0000000000000",
    "7891234567895",
    "789123456789",
    "7891234567890",
    "7,89E+12",
  ]
  expect(problems.map(barcodeProblem)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    "eanWrong",
    "eanWrong",
    "eanWrong",
  ])
  expect(["2012345000005", "02012345000005", "0212345000005"].map(barcodeProblem)).toEqual([
    "eanInStore",
    "eanInStore",
    "eanInStore",
  ])
  expect(["0012345678905", "00012345678905", "96385074", "17891000065768"].map(eanOf)).toEqual([
    "012345678905",
    "012345678905",
    "96385074",
    "17891000065768",
  ])
})

test("a refused value is found at its field, with the code of the server's issue where it has one", () => {
  const ops = [
    { op: "set", list: "items", _id: 2, version: 1, fields: { promoPrice: 900 } },
    { op: "set", list: "items", _id: 2, version: 1, fields: { price: 800 } },
  ] as const
  const error = new BadRequest({
    message: "",
    issues: [{ path: "body.ops.0.fields.promoPrice", code: "limit", message: "" }],
  } as never)
  const at = (name: string) => refusedValue({ ops, error }, "items", { _id: 2, version: 1 }, name)
  expect([at("promoPrice"), at("price"), at("name")]).toEqual([
    { value: 900, code: "limit" },
    { value: 800, code: undefined },
    undefined,
  ])
})

const hrefs = { menuHref: "/menus/{menu}", categoryHref: "/categories/{category}", hoursHref: "/hours" }
const [pizza, guarana] = menuSample.items as readonly [ItemRow, ItemRow]
const withSoda = (more: Partial<ItemRow>): MenuData => ({
  ...menuSample,
  items: menuSample.items.map((one) => (one === guarana ? soda(more) : one)),
})

test.each<readonly [string, MenuData]>([
  ["hidden", withSoda({ status: "HIDDEN" })],
  ["hidden in a menu", { ...menuSample, places: [{ menu: 1, item: guarana._id, visible: false }] }],
  ["sold out", withSoda({ status: "OUT_OF_STOCK" })],
  ["for adults", withSoda({ alcohol: true, minAge: "NONE" })],
  [
    "in a category that is off",
    { ...menuSample, categories: menuSample.categories.map((one) => ({ ...one, isActive: false })) },
  ],
  [
    "without an ingredient",
    {
      ...menuSample,
      ingredients: menuSample.ingredients.map((one) => ({ ...one, status: "OUT" as const })),
      itemIngredients: [{ item: guarana._id, ingredient: 1 }],
    },
  ],
])("one press ends that an item is %s", (_, data) => {
  const reasonsIn = (of: MenuData) =>
    blockersOf(
      of,
      of.items.find(({ _id }) => _id === guarana._id)!,
      { at: now, menu: 1 },
    )
  const reasons = reasonsIn(data)
  expect(reasons).toHaveLength(1)
  const made = applyOps(data, [mendOf(data, guarana, reasons[0]!)!], { newId: () => 0, at: now })
  expect("data" in made && reasonsIn(made.data)).toEqual([])
})

test("every reason an item is not sold has a press, a tab or a link where it is mended", () => {
  const lists = { MENU_OFF: "menus", INGREDIENT_OUT: "ingredients", GROUP_SHORT: "groups" } as const
  const listOf = (kind: Blocker["kind"]) =>
    kind.startsWith("CATEGORY") ? "categories" : (lists[kind as keyof typeof lists] ?? "items")
  const ways = blockerKinds.map((kind) => {
    const reason: Blocker = { kind, of: { list: listOf(kind), _id: 1, label: "" } }
    return [mendOf(menuSample, pizza, reason)?.op, tabOf[kind], linkOf(reason, hrefs)?.href].filter(Boolean)
  })
  expect(Object.fromEntries(blockerKinds.map((kind, at) => [kind, ways[at]]))).toEqual({
    STORE_CLOSED: ["/hours"],
    MENU_OFF: ["/menus/1"],
    CATEGORY_OFF: ["set"],
    CATEGORY_HOURS: ["/categories/1"],
    ITEM_HIDDEN: ["status"],
    SOLD_OUT: ["status"],
    STOCK_0: ["AVAILABILITY"],
    ITEM_HOURS: ["AVAILABILITY"],
    DATES: ["AVAILABILITY"],
    CHANNEL: ["AVAILABILITY"],
    INGREDIENT_OUT: ["status"],
    GROUP_SHORT: ["OPTIONS"],
    NO_PRICE: ["PRICE"],
    MIN_AGE_CHANNEL: ["set"],
  })
})
