import { expect, test } from "vitest"
import { draggedTo, dragAt, stepped, stretched } from "../../../src/ui/week/holds.ts"
import { axisOf, barOf, ticksOf, type WeekShift } from "../../../src/ui/week/weekShifts.ts"

const lunch = { from: 660, to: 900 }
const dinner = { from: 1080, to: 1560 }
/** Shifts of Monday, and of the days beside it. */
const week = (monday: ReadonlyArray<WeekShift>, sunday?: WeekShift, tuesday?: WeekShift) => [
  sunday ? [sunday] : [],
  monday,
  tuesday ? [tuesday] : [],
  [],
  [],
  [],
  [],
]

const drag = (shifts: ReturnType<typeof week>, from: number, to: number) => {
  const hold = dragAt(shifts[1]!, from, 10)
  return hold && draggedTo(shifts, 1, hold, to)
}

test.each<[string, ReturnType<typeof week>, number, number, WeekShift | undefined]>([
  ["paints", week([]), 600, 733, { from: 600, to: 735 }],
  ["paints backwards", week([]), 733, 600, { from: 600, to: 735 }],
  ["paints over midnight", week([]), 1320, 1620, { from: 1320, to: 1620 }],
  ["paints from 23:45 of its own day at the latest", week([]), 1500, 1600, { from: 1425, to: 1605 }],
  ["paints nothing by a click", week([]), 600, 604, undefined],
  ["paints up to the next shift", week([lunch, dinner]), 930, 1400, { from: 930, to: 1080 }],
  [
    "paints up to the first shift of tomorrow",
    week([], undefined, { from: 0, to: 600 }),
    1200,
    1600,
    { from: 1200, to: 1440 },
  ],
  ["paints after the end of yesterday's last shift", week([], dinner), 400, 60, { from: 120, to: 405 }],
  ["moves", week([dinner]), 1300, 1330, { from: 1110, to: 1590 }],
  ["moves up to the shift before", week([lunch, dinner]), 1300, 900, { from: 900, to: 1380 }],
  ["moves no start beyond midnight", week([lunch]), 780, 2400, { from: 1425, to: 1665 }],
  ["brings a start earlier", week([lunch]), 661, 601, { from: 600, to: 900 }],
  ["keeps a quarter of an hour", week([lunch]), 661, 1200, { from: 885, to: 900 }],
  ["brings an end later", week([lunch]), 900, 1020, { from: 660, to: 1020 }],
  ["brings an end no further than a day", week([lunch]), 900, 2870, { from: 660, to: 2100 }],
  [
    "leaves a shift alone that is only pressed",
    week([{ from: 695, to: 900 }]),
    800,
    803,
    { from: 695, to: 900 },
  ],
])("a pointer on a day %s", (_, shifts, from, to, after) => expect(drag(shifts, from, to)).toEqual(after))

test("a day of eight shifts takes no other one", () => {
  const eight = Array.from({ length: 8 }, (_, at) => ({ from: at * 60, to: at * 60 + 30 }))
  expect(dragAt(eight, 900, 10)).toBeUndefined()
})

test("keys bring a time that was typed to the quarter of an hour beside it", () => {
  const typed = { from: 695, to: 897 }
  expect(stepped(week([typed]), 1, { part: "whole", shift: typed }, 1)).toEqual({ from: 705, to: 907 })
  expect(stepped(week([typed]), 1, { part: "whole", shift: typed }, -1)).toEqual({ from: 690, to: 892 })
  expect(stepped(week([typed]), 1, { part: "end", shift: typed }, 1)).toEqual({ from: 695, to: 900 })
})

test("keys bring a shift, or its end, as far as there is room", () => {
  const of = week([lunch, dinner], { from: 1380, to: 1560 })
  const whole = { part: "whole", shift: lunch } as const
  expect(stretched(of, 1, whole, -1), "Sunday ends at two").toEqual({ from: 120, to: 360 })
  expect(stretched(of, 1, whole, 1)).toEqual({ from: 840, to: 1080 })
  const end = { part: "end", shift: lunch } as const
  expect(stretched(of, 1, end, 1)).toEqual({ from: 660, to: 1080 })
  expect(stretched(of, 1, end, -1)).toEqual({ from: 660, to: 675 })
})

test("a week shows all of its shifts, in hours that divide it evenly", () => {
  expect(axisOf(week([lunch]))).toEqual({ from: 360, to: 1800 })
  const long = week([
    { from: 300, to: 600 },
    { from: 1200, to: 1900 },
  ])
  expect(axisOf(long)).toEqual({ from: 0, to: 1980 })
  expect(ticksOf(axisOf(long))).toHaveLength(11)
  expect(barOf(lunch, { from: 360, to: 1800 })).toMatchObject({
    "--balcao-shift-from": `${(300 / 1440) * 100}%`,
  })
})
