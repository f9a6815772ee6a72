import { isClosedStatus } from "../../../contract/orders/board.ts"
import { dayAfter, dayAt, instantOf } from "../../../contract/companies/zonedTime.ts"
import type { OrdersView } from "../OrdersView.ts"

/** Periods by name; any other is two days with `..` between them. */
export const namedPeriods = ["today", "yesterday", "week", "month", "all"] as const
export type NamedPeriod = (typeof namedPeriods)[number]

/** Days back at which a named period begins and ends, both included. */
const daysBack: Readonly<Record<NamedPeriod, readonly [from: number | undefined, to: number]>> = {
  today: [0, 0],
  yesterday: [1, 1],
  week: [6, 0],
  month: [29, 0],
  all: [undefined, 0],
}

const aDay = /^\d{4}-\d{2}-\d{2}$/

export const isNamed = (period: string): period is NamedPeriod => namedPeriods.some((one) => one === period)

/** Days of a period, both included; an empty text where it has no such end. */
export const daysOf = (period: string, today: string): { readonly from: string; readonly to: string } => {
  if (!isNamed(period)) {
    const [from = "", to = ""] = period.split("..")
    return { from: aDay.test(from) ? from : "", to: aDay.test(to) ? to : "" }
  }
  const [first, last] = daysBack[period]
  if (first === undefined) return { from: "", to: "" }
  return { from: dayAfter(today, -first), to: dayAfter(today, -last) }
}

/** Instants at which a period begins and is over, by the clock of a zone. */
export const momentsOf = (
  period: string,
  now: number,
  zone: string,
): { readonly from?: string; readonly until?: string } => {
  const { from, to } = daysOf(period, dayAt(now, zone))
  const midnight = (day: string) => new Date(instantOf({ day, minutes: 0 }, zone, "first")).toISOString()
  return { ...(from && { from: midnight(from) }), ...(to && { until: midnight(dayAfter(to, 1)) }) }
}

/** True if a text of statuses names one in which orders are over. */
const namesClosed = (statuses: string | undefined) => statuses?.split(",").some(isClosedStatus) === true

/**
 * Period whose orders are listed, open and closed alike; undefined while the view is of the open ones. Whoever looks for
 * closed ones and names no days means today's.
 */
export const periodOf = ({ period, statuses }: Pick<OrdersView, "period" | "statuses">): string | undefined =>
  period ?? (namesClosed(statuses) ? "today" : undefined)

/** The change of a view that shows the open orders alone again. */
export const backToOpen = ({ statuses }: Pick<OrdersView, "statuses">) => {
  const open = statuses?.split(",").filter((status) => !isClosedStatus(status)) ?? []
  return { period: undefined, statuses: open.length === 0 ? undefined : open.join(",") }
}
