import { expect, test } from "vitest"
import { applyOps } from "../../../src/contract/menu/changes/applyOps.ts"
import type { ItemRow, MenuData } from "../../../src/contract/menu/menuData.ts"
import { bulkRows, isPossible, isUsual } from "../../../src/panels/menu/bulk/bulkRows.ts"
import type { BulkRule } from "../../../src/panels/menu/bulk/bulkRule.ts"
import { menuSample } from "../contract/menu/menuSample.ts"

const at = Date.parse("2026-03-06T22:00:00Z")
const price = { kind: "PRICE", way: "PERCENT", value: 0, roundTo: "NONE" } as const
const promotion = {
  kind: "PROMOTION",
  way: "PERCENT",
  value: 1000,
  roundTo: "NONE",
  from: null,
  until: null,
} as const

const [pizza, guarana, beer] = menuSample.items as [ItemRow, ItemRow, ItemRow]
const items = [pizza, guarana, { ...beer, cost: 900 }, { ...guarana, _id: 4, name: "Água", price: 429 }]
const data: MenuData = { ...menuSample, items }

const rowsOf = (rule: BulkRule, of: ReadonlyArray<ItemRow> = items) => bulkRows(data, of, rule, at)
const pricesOf = (rule: BulkRule) =>
  rowsOf(rule).map(({ after, flag }) => [after && "cents" in after ? after.cents : undefined, flag])

const made = (rule: BulkRule) => {
  const ops = rowsOf(rule)
    .filter(isPossible)
    .flatMap((row) => row.ops)
  const result = applyOps(data, ops, { newId: () => 99, at })
  if ("refusal" in result) throw new Error(result.refusal._tag)
  return result.data
}

test("prices move by percent, amount, margin or to one price; what is free stays free", () => {
  expect(pricesOf({ ...price, value: 600 })).toEqual([
    [0, "SAME"],
    [742, undefined],
    [1272, undefined],
    [455, undefined],
  ])
  expect(pricesOf({ ...price, way: "AMOUNT", value: 30 })).toEqual([
    [0, "SAME"],
    [730, undefined],
    [1230, undefined],
    [459, undefined],
  ])
  expect(pricesOf({ ...price, way: "MARGIN", value: 3000 })[2]).toEqual([1286, undefined])
  expect(pricesOf({ ...price, way: "MARGIN", value: 3000 })[1]).toEqual([undefined, "NO_COST"])
  expect(pricesOf({ ...price, way: "SET", value: 700 })[1]).toEqual([700, "SAME"])
})

test("a price that jumps by more than a tenth, as by rounding to .90, and one below its cost, wait to be wanted", () => {
  const rows = rowsOf({ ...price, value: 100, roundTo: "X90" })
  expect(rows.map(({ flag }) => flag)).toEqual(["SAME", "JUMP", undefined, "JUMP"])
  const cheap = rowsOf({ ...price, value: -3000 })
  expect(cheap[2]).toMatchObject({ after: { cents: 840 }, flag: "BELOW_COST" })
  expect([cheap.filter(isUsual).length, cheap.filter(isPossible).length]).toEqual([0, 3])
})

test("a promotion has a price below the usual one, and an end takes all of it away", () => {
  const rows = rowsOf({ ...promotion, from: "2026-03-10T03:00:00.000Z" })
  expect(rows.map(({ after, flag }) => [after && "cents" in after && after.cents, flag])).toEqual([
    [0, "REFUSED"],
    [630, undefined],
    [1080, undefined],
    [386, undefined],
  ])
  const running = { ...guarana, promoPrice: 500, promoUntil: "2026-03-20T03:00:00.000Z" }
  const [ended, none] = rowsOf({ ...promotion, way: "END" }, [running, beer])
  expect(ended?.ops).toEqual([
    {
      op: "set",
      list: "items",
      _id: 2,
      version: 1,
      fields: { promoPrice: null, promoFrom: null, promoUntil: null },
    },
  ])
  expect(none?.flag).toBe("SAME")
})

test("many items get a category, an option group, codes in a row, channels, and a status", () => {
  expect(made({ kind: "CATEGORY", category: 3 }).items.map(({ category }) => category)).toEqual([3, 3, 3, 3])
  const linked = made({ kind: "GROUP", group: 2, isTaken: false })
  expect(linked.itemGroups.filter(({ group }) => group === 2).map(({ item }) => item)).toEqual([1, 2, 3, 4])
  expect(made({ kind: "GROUP", group: 2, isTaken: true }).itemGroups).toEqual([{ item: 1, group: 1 }])
  const codes = made({ kind: "CODE", prefix: "B-", first: 9, isForEmpty: true }).items
  expect(codes.map(({ code }) => code)).toEqual(["B-09", "B-10", "B-11", "B-12"])
  const sold = made({ kind: "CHANNELS", channels: ["APP"] }).items
  expect(sold.map(({ channels }) => channels)).toEqual([["APP"], ["APP"], ["APP"], ["APP"]])
  const inMarch = { kind: "DAYS", startsOn: "2026-03-01", endsOn: null } as const
  expect(rowsOf(inMarch)[0]?.after).toEqual({ days: ["2026-03-01", null] })
  const dated = made(inMarch).items
  expect(dated.map(({ startsOn }) => startsOn)).toEqual(Array(4).fill("2026-03-01"))
  expect(dated.map(({ channels }) => channels)).toEqual(data.items.map(({ channels }) => channels))
  const week = [[], [{ from: 690, to: 900 }], [], [], [], [], []]
  expect(made({ kind: "HOURS", week }).items.map((item) => item.week)).toEqual([week, week, week, week])
  const until = "2026-03-07T21:00:00.000Z"
  expect(made({ kind: "SOLD_OUT", until }).items[1]).toMatchObject({
    status: "OUT_OF_STOCK",
    soldOutUntil: until,
  })
  expect(made({ kind: "HIDE" }).items.map(({ status }) => status)).toEqual(Array(4).fill("HIDDEN"))
  expect(made({ kind: "REMOVE" }).items).toEqual([])
})
