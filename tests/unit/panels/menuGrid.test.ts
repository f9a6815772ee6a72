import { expect, test } from "vitest"
import { applyOps } from "../../../src/contract/menu/changes/applyOps.ts"
import type { ItemRow, MenuData } from "../../../src/contract/menu/menuData.ts"
import { cellChanges, type CellEdit } from "../../../src/panels/menu/grid/cellChanges.ts"
import { allColumns, type ColumnId } from "../../../src/panels/menu/grid/columns.ts"
import { copiedText, fillingDown, pasting } from "../../../src/panels/menu/grid/edits.ts"
import { cellAt, moved, rangeOf, stepped } from "../../../src/panels/menu/grid/selection.ts"
import { readTsv, writeTsv } from "../../../src/panels/menu/grid/tsv.ts"
import { menuSample } from "../contract/menu/menuSample.ts"

const now = Date.parse("2026-03-06T22:00:00Z")
const { categories, store } = menuSample
const ptBr = { categories, store, locale: "ptBr", now } as const
const en = { ...ptBr, locale: "en" } as const

const columnAt = (id: ColumnId) => allColumns.findIndex((column) => column.id === id)
const cells = { items: menuSample.items, columns: allColumns }
const edit = (item: ItemRow, id: ColumnId, text: string): CellEdit => ({
  item,
  column: allColumns[columnAt(id)]!,
  text,
})
const [pizza, guarana, beer] = menuSample.items as [ItemRow, ItemRow, ItemRow]

const after = (
  edits: ReadonlyArray<CellEdit>,
  context: typeof ptBr | typeof en = ptBr,
  data = menuSample,
) => {
  const { ops, problems } = cellChanges(data, context, edits)
  const made = applyOps(data, ops, { newId: () => 99, at: now })
  if ("refusal" in made) throw new Error(made.refusal._tag)
  return { items: made.data.items, ops, problems, inverse: made.inverse }
}

test("cells go to Excel and come back as they were: quotes, tabs, line breaks, decimal commas, no formula", () => {
  const rows = [
    ['Pão "da casa"', "38,90"],
    ["duas\nlinhas", "a\tb"],
    ["=HYPERLINK(1)", "007"],
  ]
  const text = writeTsv(rows.map((row) => row.map((cell) => ({ text: cell, isText: true }))))
  expect(text).not.toMatch(/(^|\t)=/m)
  expect(readTsv(text)).toEqual(rows)
  expect(readTsv('a\t"b\r\n\tc"\r\n\r\nd\r\n')).toEqual([["a", "b\r\n\tc"], [""], ["d"]])
  expect(readTsv('5" pizza\tx')).toEqual([['5" pizza', "x"]])
})

test("a copy has the cells as people write them, and a paste of it elsewhere is one change for all of its rows", () => {
  const selection = { ...cellAt(1, columnAt("name")), corner: { row: 2, column: columnAt("price") } }
  expect(copiedText(cells, ptBr, selection)).toBe("Guaraná\tBebidas\t7,00\r\nCerveja\tCervejas\t12,00")
  const pasted = "Guaraná lata\tCervejas\tR$ 1.042,50\r\nCerveja\tBebidas\t9.5\r\nsobra\t\t"
  const { edits, rowsLeft } = pasting(cells, cellAt(1, 0), pasted)
  const { items, problems, inverse } = after(edits)
  expect([rowsLeft, problems]).toEqual([1, []])
  expect(items[1]).toMatchObject({ name: "Guaraná lata", category: 3, price: 104_250 })
  expect(items[2]).toMatchObject({ category: 2, price: 950 })
  const back = applyOps({ ...menuSample, items }, inverse, { newId: () => 99, at: now })
  expect("data" in back && back.data.items[1]).toMatchObject({ name: "Guaraná", category: 2, price: 700 })
})

test("what cannot be read or would be refused stays in its cell, and the rest is saved", () => {
  const { items, problems } = after([
    edit(guarana, "price", "doze"),
    edit(guarana, "code", "G1"),
    edit(guarana, "category", "Vinhos"),
    edit(beer, "promoPrice", "15,00"),
    edit(beer, "stock", "9"),
    edit(pizza, "name", " "),
  ])
  expect(items[1]).toMatchObject({ price: 700, code: "G1", category: 2 })
  expect(items[2]).toMatchObject({ stock: 9 })
  expect(items[2]?.promoPrice).toBeUndefined()
  expect(
    problems.map(({ column, text, reason }) => [
      column,
      text,
      typeof reason === "string" ? reason : reason._tag,
    ]),
  ).toEqual([
    ["price", "doze", "notPrice"],
    ["category", "Vinhos", "noCategory"],
    ["name", " ", "nameMissing"],
    ["promoPrice", "15,00", "InvalidOps"],
  ])
})

test("a price below its cost waits for a confirmation, which saves it", () => {
  const data: MenuData = { ...menuSample, items: [pizza, { ...guarana, cost: 500 }, beer] }
  const { ops, problems } = after([edit(data.items[1]!, "price", "4,90")], ptBr, data)
  expect([ops, problems[0]?.reason]).toEqual([[], "belowCost"])
  expect(problems[0]?.ops).toEqual([{ op: "set", list: "items", _id: 2, version: 1, fields: { price: 490 } }])
})

test("days and moments are those of the store's clock; the last day of a promotion counts whole", () => {
  const { items } = after([
    edit(beer, "promoPrice", "9"),
    edit(beer, "promoFrom", "10/03/2026"),
    edit(beer, "promoUntil", "20/03/2026"),
    edit(guarana, "promoUntil", "20/03/2026 18:30"),
  ])
  expect(items[2]).toMatchObject({
    promoPrice: 900,
    promoFrom: "2026-03-10T03:00:00.000Z",
    promoUntil: "2026-03-21T02:59:00.000Z",
  })
  expect(items[1]?.promoUntil).toBe("2026-03-20T21:30:00.000Z")
  const english = after([edit(beer, "promoUntil", "3/20/2026"), edit(beer, "price", "1,234.56")], en)
  expect(english.items[2]).toMatchObject({ promoUntil: "2026-03-21T02:59:00.000Z", price: 123_456 })
})

test("a status is written in either language, over the one between where that is the only way", () => {
  const hidden = { ...guarana, status: "HIDDEN" }
  const data = { ...menuSample, items: [pizza, hidden, beer] }
  const { items } = after([edit(hidden, "status", "esgotado"), edit(beer, "status", "Hidden")], ptBr, data)
  expect(items.map(({ status }) => status)).toEqual(["AVAILABLE", "OUT_OF_STOCK", "HIDDEN"])
})

test("a count is kept from then on, and none ends it", () => {
  const { items } = after([edit(guarana, "stock", "12"), edit(beer, "stock", "")])
  expect(items[1]).toMatchObject({ tracksStock: true, stock: 12 })
  expect([items[2]?.tracksStock, items[2]?.stock]).toEqual([undefined, undefined])
})

test("filling down repeats the first row, or the one above a single row", () => {
  const price = columnAt("price")
  const two = { ...cellAt(1, price), corner: { row: 2, column: price } }
  expect(fillingDown(cells, ptBr, two).map(({ item, text }) => [item._id, text])).toEqual([[3, "7,00"]])
  expect(fillingDown(cells, ptBr, cellAt(1, price)).map(({ text }) => text)).toEqual(["0,00"])
  expect(fillingDown(cells, ptBr, cellAt(0, price))).toEqual([])
})

test("arrows, Tab and Enter go through cells and stop at the edge; several selected cells are gone through in a circle", () => {
  const size = { rows: 3, columns: 4, page: 2 }
  const press = (key: string, more = {}) => ({ key, isExtending: false, isJumping: false, ...more })
  expect(moved(cellAt(0, 0), press("ArrowUp"), size)).toEqual(cellAt(0, 0))
  expect(moved(cellAt(0, 0), press("End", { isJumping: true }), size)).toEqual(cellAt(2, 3))
  const grown = moved(cellAt(1, 1), press("ArrowDown", { isExtending: true }), size)!
  expect(rangeOf(grown)).toEqual({ top: 1, bottom: 2, left: 1, right: 1 })
  expect(stepped(cellAt(0, 3), "column", 1, size)).toEqual(cellAt(1, 0))
  expect(stepped(cellAt(2, 3), "row", 1, size)).toEqual(cellAt(2, 3))
  const around = stepped(stepped(grown, "row", 1, size), "row", 1, size)
  expect(around.active).toEqual({ row: 1, column: 1 })
})
