import { and, gte, lt, type SQL, sql } from "drizzle-orm"
import { unionAll } from "drizzle-orm/pg-core"
import type { Dashboard } from "../../../src/contract/dashboard/dashboard.ts"
import { type OrderStatus, unsold } from "../../../src/contract/dashboard/orders.ts"
import type { Database } from "../db/database.ts"
import { orders } from "../db/tradeSchema.ts"

/** Midnight, in the time zone of the figures, of the day this many days from today. */
const startOfDay = (zone: SQL, days: number): SQL =>
  sql`(date_trunc('day', now() at time zone ${zone}) + ${sql.raw(`interval '${days} days'`)}) at time zone ${zone}`

const weekAgo = (zone: SQL) => sql`((now() at time zone ${zone} - interval '7 days') at time zone ${zone})`

/** Totals of the orders of one status and hour. `isUntilNow`: placed no later than this time of day a week ago. */
interface OrderTotals {
  readonly isToday: boolean
  readonly isUntilNow: boolean
  readonly hour: number
  readonly status: OrderStatus
  readonly count: number
  readonly cents: number
}

const totalsOfDay = (db: Database, reached: SQL | undefined, zone: SQL, days: number) => {
  const isToday = sql<boolean>`${sql.raw(String(days === 0))}`.as("is_today")
  const isUntilNow = sql<boolean>`${orders.placedAt} <= ${weekAgo(zone)}`.as("is_until_now")
  const hour = sql<number>`extract(hour from ${orders.placedAt} at time zone ${zone})::int`.as("hour")
  const count = sql<number>`count(*)::int`.as("count")
  const cents = sql<number>`sum(${orders.totalCents})::float8`.as("cents")
  return db
    .select({ isToday, isUntilNow, hour, status: orders.status, count, cents })
    .from(orders)
    .where(
      and(
        gte(orders.placedAt, startOfDay(zone, days)),
        lt(orders.placedAt, startOfDay(zone, days + 1)),
        reached,
      ),
    )
    .groupBy(sql`2`, sql`3`, orders.status)
}

/** Order totals of today and of the same day last week, by the clock of a time zone. Each is one index range, however many orders there are. */
export const readOrderTotals = (
  db: Database,
  reached: SQL | undefined,
  timeZone: string,
): PromiseLike<ReadonlyArray<OrderTotals>> => {
  // Within the query, since the zone is part of what is grouped by.
  const zone = sql.raw(`'${timeZone.replaceAll("'", "")}'`)
  return unionAll(totalsOfDay(db, reached, zone, 0), totalsOfDay(db, reached, zone, -7))
}

const sumOf = (rows: ReadonlyArray<OrderTotals>, figure: "count" | "cents"): number =>
  rows.reduce((sum, row) => sum + row[figure], 0)

const comparable = (rows: ReadonlyArray<OrderTotals>) => rows.filter(({ isUntilNow }) => isUntilNow)

/** Today's number of orders by status. */
export const orderFigures = (rows: ReadonlyArray<OrderTotals>): NonNullable<Dashboard["orders"]> => {
  const today = rows.filter(({ isToday }) => isToday)
  const statuses = [...new Set(today.map(({ status }) => status))]
  const countOf = (status: OrderStatus) =>
    sumOf(
      today.filter((row) => row.status === status),
      "count",
    )
  return {
    total: sumOf(today, "count"),
    totalBefore: sumOf(comparable(rows), "count"),
    byStatus: statuses.map((status) => ({ status, count: countOf(status) })),
  }
}

/** Today's sales by hour. */
export const salesFigures = (rows: ReadonlyArray<OrderTotals>): NonNullable<Dashboard["sales"]> => {
  const sold = rows.filter(({ status }) => !unsold.includes(status))
  const totalsOfHour = (day: boolean, at: number) =>
    sold.filter(({ isToday, hour }) => isToday === day && hour === at)
  return {
    cents: sumOf(
      sold.filter(({ isToday }) => isToday),
      "cents",
    ),
    centsBefore: sumOf(comparable(sold), "cents"),
    hours: Array.from({ length: 24 }, (_, hour) => ({
      hour,
      cents: sumOf(totalsOfHour(true, hour), "cents"),
      centsBefore: sumOf(totalsOfHour(false, hour), "cents"),
      orders: sumOf(totalsOfHour(true, hour), "count"),
    })),
  }
}
