import type { PrepTimes } from "../contract/companies/prepMinutesAt.ts"
import { openingHours } from "../contract/resources/openingHours.ts"
import { type DescribedLists, recordsIn } from "./resourceMemory.ts"

/** Exceptions of the opening hours a backend was given. */
export const exceptionsIn = (lists: DescribedLists): PrepTimes["exceptions"] =>
  recordsIn(lists, openingHours).flatMap(({ service, prepTimes }) =>
    prepTimes.map(({ weekdays, from, until, minutes }) => ({ service, weekdays, from, until, minutes })),
  )
