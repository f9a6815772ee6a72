import type { Shift, Week } from "../contract/resource/field.ts"
import type { openingHours } from "../contract/resources/openingHours.ts"
import type { GivenRow } from "./givenRow.ts"

const shift = (from: number, to: number): Shift => ({ from: from * 60, to: to * 60 })

/** The same hours on each of these days, Sunday first; other hours on Fridays and Saturdays, if any. */
const weekOf = (
  usual: ReadonlyArray<Shift>,
  { weekend = usual, closed = [] }: { weekend?: ReadonlyArray<Shift>; closed?: ReadonlyArray<number> } = {},
): Week =>
  [usual, usual, usual, usual, usual, weekend, weekend].map((shifts, day) =>
    closed.includes(day) ? [] : shifts,
  )

const lunchAndDinner = weekOf([shift(11, 15), shift(18, 23)], { closed: [1] })
const dinner = weekOf([shift(18, 23.5)], { weekend: [shift(18, 26)], closed: [1] })
const late = weekOf([shift(18, 26)], { weekend: [shift(18, 28)] })
const bakery = weekOf([shift(6, 20)])
const lunch = weekOf([shift(10.5, 15)], { closed: [0] })
const afternoon = weekOf([shift(12, 22)])
const supermarket = weekOf([shift(8, 22)])
const allHours = weekOf([shift(0, 24)])

/** Companies by their place among the demo's, with their week. */
const weeks: ReadonlyArray<readonly [company: number, Week]> = [
  [1, lunchAndDinner],
  [2, supermarket],
  [4, dinner],
  [5, supermarket],
  [6, lunchAndDinner],
  [7, afternoon],
  [8, supermarket],
  [9, lunchAndDinner],
  [10, bakery],
  [11, supermarket],
  [12, afternoon],
  [13, lunchAndDinner],
  [14, allHours],
  [15, lunchAndDinner],
  [16, late],
  [18, supermarket],
  [19, afternoon],
  [20, afternoon],
  [21, lunch],
  [22, allHours],
  [23, late],
]

const closedOn = (day: string, reason: string, repeatsYearly = true) => ({
  day,
  reason,
  isClosed: true,
  repeatsYearly,
})

const holidays = [
  closedOn("2026-12-25", "Natal"),
  closedOn("2027-01-01", "Confraternização Universal"),
  { day: "2026-12-24", reason: "Véspera de Natal", opensAt: "08:00", closesAt: "16:00", repeatsYearly: true },
  closedOn("2027-03-26", "Sexta-feira Santa", false),
]

/** Opening hours of the demo's stores. */
export const sampleOpeningHours: ReadonlyArray<GivenRow<typeof openingHours>> = weeks.map(
  ([owner, week], index) => ({
    service: "ALL",
    week,
    exceptions: week === allHours ? [] : holidays.slice(0, 2 + (index % 3)),
    owner,
  }),
)
