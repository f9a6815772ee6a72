import { expect, test } from "vitest"
import { applyOps } from "../../../../src/contract/menu/changes/applyOps.ts"
import type { MenuData } from "../../../../src/contract/menu/menuData.ts"
import { statusMoves } from "../../../../src/contract/menu/changes/statusOps.ts"
import { offeredStopEnds } from "../../../../src/contract/menu/stopEnds.ts"
import { type Stop, stopOps } from "../../../../src/contract/menu/stopOps.ts"
import { menuSample } from "./menuSample.ts"

/** Friday, 19:00 in São Paulo. */
const at = Date.parse("2026-03-06T22:00:00Z")

const stopped = (data: MenuData, stop: Stop): MenuData => {
  const result = applyOps(data, stopOps(data, stop, at), { newId: () => 100, at })
  if ("refusal" in result) throw new Error(JSON.stringify(result.refusal))
  return result.data
}

test("an item is sold out until its store opens next, and once for any number of presses", () => {
  const data = stopped(menuSample, { item: 2, until: "NEXT_OPENING", reason: "acabou" })
  expect(data.items[1]).toMatchObject({
    status: "OUT_OF_STOCK",
    soldOutUntil: "2026-03-07T21:00:00.000Z",
    soldOutReason: "acabou",
    version: 2,
  })
  const again = stopped(data, { item: 2, until: "NEXT_OPENING", reason: "acabou" })
  expect(again.items[1]).toBe(data.items[1])
})

test("a store says when what is sold out is back: at the end of its day, or in an hour", () => {
  const untilIn = (store: Partial<MenuData["store"]>) => {
    const data = stopped(
      { ...menuSample, store: { ...menuSample.store, ...store } },
      { item: 2, until: "NEXT_OPENING" },
    )
    return data.items[1]?.soldOutUntil
  }
  expect(untilIn({ soldOutReturnsAt: "OPENING" })).toBe("2026-03-07T21:00:00.000Z")
  expect(untilIn({ soldOutReturnsAt: "MIDNIGHT" })).toBe("2026-03-07T03:00:00.000Z")
  expect(untilIn({ soldOutReturnsAt: "HOUR" })).toBe("2026-03-06T23:00:00.000Z")
  // By the clock on the wall of a demo, six hours ahead, it is Saturday already.
  expect(untilIn({ soldOutReturnsAt: "MIDNIGHT", clockAheadMs: 6 * 3_600_000 })).toBe(
    "2026-03-07T21:00:00.000Z",
  )
})

test("the store's usual end is offered first, and the next opening only where somebody knows it", () => {
  const { hours: _, ...store } = menuSample.store
  expect(offeredStopEnds({ ...menuSample.store, soldOutReturnsAt: "HOUR" }, at)).toEqual([
    "HOUR",
    "OPENING",
    "MIDNIGHT",
    "HOURS",
    "OPEN",
  ])
  expect(offeredStopEnds(store, at)).toEqual(["MIDNIGHT", "HOUR", "HOURS", "OPEN"])
})

test("what is hidden is sold out by way of being sold, and what is sold out already at once", () => {
  const row = { ...menuSample.items[1]!, status: "HIDDEN" }
  const moves = (status: string) =>
    statusMoves(menuSample, { list: "items", row: { ...row, status }, at }, "OUT_OF_STOCK", null).map((one) =>
      one.op === "status" ? one.to : one.op,
    )
  expect(moves("HIDDEN")).toEqual(["AVAILABLE", "OUT_OF_STOCK"])
  expect([moves("AVAILABLE"), moves("OUT_OF_STOCK")]).toEqual([["OUT_OF_STOCK"], ["OUT_OF_STOCK"]])
})

test("it returns, and a second return changes nothing", () => {
  const data = stopped(stopped(menuSample, { item: 2, until: null }), { item: 2, returns: true })
  expect(data.items[1]).toEqual({ ...menuSample.items[1], version: 3 })
  expect(stopOps(data, { item: 2, returns: true }, at)).toEqual([])
})

test("a category takes the items within it and below it along, but not what is hidden", () => {
  const items = menuSample.items.map((item) => (item._id === 2 ? { ...item, status: "HIDDEN" } : item))
  const data = stopped({ ...menuSample, items }, { category: 2 })
  expect(data.items.map(({ status }) => status)).toEqual(["AVAILABLE", "HIDDEN", "OUT_OF_STOCK"])
})

test("an ingredient is out, and what needs it with it", () => {
  expect(stopped(menuSample, { ingredient: 1, until: null }).ingredients[0]).toMatchObject({ status: "OUT" })
})

test("what is not in the menu, or is two things at once, is nothing to stop", () => {
  expect(stopOps(menuSample, { item: 99 }, at)).toEqual([])
  expect(stopOps(menuSample, { item: 1, option: 1 }, at)).toEqual([])
})
