import { dayAfter, weekdayOf } from "../../contract/companies/zonedTime.ts"
import { dayProblem } from "../../contract/wire/years.ts"
import { invoicingLimits } from "../../contract/finance/invoicing.ts"

/** Input for closing a period; days in ISO 8601. */
export interface ClosingPeriod {
  readonly from: string
  readonly to: string
  readonly dueOn: string
}

/** Days until what is closed is due. */
const usualDays = 10

/** The last whole week from Monday to Sunday. */
export const lastWeek = (today: string): ClosingPeriod => {
  const to = dayAfter(today, -(weekdayOf(today) || 7))
  return { from: dayAfter(to, -6), to, dueOn: dayAfter(today, usualDays) }
}

/** Returns the invalid days, by the server's rules. */
export const wrongDays = (
  { from, to, dueOn }: ClosingPeriod,
  today: string,
): ReadonlySet<keyof ClosingPeriod> => {
  const wrong = new Set<keyof ClosingPeriod>()
  if (from === "" || (to !== "" && dayAfter(from, invoicingLimits.days) <= to)) wrong.add("from")
  if (to === "" || to < from || to >= today) wrong.add("to")
  if (dueOn < today) wrong.add("dueOn")
  for (const name of ["from", "to", "dueOn"] as const)
    if (dayProblem({ from, to, dueOn }[name], "plan")) wrong.add(name)
  return wrong
}
