import type { openingHours } from "../../../src/contract/resources/openingHours.ts"
import type { GivenRow } from "../../../src/samples/givenRow.ts"
import { businessHoursOf } from "./businessHours.ts"
import { holidays } from "./holidays.ts"
import type { Places } from "./places.ts"

type Hours = GivenRow<typeof openingHours>

/** The hours of the demo's store at this index. */
export const demoHoursOf = (store: Pick<Places["companies"][number], "name" | "type">, index: number) => {
  const { week, sunday } = businessHoursOf(store)
  const days = [sunday, week, week, week, week, week, week]
  return {
    week: days.map((shifts) => shifts.map(([from, until]) => ({ from: from * 60, to: until * 60 }))),
    exceptions: holidays.slice(0, 2 + (index % 3)),
  }
}

/** The opening hours of the demo's stores: those they open and close by. */
export const demoOpeningHours = ({ companies }: Places): ReadonlyArray<Hours> =>
  companies.flatMap((company, index) =>
    company.type === "partner"
      ? []
      : [
          {
            service: "ALL" as const,
            ...demoHoursOf(company, index),
            owner: index + 1,
          },
        ],
  )
