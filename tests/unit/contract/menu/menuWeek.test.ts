import { expect, test } from "vitest"
import type { MenuData } from "../../../../src/contract/menu/menuData.ts"
import { menuWeek } from "../../../../src/contract/menu/menuWeek.ts"
import type { Week } from "../../../../src/contract/resource/field.ts"
import { sampleAt, sampleMenuData } from "./menuDataSample.ts"

const [entrega, salao] = sampleMenuData.menus
const week = (day: number, from: number, to: number): Week =>
  Array.from({ length: 7 }, (_, index) => (index === day ? [{ from, to }] : []))
const dataOf = (...menus: ReadonlyArray<object>) => ({ ...sampleMenuData, menus }) as unknown as MenuData
const weekOf = (...menus: ReadonlyArray<object>) => menuWeek(dataOf(...menus), sampleAt)

test("the default fills all gaps, and overlaps with no other menu", () => {
  const { overlaps, gaps, rows } = weekOf(entrega!, { ...salao, week: week(5, 690, 900) })
  expect([overlaps, gaps]).toEqual([[], []])
  expect(rows[1]?.spans).toEqual([{ day: 5, from: 690, to: 900 }])
})

test("two menus on one channel at once are told with the time they share, into the next day and week", () => {
  const late = { ...salao, week: week(6, 1200, 1680) }
  const early = { ...salao, _id: 3, channels: ["APP"], week: week(0, 120, 600) }
  const { overlaps } = weekOf(entrega!, late, early)
  expect(overlaps.map(({ spans }) => spans)).toEqual([[{ day: 0, from: 120, to: 240 }]])
})

test("menus on other channels, of other days, or off, do not overlap", () => {
  const other = { ...salao, _id: 3, channels: ["PDV"] }
  expect(weekOf({ ...salao, channels: ["APP"] }, other).overlaps).toEqual([])
  const ends = { ...salao, endsOn: "2026-12-10" }
  expect(weekOf(ends, { ...salao, _id: 3, startsOn: "2026-12-11" }).overlaps).toEqual([])
  expect(weekOf(salao!, { ...salao, _id: 3, status: "OFF" }).overlaps).toEqual([])
})

test("without a default that is on, opening hours that no menu serves are gaps", () => {
  const { gaps } = menuWeek(
    {
      ...dataOf({ ...entrega, status: "OFF" }, { ...salao, week: week(5, 690, 1440) }),
      store: {
        ...sampleMenuData.store,
        hours: { week: [[], [], [], [], [], [{ from: 660, to: 1500 }], []], exceptions: [] },
      },
    },
    sampleAt,
  )
  expect(gaps).toEqual([
    { day: 5, from: 660, to: 690 },
    { day: 6, from: 0, to: 60 },
  ])
})
