import { describe, expect, test } from "vitest"
import { applyOps, changedRows } from "../../../../src/contract/menu/changes/applyOps.ts"
import type { MenuData } from "../../../../src/contract/menu/menuData.ts"
import type { MenuOp } from "../../../../src/contract/menu/menuOps.ts"
import { menuSample } from "./menuSample.ts"

const at = Date.parse("2026-03-06T22:00:00Z")

const make = (data: MenuData, ...ops: ReadonlyArray<MenuOp>) => {
  let next = 100
  return applyOps(data, ops, { newId: () => (next += 1), at })
}

const made = (data: MenuData, ...ops: ReadonlyArray<MenuOp>) => {
  const result = make(data, ...ops)
  if ("refusal" in result) throw new Error(JSON.stringify(result.refusal))
  return result
}

const refused = (...ops: ReadonlyArray<MenuOp>) => {
  const result = make(menuSample, ...ops)
  return "refusal" in result ? result.refusal : undefined
}

/** The menu without versions, which no change takes back. */
const content = (data: MenuData) =>
  JSON.parse(
    JSON.stringify(data, (key, value: unknown) => (key === "version" ? undefined : value)),
  ) as unknown

const item = { list: "items", _id: 2, version: 1 } as const

describe("one change", () => {
  test("of a cell writes its row and its next version", () => {
    const { data, inverse } = made(menuSample, { op: "set", ...item, fields: { price: 800 } })
    expect(changedRows(menuSample, data)).toEqual({
      items: [{ ...menuSample.items[1], price: 800, version: 2 }],
    })
    expect(inverse).toEqual([{ op: "set", list: "items", _id: 2, version: 2, fields: { price: 700 } }])
  })

  test("removes a row once an earlier one of the call took its last use away", () => {
    const { data } = made(
      menuSample,
      { op: "unlink", item: 1, group: 2 },
      { op: "remove", list: "groups", _id: 2, version: 1 },
    )
    expect(data.groups.map(({ _id }) => _id)).not.toContain(2)
  })

  test("from an older row is refused with the row as it is", () => {
    expect(refused({ op: "set", ...item, version: 0, fields: { price: 800 } })).toMatchObject({
      _tag: "StaleRows",
      ops: [0],
      rows: { items: [menuSample.items[1]] },
    })
  })

  test("of a row that another store has, or nobody, is refused", () => {
    expect(refused({ op: "set", ...item, _id: 99, fields: {} })).toMatchObject({
      _tag: "UnknownReference",
      field: "ops.0._id",
    })
  })

  test("that leaves a field out keeps it, and null empties it", () => {
    const { data } = made(
      menuSample,
      { op: "set", ...item, fields: { description: "Lata" } },
      { op: "set", ...item, fields: { code: "G1" } },
      { op: "set", ...item, fields: { description: null } },
    )
    expect(data.items[1]).toEqual({ ...menuSample.items[1], code: "G1", version: 2 })
  })
})

describe("changes are refused", () => {
  test.each<readonly [string, MenuOp, object]>([
    [
      "for a field that is not there",
      { op: "set", ...item, fields: { colour: "red" } },
      { issues: [{ path: "body.ops.0.fields.colour", code: "unknown" }] },
    ],
    [
      "for a price that is no amount",
      { op: "set", ...item, fields: { price: -1 } },
      { issues: [{ path: "body.ops.0.fields.price", code: "range" }] },
    ],
    [
      "for a barcode whose check digit is wrong",
      { op: "set", ...item, fields: { ean: "789" } },
      { issues: [{ path: "body.ops.0.fields.ean", code: "format" }] },
    ],
    [
      "for a promotion above the price",
      { op: "set", ...item, fields: { promoPrice: 700 } },
      { issues: [{ path: "body.ops.0.fields.promoPrice", code: "limit" }] },
    ],
    [
      "for a category of nobody",
      { op: "set", ...item, fields: { category: 77 } },
      { _tag: "UnknownReference", field: "ops.0.fields.category" },
    ],
    [
      "for a name its siblings have, whatever its accents",
      { op: "create", list: "categories", tempId: "n", fields: { name: "bebídas", template: "DEFAULT" } },
      { _tag: "ValueTaken", field: "ops.0.fields.name" },
    ],
    [
      "for a third level of categories",
      {
        op: "create",
        list: "categories",
        tempId: "n",
        fields: { name: "IPA", template: "DEFAULT", parent: 3 },
      },
      { issues: [{ path: "body.ops.0.fields.parent", code: "invalid" }] },
    ],
    [
      "for a minimum above the group's maximum",
      { op: "link", item: 1, group: 2, min: 2 },
      { issues: [{ path: "body.ops.0.min", code: "limit" }] },
    ],
    [
      "for a price of another group's option",
      { op: "link", item: 1, group: 1, optionPrices: { 3: 100 } },
      { _tag: "UnknownReference", field: "ops.0.optionPrices" },
    ],
    [
      "for a status there is not",
      { op: "status", ...item, to: "GONE" },
      { issues: [{ path: "body.ops.0.to", code: "invalid" }] },
    ],
    [
      "for a group in use that is removed",
      { op: "remove", list: "groups", _id: 2, version: 1 },
      { _tag: "RecordInUse", by: "menuItems", count: 1 },
    ],
    [
      "for the default menu that is removed",
      { op: "remove", list: "menus", _id: 1, version: 1 },
      { _tag: "RecordInUse", by: "default", count: 1 },
    ],
    [
      "for an option that moves into another group",
      { op: "move", list: "options", _id: 1, parent: 2 },
      { issues: [{ path: "body.ops.0.parent", code: "invalid" }] },
    ],
  ])("%s", (_, op, refusal) => {
    expect(refused(op)).toMatchObject(refusal)
  })

  test("for an item that is part of a combo and is removed", () => {
    const part: MenuOp = { op: "set", list: "options", _id: 4, version: 1, fields: { item: 2 } }
    expect(refused(part, { op: "remove", list: "items", _id: 2, version: 1 })).toMatchObject({
      _tag: "RecordInUse",
      by: "menuOptions",
      count: 1,
    })
  })

  test("for a circle of groups, named in its order", () => {
    const asksFor = (_id: number, nested: number): MenuOp => ({
      op: "set",
      list: "options",
      _id,
      version: 1,
      fields: { nested },
    })
    expect(refused(asksFor(4, 3))).toMatchObject({ _tag: "GroupCircle", groups: ["Ponto", "Ponto"] })
    expect(refused({ ...asksFor(1, 2) })).toMatchObject({
      issues: [{ path: "body.ops.0.fields.nested", code: "invalid" }],
    })
  })

  test("for groups on a fourth level", () => {
    const level = (n: number): ReadonlyArray<MenuOp> => [
      {
        op: "create",
        list: "groups",
        tempId: `g${n}`,
        fields: { name: `Nível ${n}`, kind: "CHOICE", min: 0, priceRule: "SUM" },
      },
      {
        op: "create",
        list: "options",
        tempId: `o${n}`,
        fields: { name: "Sim", group: `g${n}`, price: 0, ...(n > 2 && { nested: `g${n - 1}` }) },
      },
    ]
    const topOption: MenuOp = { op: "set", list: "options", _id: 1, version: 1, fields: { nested: "g4" } }
    expect(make(menuSample, ...level(2), ...level(3), ...level(4))).not.toHaveProperty("refusal")
    expect(refused(...level(2), ...level(3), ...level(4), topOption)).toMatchObject({
      issues: [{ path: "body.ops.6.fields.nested", code: "invalid" }],
    })
  })
})

test("one call makes an item with its group and option, naming each other by temporary ids", () => {
  const { data, ids } = made(
    menuSample,
    {
      op: "create",
      list: "items",
      tempId: "burger",
      fields: {
        name: "X-Salada",
        category: 2,
        kind: "SIMPLE",
        price: 2500,
        alcohol: true,
        allergens: ["MILK"],
      },
    },
    {
      op: "create",
      list: "groups",
      tempId: "extras",
      fields: { name: "Adicionais", kind: "EXTRA", min: 0, priceRule: "SUM" },
    },
    {
      op: "create",
      list: "options",
      tempId: "bacon",
      fields: { name: "Bacon", group: "extras", price: 400 },
    },
    { op: "link", item: "burger" as never, group: "extras" as never },
    { op: "move", list: "items", _id: "burger", after: null },
  )
  expect(ids).toEqual({ burger: 101, extras: 102, bacon: 103 })
  expect(data.items.map(({ _id }) => _id)).toEqual([1, 101, 2, 3])
  expect(data.items[1]).toMatchObject({ minAge: "18", allergensToldAt: "2026-03-06T22:00:00.000Z" })
  expect(data.itemGroups.at(-1)).toEqual({ item: 101, group: 102 })
})

test("a menu made the default takes the place of the other, and its undo gives it back", () => {
  const { data, inverse } = made(menuSample, {
    op: "set",
    list: "menus",
    _id: 2,
    version: 1,
    fields: { isDefault: true },
  })
  expect(data.menus.map(({ isDefault }) => isDefault)).toEqual([undefined, true])
  expect(content(made(data, ...inverse).data)).toEqual(content(menuSample))
})

describe("undo brings back", () => {
  test.each<readonly [string, ReadonlyArray<MenuOp>]>([
    ["a cell", [{ op: "set", ...item, fields: { price: 1, description: "x" } }]],
    ["a count of stock", [{ op: "stock", list: "items", _id: 3, counted: 0 }]],
    ["what was sold out", [{ op: "status", ...item, to: "OUT_OF_STOCK", reason: "acabou" }]],
    [
      "what was sold out and hidden then",
      [
        { op: "status", ...item, to: "OUT_OF_STOCK" },
        { op: "status", ...item, to: "HIDDEN" },
      ],
    ],
    ["an item's place", [{ op: "move", list: "items", _id: 3, parent: 2, after: null }]],
    ["a category's place", [{ op: "move", list: "categories", _id: 2, after: null }]],
    ["the order of groups", [{ op: "link", item: 1, group: 2, after: null }]],
    ["a group's link", [{ op: "unlink", item: 1, group: 1 }]],
    ["an override", [{ op: "noPlace", menu: 2, item: 2 }]],
    ["no override", [{ op: "place", menu: 2, item: 1, visible: false }]],
    ["an ingredient", [{ op: "noIngredient", option: 2, ingredient: 1 }]],
    ["its price", [{ op: "ingredient", option: 2, ingredient: 1, withoutCents: 300 }]],
    [
      "nothing of what was made",
      [{ op: "create", list: "ingredients", tempId: "n", fields: { name: "Rúcula" } }],
    ],
  ])("%s", (_, ops) => {
    const { data, inverse } = made(menuSample, ...ops)
    expect(content(data)).not.toEqual(content(menuSample))
    expect(content(made(data, ...inverse).data)).toEqual(content(menuSample))
  })

  test("an item that was removed, with its links, under another id", () => {
    const { data, inverse } = made(menuSample, { op: "remove", list: "items", _id: 1, version: 3 })
    expect(data.itemGroups).toEqual([])
    const { data: again } = made(data, ...inverse)
    expect(again.items.find(({ _id }) => _id === 101)).toMatchObject({ name: "Pizza grande" })
    expect(again.itemGroups.map(({ item: of, group }) => [of, group])).toEqual([
      [101, 1],
      [101, 2],
    ])
  })
})

test("a group goes with its options, and both come back", () => {
  const { data, inverse } = made(menuSample, { op: "remove", list: "groups", _id: 3, version: 1 })
  expect(data.options.map(({ _id }) => _id)).toEqual([1, 2, 3])
  const { data: again } = made(data, ...inverse)
  expect(again.groups.at(-1)).toMatchObject({ _id: 101, name: "Ponto" })
  expect(again.options.at(-1)).toMatchObject({ _id: 102, group: 101, name: "Bem assada" })
})

test("what is sold out is told until when, and is not told a second time", () => {
  const until = "2026-03-07T21:00:00.000Z"
  const stop: MenuOp = { op: "status", ...item, to: "OUT_OF_STOCK", until, reason: "acabou" }
  const { data } = made(menuSample, stop)
  expect(data.items[1]).toMatchObject({
    status: "OUT_OF_STOCK",
    soldOutUntil: until,
    soldOutReason: "acabou",
  })
  const { data: again } = made(data, { ...stop, version: 2 })
  expect(changedRows(data, again)).toEqual({})
})

test("no change of a link, a count or a place touches what another store has", () => {
  const foreign = 99
  const [own, group] = [menuSample.items[0]!._id, menuSample.groups[0]!._id]
  const refusals: ReadonlyArray<MenuOp> = [
    { op: "stock", list: "items", _id: foreign, counted: 1 },
    { op: "move", list: "items", _id: foreign, after: null },
    { op: "move", list: "items", _id: own, after: foreign },
    { op: "noIngredient", item: foreign, ingredient: 1 },
    { op: "noIngredient", option: foreign, ingredient: 1 },
  ]
  for (const change of refusals)
    expect(refused(change), JSON.stringify(change)).toMatchObject({ _tag: "UnknownReference" })
  const nothing: ReadonlyArray<MenuOp> = [
    { op: "unlink", item: foreign, group },
    { op: "unlink", item: own, group: foreign },
    { op: "noIngredient", item: own, ingredient: foreign },
    { op: "noPlace", menu: foreign, item: own },
    { op: "noPlace", menu: 1, item: foreign },
  ]
  for (const change of nothing) {
    const { data, inverse } = made(menuSample, change)
    expect([content(data), inverse], JSON.stringify(change)).toEqual([content(menuSample), []])
  }
})

test("an undo after somebody else's edit is refused with the row as it is", () => {
  const mine = made(menuSample, { op: "set", ...item, fields: { price: 800 } })
  const theirs = made(mine.data, { op: "set", ...item, version: 2, fields: { description: "Lata" } })
  const undone = make(theirs.data, ...mine.inverse)
  expect("refusal" in undone && undone.refusal).toMatchObject({
    _tag: "StaleRows",
    rows: { items: [{ price: 800, description: "Lata", version: 3 }] },
  })
  expect(made(mine.data, ...mine.inverse).data.items[1]).toMatchObject({ price: menuSample.items[1]!.price })
})

test("an item's own price in a menu is written over the one it was written over alone, by an undo too", () => {
  const price = (priceOverride: number | null, was: number | null) =>
    ({ op: "place", menu: 2, item: 2, priceOverride, was: { priceOverride: was } }) as const
  const mine = made(menuSample, price(650, 500))
  const stale = { refusal: { _tag: "StaleRows", ops: [0], rows: {} } }
  expect(make(mine.data, price(700, 500))).toMatchObject(stale)
  expect(make(mine.data, price(650, 500))).toMatchObject({ data: { places: mine.data.places } })
  expect(make(mine.data, { op: "noPlace", menu: 2, item: 2, was: { priceOverride: 500 } })).toMatchObject(
    stale,
  )
  const theirs = made(mine.data, price(700, 650))
  expect(make(theirs.data, ...mine.inverse)).toMatchObject(stale)
  expect(content(made(mine.data, ...mine.inverse).data)).toEqual(content(menuSample))
})

test("a group's values in an item are written over those they were written over alone, prices each for itself", () => {
  const stale = { refusal: { _tag: "StaleRows", ops: [0], rows: {} } }
  const link = { op: "link", item: 1, group: 1 } as const
  const [before] = menuSample.itemGroups
  const [one = 0, two = 0] = menuSample.options
    .filter(({ group }) => group === 1)
    .map(({ _id }) => Number(_id))
  const prices = (cents: Readonly<Record<number, number>>): MenuOp => {
    const was = { optionPrices: before?.optionPrices ?? {} }
    return { ...link, optionPrices: { ...was.optionPrices, ...cents }, was }
  }
  const mine = made(menuSample, prices({ [one]: 111 }))
  expect(make(mine.data, prices({ [one]: 112 }))).toMatchObject(stale)
  const both = made(mine.data, prices({ [two]: 222 }))
  expect(
    both.data.itemGroups.find(({ item, group }) => item === 1 && group === 1)?.optionPrices,
  ).toMatchObject({
    [one]: 111,
    [two]: 222,
  })
  const limit = (max: number): MenuOp => ({ ...link, max, was: { isLinked: true, max: before?.max ?? null } })
  const limited = made(both.data, limit(3))
  expect(make(limited.data, limit(4))).toMatchObject(stale)
  expect(content(made(limited.data, limit(3)).data)).toEqual(content(limited.data))
  const gone = made(menuSample, { op: "unlink", item: 1, group: 1 })
  expect(make(gone.data, limit(3))).toMatchObject(stale)
  const added = made(gone.data, { ...link, was: { isLinked: false } })
  expect(make(added.data, { ...link, was: { isLinked: false } })).toHaveProperty("data")
})

test("an ingredient's discount is written over the one it was written over alone, by an undo too", () => {
  const stale = { refusal: { _tag: "StaleRows", ops: [0], rows: {} } }
  const before = menuSample.itemIngredients.find(({ option }) => option === 2)!.withoutCents ?? null
  const discount = (withoutCents: number, was: number | null): MenuOp => {
    return {
      op: "ingredient",
      option: 2,
      ingredient: 1,
      withoutCents,
      was: { isLinked: true, withoutCents: was },
    }
  }
  const mine = made(menuSample, discount(310, before))
  expect(make(mine.data, discount(320, before))).toMatchObject(stale)
  const theirs = made(mine.data, discount(320, 310))
  expect(make(theirs.data, ...mine.inverse)).toMatchObject(stale)
  const gone = made(mine.data, { op: "noIngredient", option: 2, ingredient: 1 })
  expect(make(gone.data, discount(320, 310))).toMatchObject(stale)
  expect(content(made(mine.data, ...mine.inverse).data)).toEqual(content(menuSample))
})
