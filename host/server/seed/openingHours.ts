import type { openingHours } from "../../../src/contract/resources/openingHours.ts"
import type { GivenRow } from "../../../src/samples/givenRow.ts"
import { businessHoursOf } from "./businessHours.ts"
import type { Places } from "./places.ts"

type Hours = GivenRow<typeof openingHours>

const closedOn = (day: string, reason: string, repeatsYearly: boolean) => ({
  day,
  reason,
  isClosed: true,
  repeatsYearly,
})

const holidays: NonNullable<Hours["exceptions"]> = [
  closedOn("2026-12-25", "Natal", true),
  closedOn("2027-01-01", "Confraternização Universal", true),
  { day: "2026-12-24", reason: "Véspera de Natal", opensAt: "08:00", closesAt: "16:00", repeatsYearly: true },
  closedOn("2027-03-26", "Sexta-feira Santa", false),
]

/** The opening hours of the demo's stores: those they open and close by. */
export const demoOpeningHours = ({ companies }: Places): ReadonlyArray<Hours> =>
  companies.flatMap((company, index) => {
    if (company.type === "partner") return []
    const { week, sunday } = businessHoursOf(company)
    const days = [sunday, week, week, week, week, week, week]
    return [
      {
        service: "ALL" as const,
        week: days.map((shifts) => shifts.map(([from, until]) => ({ from: from * 60, to: until * 60 }))),
        exceptions: holidays.slice(0, 2 + (index % 3)),
        owner: index + 1,
      },
    ]
  })
