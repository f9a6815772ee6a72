import { dayAfter, dayAt } from "../../contract/companies/zonedTime.ts"
import type { priceChanges } from "../../contract/resources/priceChanges.ts"
import type { RowOf } from "../../contract/resource/resource.ts"

/** A change of one of a product's numbers. */
export type Change = Pick<RowOf<typeof priceChanges>, "createdAt" | "field" | "before" | "after">

/** Days a chart shows at most. */
const maxDays = 180

/** The days from the first of these changes to that of a moment, in milliseconds since 1970; at most half a year. */
export const daysSince = (
  changes: ReadonlyArray<Change>,
  now: number,
  timeZone: string,
): ReadonlyArray<string> => {
  const dayOf = ({ createdAt = "" }: Change) => dayAt(Date.parse(createdAt), timeZone)
  const today = dayAt(now, timeZone)
  const first = changes.map(dayOf).toSorted().at(0) ?? today
  const earliest = dayAfter(today, 1 - maxDays)
  const days = []
  for (let day = dayAfter(first < earliest ? earliest : first, -1); day <= today; day = dayAfter(day, 1))
    days.push(day)
  return days
}

/** The value a field had at the end of each day, by its changes and by what it is now. */
export const valuesByDay = (
  changes: ReadonlyArray<Change>,
  days: ReadonlyArray<string>,
  now: number | undefined,
  timeZone: string,
): ReadonlyArray<number | undefined> => {
  const latestFirst = changes.toSorted((one, other) =>
    (other.createdAt ?? "").localeCompare(one.createdAt ?? ""),
  )
  return days.map((day) => {
    const later = latestFirst.filter(({ createdAt = "" }) => dayAt(Date.parse(createdAt), timeZone) > day)
    const next = later.at(-1)
    return next ? (next.before ?? undefined) : now
  })
}
