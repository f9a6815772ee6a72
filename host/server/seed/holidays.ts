import { exceptionsOn, type HoursException } from "../../../src/contract/companies/storeHours.ts"

type Holiday = HoursException & { readonly reason: string }

const closedOn = (day: string, reason: string, repeatsYearly: boolean): Holiday => ({
  day,
  reason,
  isClosed: true,
  repeatsYearly,
})

/** The days on which the demo's stores keep other hours; each store keeps the first few. */
export const holidays: ReadonlyArray<Holiday> = [
  closedOn("2026-12-25", "Natal", true),
  closedOn("2027-01-01", "Confraternização Universal", true),
  { day: "2026-12-24", reason: "Véspera de Natal", opensAt: "08:00", closesAt: "16:00", repeatsYearly: true },
  closedOn("2027-03-26", "Sexta-feira Santa", false),
]

/** True if any store of the demo has other hours on this day. */
export const isHoliday = (day: string): boolean => exceptionsOn(day, holidays).length > 0
