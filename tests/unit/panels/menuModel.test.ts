import * as Effect from "effect/Effect"
import { expect, test } from "vitest"
import { Unreachable } from "../../../src/api/errors.ts"
import { applyOps, changedRows } from "../../../src/contract/menu/changes/applyOps.ts"
import type { MenuData } from "../../../src/contract/menu/menuData.ts"
import type { MenuOp } from "../../../src/contract/menu/menuOps.ts"
import { StaleRows } from "../../../src/contract/menu/refusals.ts"
import { clashesOf } from "../../../src/panels/menu/clashes.ts"
import { MenuModel } from "../../../src/panels/menu/menuModel.ts"
import { rewriting } from "../../../src/panels/menu/sheet/options/rewriting.ts"
import { freshTempId } from "../../../src/panels/menu/tempId.ts"
import { menuSample } from "../contract/menu/menuSample.ts"
import { apiOf, type Call } from "./apiOf.ts"

const now = Date.parse("2026-03-06T22:00:00Z")

/** A server that keeps a menu, and a model of it. */
const menu = async () => {
  let [data, isAway, nextId]: [MenuData, boolean, number] = [menuSample, false, 500]
  let refusal: StaleRows | undefined
  const change = ({ input }: Call) => {
    if (refusal) return Effect.fail(refusal)
    const { ops } = input.body as { readonly ops: ReadonlyArray<MenuOp> }
    const made = applyOps(data, ops, { newId: () => (nextId += 1), at: now })
    if ("refusal" in made) return Effect.fail(made.refusal)
    const [from, rows] = [data.version, changedRows(data, made.data)]
    data = made.data
    return Effect.succeed({ from, version: data.version, ids: made.ids, rows, inverse: made.inverse })
  }
  const { api, heard } = apiOf((call) => {
    if (isAway) return Effect.fail(new Unreachable({ reason: "offline" } as never))
    const { isOpen, changesAt } = data.store
    return call.to.method === "GET" ? Effect.succeed({ ...data, isOpen, changesAt }) : change(call)
  })
  const model = new MenuModel(Object.assign(api, { now: () => now }), {
    company: 1,
    saved: [],
    isPresent: () => true,
  })
  await Effect.runPromise(model.load())
  return {
    model,
    heard,
    server: () => data,
    changeElsewhere: (ops: ReadonlyArray<MenuOp>) => {
      const made = applyOps(data, ops, { newId: () => 0, at: now })
      if ("data" in made) data = made.data
    },
    setAway: (away: boolean) => (isAway = away),
    openUntil: (changesAt: string) => (data = { ...data, store: { ...data.store, isOpen: true, changesAt } }),
    refuse: (next: StaleRows | undefined) => (refusal = next),
    send: () => Effect.runPromise(model.send()),
  }
}

const priced = (cents: number) =>
  [{ op: "set", list: "items", _id: 2, version: 1, fields: { price: cents } }] as const
const priceIn = (data: MenuData | undefined) => data?.items.find(({ _id }) => _id === 2)?.price

test("two changes of a row one after the other are both made, though the second was written from the first version", async () => {
  const { model, server, send } = await menu()
  model.change(priced(800))
  model.change(priced(900))
  expect(priceIn(model.shown.peek())).toBe(900)
  await send()
  expect([priceIn(server()), model.waiting.peek(), model.refused.peek().size]).toEqual([900, [], 0])
})

test("a row is created and changed without a connection, and its id takes the place of the temporary one", async () => {
  const { model, server, setAway, send } = await menu()
  setAway(true)
  const tempId = freshTempId()
  const category = menuSample.categories[0]!._id
  const fields = { name: "Pudim", price: 1390, category, kind: "SIMPLE" }
  model.change([{ op: "create", list: "items", tempId, fields }])
  const [made] = model.shown.peek()!.items.filter(({ name }) => name === "Pudim")
  model.change([{ op: "set", list: "items", _id: made!._id, version: 1, fields: { price: 1490 } }])
  await send()
  expect([model.isAway.peek(), model.waiting.peek().length]).toEqual([true, 2])
  setAway(false)
  await send()
  expect(server().items.find(({ name }) => name === "Pudim")).toMatchObject({ price: 1490, _id: 501 })
  expect(model.shown.peek()!.items.some(({ _id }) => _id === made!._id)).toBe(false)
  // The row keeps its first key, so that whoever is in it keeps the focus.
  expect(model.firstKeys.peek().get("items 501")).toBe(`items ${tempId}`)
})

test("a refused change is kept by its row, and made again from the row as it is now", async () => {
  const { model, server, refuse, send } = await menu()
  refuse(new StaleRows({ ops: [0], rows: {} }))
  model.change(priced(800))
  await send()
  expect([priceIn(model.shown.peek()), model.refused.peek().get("items 2")?.error._tag]).toEqual([
    700,
    "StaleRows",
  ])
  refuse(undefined)
  model.retry("items 2")
  await send()
  expect([priceIn(server()), model.refused.peek().size]).toEqual([800, 0])
})

test("changes are taken back one after the other, the last one first, and no more than were made", async () => {
  const { model, server, send } = await menu()
  model.change(priced(800))
  model.change(priced(900))
  await send()
  for (const expected of [800, 700, 700]) {
    model.undo()
    await send()
    expect(priceIn(server())).toBe(expected)
  }
  expect(model.undoCount.peek()).toBe(0)
})

test("the last hundred changes are taken back, and those before them stay", async () => {
  const { model, server, send } = await menu()
  for (let cents = 701; cents <= 820; cents += 1) {
    model.change(priced(cents))
    await send()
  }
  expect(model.undoCount.peek()).toBe(100)
  for (let steps = 0; steps < 101; steps += 1) {
    model.undo()
    await send()
  }
  expect([priceIn(server()), model.undoCount.peek()]).toEqual([720, 0])
})

test("more changes than one call may have are sent in several, and taken back as one", async () => {
  const { model, server, heard, send } = await menu()
  const before = server().items
  const names = Array.from({ length: 620 }, (_, at) => ({
    op: "create" as const,
    list: "ingredients" as const,
    tempId: freshTempId(),
    fields: { name: `Ingrediente ${at}` },
  }))
  model.change(names)
  await send()
  expect([heard.length, server().ingredients.length, model.undoCount.peek()]).toEqual([3, 621, 1])
  model.undo()
  await send()
  expect([server().ingredients.length, server().items, model.undoCount.peek()]).toEqual([1, before, 0])
})

/** Somebody else's change of the same item, made on the server. */
const elsewhere = (fields: Readonly<Record<string, unknown>>) =>
  ({ op: "set", list: "items", _id: 2, version: 1, fields }) as const

test("a change somebody else was before in another field is sent again, and both are kept", async () => {
  const { model, server, changeElsewhere, send } = await menu()
  changeElsewhere([elsewhere({ name: "Guaraná 2 L" })])
  model.change(priced(800))
  await send()
  expect(server().items.find(({ _id }) => _id === 2)).toMatchObject({ name: "Guaraná 2 L", price: 800 })
  expect(model.refused.peek().size).toBe(0)
})

test("a change of the same field is refused with both values, however the news of theirs came", async () => {
  for (const isRead of [false, true]) {
    const { model, server, changeElsewhere, send } = await menu()
    model.change(priced(800))
    changeElsewhere([elsewhere({ price: 950 })])
    if (isRead) await Effect.runPromise(model.load())
    await send()
    const refused = model.refused.peek().get("items 2")
    expect([priceIn(server()), refused?.error._tag]).toEqual([950, "StaleRows"])
    expect(clashesOf(model.shown.peek()!, refused!)).toMatchObject([
      { base: { price: 700 }, mine: { price: 800 }, theirs: { price: 950 } },
    ])
  }
})

test("what was written over a value is told by it, not by what came while it was written", async () => {
  const { model, changeElsewhere, send } = await menu()
  changeElsewhere([elsewhere({ price: 950 })])
  await Effect.runPromise(model.load())
  model.change(priced(800), [{ price: 700 }])
  await send()
  expect(model.refused.peek().get("items 2")?.error._tag).toBe("StaleRows")
})

const placed = (priceOverride: number | null) => [{ op: "place", menu: 2, item: 2, priceOverride }] as const
const placeOf = (data: MenuData) => data.places.find(({ item }) => item === 2)

test("of a menu's own price that two people change the first counts, and the second is shown both", async () => {
  const { model, server, changeElsewhere, send } = await menu()
  model.change(placed(700))
  changeElsewhere([{ op: "place", menu: 2, item: 2, visible: false }])
  await send()
  expect(placeOf(server())).toMatchObject({ priceOverride: 700, visible: false })
  changeElsewhere(placed(650))
  model.change([{ op: "noPlace", menu: 2, item: 2 }])
  await send()
  const refusal = model.refused.peek().get("items 2")
  expect([placeOf(server())?.priceOverride, refusal?.error]).toEqual([650, expect.any(StaleRows)])
  expect(clashesOf(model.loaded.peek().data!, refusal!)).toMatchObject([
    {
      menu: { _id: 2 },
      base: { priceOverride: 700 },
      mine: { priceOverride: null },
      theirs: { priceOverride: 650 },
    },
  ])
  model.giveUp("items 2")
  model.undo()
  await send()
  expect(placeOf(server())?.priceOverride).toBe(650)
})

test("of what a group is in an item two people change different things, or the second is shown both", async () => {
  const { model, server, changeElsewhere, send } = await menu()
  const link = { op: "link", item: 1, group: 1 } as const
  const linkIn = () => server().itemGroups.find(({ item, group }) => item === 1 && group === 1)
  const [one, two] = menuSample.options.filter(({ group }) => group === 1).map(({ _id }) => String(_id))
  const optionPrices = linkIn()?.optionPrices ?? {}
  const priced = (key: string | undefined, cents: number): MenuOp => {
    return { ...link, optionPrices: { ...optionPrices, [key ?? ""]: cents }, was: { optionPrices } }
  }
  changeElsewhere([priced(one, 111)])
  model.change([priced(two, 222)])
  await send()
  expect(linkIn()?.optionPrices).toMatchObject({ [one ?? ""]: 111, [two ?? ""]: 222 })
  model.change([{ ...link, max: 3 }])
  changeElsewhere([{ ...link, max: 4 }])
  await send()
  const refusal = model.refused.peek().get("items 1")
  expect([linkIn()?.max, refusal?.error]).toEqual([4, expect.any(StaleRows)])
  const [clash] = clashesOf(model.loaded.peek().data!, refusal!)
  expect(clash).toMatchObject({ mine: { max: 3 }, theirs: { max: 4 } })
  model.giveUp("items 1")
  model.change([rewriting(model.shown.peek()!, clash!.link!, clash!.mine)])
  await send()
  expect(linkIn()).toMatchObject({ max: 3, optionPrices: { [one ?? ""]: 111, [two ?? ""]: 222 } })
  model.change([{ ...link, max: 5 }])
  changeElsewhere([{ op: "unlink", item: 1, group: 1 }])
  await send()
  expect([linkIn(), clashesOf(server(), model.refused.peek().get("items 1")!)]).toMatchObject([
    undefined,
    [{ mine: { isLinked: true }, theirs: { isLinked: false } }],
  ])
})

test("taking a change back spares what somebody else wrote since", async () => {
  const { model, server, changeElsewhere, send } = await menu()
  model.change(priced(800))
  await send()
  changeElsewhere([{ ...elsewhere({ price: 950 }), version: 2 }])
  model.undo()
  await send()
  expect([priceIn(server()), model.refused.peek().get("items 2")?.error._tag]).toEqual([950, "StaleRows"])
})

test("somebody else's change is read once the version tells of it, and what waits stays over it", async () => {
  const { model, changeElsewhere, heard, setAway } = await menu()
  await Effect.runPromise(model.refresh())
  const reads = heard.length
  changeElsewhere([elsewhere({ name: "Guaraná 2 L" })])
  await Effect.runPromise(model.refresh())
  expect(heard.length - reads).toBe(2)
  setAway(true)
  model.change(priced(800))
  expect(model.shown.peek()?.items.find(({ _id }) => _id === 2)).toMatchObject({
    name: "Guaraná 2 L",
    price: 800,
  })
})

test("a menu is read again once its store opens, which no version tells", async () => {
  const { model, openUntil, heard } = await menu()
  openUntil("2026-03-07T02:00:00Z")
  await Effect.runPromise(model.refresh())
  expect(model.shown.peek()?.store.changesAt).toBe("2026-03-07T02:00:00Z")
  const reads = heard.length
  await Effect.runPromise(model.refresh())
  expect(heard.length - reads).toBe(1)
})
