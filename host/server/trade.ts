import { and, gte, lt, type SQL, sql } from "drizzle-orm"
import { unionAll } from "drizzle-orm/pg-core"
import type { Dashboard } from "../../src/contract/dashboard.ts"
import { limits } from "../../src/contract/limits.ts"
import { type OrderStatus, unsold } from "../../src/contract/orders.ts"
import type { Database } from "./db/database.ts"
import { orders } from "./db/tradeSchema.ts"

const zone = sql.raw(`'${limits.timeZone}'`)
const here = sql`(now() at time zone ${zone})`

/** The start of the day that many days from today, where the figures are read. */
const dayStart = (days: number): SQL =>
  sql`(date_trunc('day', ${here}) + ${sql.raw(`interval '${days} days'`)}) at time zone ${zone}`

const aWeekAgo = sql`((${here} - interval '7 days') at time zone ${zone})`

/** Orders of one status placed in one hour; `isUntilNow` of those of last week up to the time of day it is now. */
interface TradeRow {
  readonly isToday: boolean
  readonly isUntilNow: boolean
  readonly hour: number
  readonly status: OrderStatus
  readonly count: number
  readonly cents: number
}

const tradeOfDay = (db: Database, reached: SQL | undefined, days: number) => {
  const isToday = sql<boolean>`${sql.raw(String(days === 0))}`.as("is_today")
  const isUntilNow = sql<boolean>`${orders.placedAt} <= ${aWeekAgo}`.as("is_until_now")
  const hour = sql<number>`extract(hour from ${orders.placedAt} at time zone ${zone})::int`.as("hour")
  const count = sql<number>`count(*)::int`.as("count")
  const cents = sql<number>`sum(${orders.totalCents})::float8`.as("cents")
  return db
    .select({ isToday, isUntilNow, hour, status: orders.status, count, cents })
    .from(orders)
    .where(and(gte(orders.placedAt, dayStart(days)), lt(orders.placedAt, dayStart(days + 1)), reached))
    .groupBy(sql`2`, sql`3`, orders.status)
}

/** What was ordered today and a week ago: a range of an index each, however many orders there are. */
export const readTrade = (db: Database, reached: SQL | undefined): PromiseLike<ReadonlyArray<TradeRow>> =>
  unionAll(tradeOfDay(db, reached, 0), tradeOfDay(db, reached, -7))

const add = (rows: ReadonlyArray<TradeRow>, figure: "count" | "cents"): number =>
  rows.reduce((sum, row) => sum + row[figure], 0)

const comparable = (rows: ReadonlyArray<TradeRow>) => rows.filter(({ isUntilNow }) => isUntilNow)

/** How many orders there are today, by status. */
export const ordersOf = (rows: ReadonlyArray<TradeRow>): NonNullable<Dashboard["orders"]> => {
  const today = rows.filter(({ isToday }) => isToday)
  const statuses = [...new Set(today.map(({ status }) => status))]
  const countOf = (status: OrderStatus) =>
    add(
      today.filter((row) => row.status === status),
      "count",
    )
  return {
    total: add(today, "count"),
    totalBefore: add(comparable(rows), "count"),
    byStatus: statuses.map((status) => ({ status, count: countOf(status) })),
  }
}

/** How much was sold today, by hour. */
export const salesOf = (rows: ReadonlyArray<TradeRow>): NonNullable<Dashboard["sales"]> => {
  const sold = rows.filter(({ status }) => !unsold.includes(status))
  const of = (day: boolean, at: number) => sold.filter(({ isToday, hour }) => isToday === day && hour === at)
  return {
    cents: add(
      sold.filter(({ isToday }) => isToday),
      "cents",
    ),
    centsBefore: add(comparable(sold), "cents"),
    hours: Array.from({ length: 24 }, (_, hour) => ({
      hour,
      cents: add(of(true, hour), "cents"),
      centsBefore: add(of(false, hour), "cents"),
      orders: add(of(true, hour), "count"),
    })),
  }
}
