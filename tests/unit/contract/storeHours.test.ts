import fc from "fast-check"
import { describe, expect, test } from "vitest"
import type { Week } from "../../../src/contract/resource/field.ts"
import { easterOf, nationalHolidays } from "../../../src/contract/companies/holidays.ts"
import {
  exceptionWithoutHours,
  openingAt,
  shiftsOn,
  type StoreHours,
} from "../../../src/contract/companies/storeHours.ts"
import { overlapIn } from "../../../src/contract/resource/week.ts"
import { weekText } from "../../../src/contract/resource/weekText.ts"
import { instantsOf, wallTimeAt } from "../../../src/contract/companies/zonedTime.ts"

const saoPaulo = "America/Sao_Paulo"
const at = (text: string) => Date.parse(text)
const told = ({ isOpen, changesAt }: ReturnType<typeof openingAt>) => [
  isOpen,
  changesAt === undefined ? undefined : new Date(changesAt).toISOString().slice(0, 16),
]

const daily = (from: number, to: number): Week => Array.from({ length: 7 }, () => [{ from, to }])
const hoursOf = (week: Week, more: Partial<StoreHours> = {}): StoreHours => ({
  week,
  exceptions: [],
  timeZone: saoPaulo,
  ...more,
})

const holiday = { day: "2026-12-25", isClosed: true, opensAt: null, closesAt: null, repeatsYearly: true }

describe("a store that opens by its hours", () => {
  test("is open from its first minute to its last, by the clock of its city", () => {
    const hours = hoursOf(daily(11 * 60, 23 * 60))
    expect(told(openingAt(hours, at("2026-11-22T13:59:59Z")))).toEqual([false, "2026-11-22T14:00"])
    expect(told(openingAt(hours, at("2026-11-22T14:00:00Z")))).toEqual([true, "2026-11-23T02:00"])
    expect(told(openingAt(hours, at("2026-11-23T02:00:00Z")))).toEqual([false, "2026-11-23T14:00"])
  })

  test("stays open past midnight, and closes when the shift of the evening before ends", () => {
    const friday: Week = [[], [], [], [], [], [{ from: 18 * 60, to: 26 * 60 }], []]
    expect(told(openingAt(hoursOf(friday), at("2026-11-28T04:30:00Z")))).toEqual([true, "2026-11-28T05:00"])
    expect(told(openingAt(hoursOf(friday), at("2026-11-28T05:00:00Z")))).toEqual([false, "2026-12-04T21:00"])
  })

  test("does not close between two shifts that meet, nor at midnight when it never closes", () => {
    const twoShifts: Week = daily(0, 0).map(() => [
      { from: 8 * 60, to: 14 * 60 },
      { from: 14 * 60, to: 20 * 60 },
    ])
    expect(told(openingAt(hoursOf(twoShifts), at("2026-11-22T16:59:00Z")))).toEqual([
      true,
      "2026-11-22T23:00",
    ])
    expect(told(openingAt(hoursOf(daily(0, 1440)), at("2026-11-22T16:59:00Z")))).toEqual([true, undefined])
  })

  test("is closed on its holiday of every year, after the shift of Christmas Eve has ended", () => {
    const hours = hoursOf(daily(18 * 60, 25 * 60), { exceptions: [holiday] })
    expect(told(openingAt(hours, at("2027-12-25T03:30:00Z")))).toEqual([true, "2027-12-25T04:00"])
    expect(told(openingAt(hours, at("2027-12-25T22:00:00Z")))).toEqual([false, "2027-12-26T21:00"])
  })

  test("opens on a special day at that day's hours alone", () => {
    const special = { ...holiday, isClosed: false, opensAt: "20:00", closesAt: "02:00" }
    const hours = hoursOf(daily(8 * 60, 12 * 60), { exceptions: [special] })
    expect(told(openingAt(hours, at("2026-12-25T12:00:00Z")))).toEqual([false, "2026-12-25T23:00"])
    expect(told(openingAt(hours, at("2026-12-26T04:59:00Z")))).toEqual([true, "2026-12-26T05:00"])
  })

  test("opens for lunch and dinner on a special day, and by its week on one that says neither hours nor closed", () => {
    const eve = { day: "2026-12-24", opensAt: "11:00", closesAt: "15:00", repeatsYearly: true }
    const dinner = { ...eve, opensAt: "18:00", closesAt: "23:00" }
    const half = { day: "2026-12-30", opensAt: "11:00", closesAt: null }
    const hours = hoursOf(daily(8 * 60, 12 * 60), { exceptions: [eve, dinner, half, { day: "2026-12-31" }] })
    for (const year of [2026, 2029]) {
      expect(told(openingAt(hours, at(`${year}-12-24T14:00:00Z`)))).toEqual([true, `${year}-12-24T18:00`])
      expect(told(openingAt(hours, at(`${year}-12-24T18:00:00Z`)))).toEqual([false, `${year}-12-24T21:00`])
    }
    const usual = [{ from: 480, to: 720 }]
    expect([shiftsOn("2026-12-30", hours), shiftsOn("2026-12-31", hours)]).toEqual([usual, usual])
    expect(exceptionWithoutHours(hours.exceptions)).toBe(half)
    const closed = { ...eve, isClosed: true }
    expect(shiftsOn("2026-12-24", { ...hours, exceptions: [eve, closed] })).toEqual([])
  })

  test("that has no hours is closed, and nothing is said of when it opens", () => {
    expect(told(openingAt(hoursOf(daily(0, 0).map(() => [])), at("2026-11-22T16:00:00Z")))).toEqual([
      false,
      undefined,
    ])
  })
})

describe("when clocks change", () => {
  const lisbon = "Europe/Lisbon"

  test("a time daylight saving skips is no instant, and one it repeats is two", () => {
    expect(instantsOf({ day: "2026-03-29", minutes: 90 }, lisbon)).toEqual([])
    expect(instantsOf({ day: "2026-10-25", minutes: 90 }, lisbon)).toHaveLength(2)
    expect(instantsOf({ day: "2026-06-01", minutes: 90 }, lisbon)).toEqual([at("2026-06-01T00:30:00Z")])
  })

  test("a store is neither closed by the skipped hour nor opened twice by the repeated one", () => {
    const hours = hoursOf(daily(0, 3 * 60), { timeZone: lisbon })
    expect(told(openingAt(hours, at("2026-03-29T00:30:00Z")))).toEqual([true, "2026-03-29T02:00"])
    expect(told(openingAt(hours, at("2026-10-25T02:30:00Z")))).toEqual([true, "2026-10-25T03:00"])
    const fromSkipped = hoursOf(daily(90, 4 * 60), { timeZone: lisbon })
    expect(told(openingAt(fromSkipped, at("2026-03-29T00:59:00Z")))).toEqual([false, "2026-03-29T01:30"])
  })

  test("every instant is among the instants of what its clock shows, in any zone", () => {
    const zones = [saoPaulo, lisbon, "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu"]
    const minutes = fc.integer({ min: at("2015-01-01") / 60_000, max: at("2030-01-01") / 60_000 })
    fc.assert(
      fc.property(minutes, fc.constantFrom(...zones), (minute, zone) => {
        const instant = minute * 60_000
        return instantsOf(wallTimeAt(instant, zone), zone).includes(instant)
      }),
      { numRuns: 300 },
    )
  })

  test("the state holds until the moment it is said to change, and is another one then", () => {
    const shift = fc
      .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 720 }))
      .map(([from, long]) => [{ from, to: from + long }])
    const week = fc.tuple(shift, shift, shift, shift, shift, shift, shift)
    const from = fc.integer({ min: at("2026-01-01") / 60_000, max: at("2027-01-01") / 60_000 })
    fc.assert(
      fc.property(week, from, (shifts, minute) => {
        const hours = hoursOf(shifts, { timeZone: lisbon })
        const instant = minute * 60_000
        const { isOpen, changesAt = instant + 1 } = openingAt(hours, instant)
        const before = openingAt(hours, changesAt - 60_000).isOpen
        return (
          before === isOpen && (changesAt === instant + 1 || openingAt(hours, changesAt).isOpen !== isOpen)
        )
      }),
      { numRuns: 200 },
    )
  })
})

describe("a week in words", () => {
  const lunchAndDinner = [
    { from: 660, to: 900 },
    { from: 1080, to: 1500 },
  ]

  test("says days that follow each other with the same hours together, Monday first", () => {
    const [closed, sunday] = [[], [{ from: 0, to: 1440 }]]
    const week: Week = [
      sunday,
      closed,
      lunchAndDinner,
      lunchAndDinner,
      lunchAndDinner,
      closed,
      lunchAndDinner,
    ]
    expect(weekText(week, "ptBr")).toBe(
      "ter–qui 11:00–15:00, 18:00–01:00; sáb 11:00–15:00, 18:00–01:00; dom 00:00–24:00",
    )
    expect(weekText(daily(540, 1080), "en")).toBe("Mon–Sun 09:00–18:00")
  })
})

test.each([
  ["2026-12-21", true],
  ["2026-12-22", false],
  ["2026-12-31", false],
  ["2027-01-04", false],
  ["2027-01-05", true],
  ["2026-12-24", true],
  ["2027-12-23", true],
])(
  "a store that is away from 22 December to 4 January, but for Christmas Eve, has shifts on %s: %s",
  (day, isOpen) => {
    const away = { day: "2026-12-22", until: "2027-01-04", isClosed: true }
    const eve = { day: "2026-12-24", opensAt: "10:00", closesAt: "14:00" }
    const hours = hoursOf(daily(8 * 60, 12 * 60), { exceptions: [away, eve] })
    expect(shiftsOn(day, hours).length > 0).toBe(isOpen)
    const yearly = hoursOf(daily(8 * 60, 12 * 60), { exceptions: [{ ...away, repeatsYearly: true }, eve] })
    expect(shiftsOn("2029-12-31", yearly)).toEqual([])
    expect(shiftsOn("2029-01-05", yearly)).toHaveLength(1)
  },
)

test("somebody who adds national holidays is offered those of the next twelve months, Easter's among them", () => {
  expect([2024, 2025, 2026, 2027, 2038, 2285].map(easterOf)).toEqual([
    "2024-03-31",
    "2025-04-20",
    "2026-04-05",
    "2027-03-28",
    "2038-04-25",
    "2285-03-22",
  ])
  const days = nationalHolidays("2026-11-20").map(({ day, name, isOptional }) => [day, name[0], isOptional])
  expect(days).toHaveLength(13)
  expect(days.slice(0, 5)).toEqual([
    ["2026-11-20", "Dia da Consciência Negra", false],
    ["2026-12-25", "Natal", false],
    ["2027-01-01", "Confraternização Universal", false],
    ["2027-02-08", "Segunda-feira de Carnaval", true],
    ["2027-02-09", "Terça-feira de Carnaval", true],
  ])
  expect(days).toContainEqual(["2027-03-26", "Sexta-feira Santa", false])
  expect(days).toContainEqual(["2027-05-27", "Corpus Christi", true])
})

test("two shifts that are open at once are named, also where Saturday's reaches into Sunday", () => {
  const week = (shifts: Readonly<Record<number, Week[number]>>): Week =>
    [0, 1, 2, 3, 4, 5, 6].map((day) => shifts[day] ?? [])
  const [late, early] = [
    { from: 22 * 60, to: 26 * 60 },
    { from: 60, to: 300 },
  ]
  expect(overlapIn(week({ 6: [late], 0: [early] }))).toEqual([
    { ...late, day: 6 },
    { ...early, day: 0 },
  ])
  expect(overlapIn(week({ 6: [late], 0: [{ from: 120, to: 300 }] }))).toBeUndefined()
  expect(overlapIn(week({ 3: [{ from: 0, to: 1440 }] }))).toBeUndefined()
  const [lunch, day] = [
    { from: 660, to: 900 },
    { from: 600, to: 700 },
  ]
  expect(overlapIn(week({ 1: [lunch, day] }))?.map(({ from }) => from)).toEqual([600, 660])
})
