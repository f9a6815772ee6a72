import { expect, test } from "vitest"
import type { MenuData } from "../../../src/contract/menu/menuData.ts"
import { maxTables, tableNumbers } from "../../../src/panels/menus/tableNumbers.ts"
import { madeOverlaps, type WrittenMenu, writtenWeek } from "../../../src/panels/menus/writtenWeek.ts"
import { publicMenuPath } from "../../../src/contract/menu/public/publicMenuPath.ts"
import { sampleAt, sampleMenuData } from "../contract/menu/menuDataSample.ts"

const [standard, hall] = sampleMenuData.menus
const friday = [[], [], [], [], [], [{ from: 690, to: 900 }], []]
const dataOf = (...menus: ReadonlyArray<object>) => ({ ...sampleMenuData, menus }) as unknown as MenuData
const lunch = { ...hall, _id: 7, name: "Almoço", channels: ["APP"], week: friday }
const written: WrittenMenu = { name: "Happy hour", channels: ["APP"], week: friday, isDefault: false }

test("a menu that is being written meets those that are saved; they come first, and it is not compared with itself", () => {
  const data = dataOf(standard!, lunch)
  const { overlaps } = writtenWeek(data, written, sampleAt)
  expect(overlaps.map(({ first, second }) => [first.name, second.name])).toEqual([["Almoço", "Happy hour"]])
  expect(writtenWeek(data, { ...written, channels: ["PDV"] }, sampleAt).overlaps).toEqual([])
  expect(writtenWeek(data, { ...written, _id: 7 }, sampleAt).overlaps).toEqual([])
})

test("a save makes an overlap only where the menus are not used at once already, or not at the same times", () => {
  const other = { ...lunch, _id: 8, name: "Executivo" }
  const data = dataOf(standard!, lunch, other)
  expect(madeOverlaps(data, { ...written, _id: 8 }, sampleAt)).toEqual([])
  const longer = [[], [], [], [], [{ from: 690, to: 900 }], [{ from: 690, to: 900 }], []]
  expect(madeOverlaps(data, { ...written, _id: 8, week: longer }, sampleAt)).toEqual([])
  expect(
    madeOverlaps(
      dataOf(standard!, { ...lunch, week: longer }, other),
      { ...written, _id: 8, week: longer },
      sampleAt,
    ),
  ).toMatchObject([{ first: { _id: 7 }, second: { _id: 8 }, spans: [{ day: 4 }, { day: 5 }] }])
})

test("tables are printed from one number to another, or one card without a table", () => {
  expect(tableNumbers("", "")).toEqual([undefined])
  expect(tableNumbers("3", "5")).toEqual([3, 4, 5])
  expect([tableNumbers("", "2"), tableNumbers("7", "")]).toEqual([[1, 2], [7]])
  for (const [first, last] of [
    ["5", "3"],
    ["0", "2"],
    ["1.5", "2"],
    ["1", String(maxTables + 1)],
  ] as const)
    expect(tableNumbers(first, last)).toBeUndefined()
})

test("a menu's public path follows from numbers or an address code, and from nothing else", () => {
  expect(publicMenuPath("1", "10")).toBe(
    "/public/merchants/ba1ca001-0000-8000-8000-000000000001/menus/ba1ca002-0000-8000-8000-000000000010/snapshot",
  )
  expect(publicMenuPath("1", "salao")).toMatch(/\/menus\/salao\/snapshot$/)
  expect([publicMenuPath("x", "10"), publicMenuPath("1", ""), publicMenuPath("-1", "1")]).toEqual(
    Array(3).fill(undefined),
  )
})
