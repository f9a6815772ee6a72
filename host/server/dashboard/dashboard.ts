import { and, eq, inArray, type SQL, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import {
  type Dashboard,
  type dashboard as contract,
  dashboardPartsOf,
} from "../../../src/contract/dashboard/dashboard.ts"
import { limits } from "../../../src/contract/limits.ts"
import { zoneOf } from "../../../src/contract/places/zoneOf.ts"
import { OpenTicketStatus } from "../../../src/contract/dashboard/tickets.ts"
import { type Database, query } from "../db/database.ts"
import { companyDeliveries, deliveryPeople } from "../db/deliverySchema.ts"
import { applications } from "../db/applicationSchema.ts"
import { companies, franchises } from "../db/schema.ts"
import { tables } from "../db/described/tables.ts"
import { ValidLicenseStatus } from "../../../src/contract/dashboard/licenses.ts"
import { licenses as licensesList } from "../../../src/contract/resources/licenses.ts"
import { tickets as ticketsList } from "../../../src/contract/resources/tickets.ts"
import { orders } from "../db/tradeSchema.ts"
import type { CallServices, HandlersOf } from "../calls/handler.ts"
import { ownedWithin, companyIdWithin, type Reach } from "../access/reach.ts"
import { recordsWithin } from "../access/resourceReach.ts"
import { statusColumn } from "../resource/statusColumn.ts"
import { orderFigures, readOrderTotals, salesFigures } from "./orderFigures.ts"

const { tickets, licenses } = tables
const licenseTable = { resource: licensesList, table: licenses }

/** SQL that counts the rows, or those that meet a condition. */
const counting = (condition?: SQL) =>
  condition === undefined
    ? sql<number>`count(*)::int`
    : sql<number>`count(*) filter (where ${condition})::int`

const readCompanies = async (db: Database, reach: Reach) => {
  const { companyId, isOpen, isManual } = companyDeliveries
  const [found] = await db
    .select({ total: counting(), open: counting(sql`${isOpen}`), manual: counting(sql`${isManual}`) })
    .from(companyDeliveries)
    .where(companyIdWithin(companyId, reach, db))
  return found!
}

const readCouriers = async (db: Database, reach: Reach) => {
  const { isOnline, onRoute } = deliveryPeople
  const [found] = await db
    .select({
      total: counting(),
      online: counting(sql`${isOnline}`),
      onRoute: counting(sql`${isOnline} and ${onRoute}`),
    })
    .from(deliveryPeople)
    .where(ownedWithin(deliveryPeople, reach, db))
  return found!
}

const readTickets = async (db: Database, reach: Reach): Promise<NonNullable<Dashboard["tickets"]>> => {
  const { priority } = tickets
  const status = tickets.status
  const isOpen = inArray(status, [...OpenTicketStatus.literals])
  const rows = await db
    .select({ status, count: counting(), high: counting(eq(priority!, "HIGH")) })
    .from(tickets)
    .where(and(isOpen, recordsWithin(ticketsList, tickets, reach, db)))
    .groupBy(status)
  const byStatus = OpenTicketStatus.literals.flatMap((status) => rows.filter((row) => row.status === status))
  return {
    open: rows.reduce((sum, { count }) => sum + count, 0),
    byStatus: byStatus.map((row) => ({ ...row, status: row.status as OpenTicketStatus })),
  }
}

const readLicenses = async (db: Database, reach: Reach): Promise<NonNullable<Dashboard["licenses"]>> => {
  const status = statusColumn(licenseTable)
  const [found] = await db
    .select({
      valid: counting(sql`${status} in ${[...ValidLicenseStatus.literals]}`),
      available: counting(sql`${status} = 'AVAILABLE'`),
      expiring: counting(sql`${status} = 'EXPIRING'`),
    })
    .from(licenses)
    .where(recordsWithin(licenseTable.resource, licenses, reach, db))
  return found!
}

const namesOf = (
  db: Database,
  table: typeof applications | typeof franchises | typeof companies,
  ids: ReadonlyArray<number>,
) =>
  db
    .select({ name: table.name })
    .from(table)
    .where(inArray(table.id, [...ids]))
    .orderBy(table.id)

/** The time zone of the figures: a store's own, of several the platform's. */
const readZone = async (db: Database, reach: Reach): Promise<string> => {
  if (reach.kind !== "company") return limits.timeZone
  const [store] = await db
    .select({ timeZone: companies.timeZone })
    .from(companies)
    .where(eq(companies.id, reach.company))
  return zoneOf(store)
}

const readScope = async (db: Database, reach: Reach): Promise<Dashboard["scope"]> => {
  switch (reach.kind) {
    case "all":
      return { kind: "platform", name: null }
    case "none":
      return { kind: "none", name: null }
    case "application":
      return scopeOf(reach.kind, await namesOf(db, applications, [reach.application]))
    case "franchise":
      return scopeOf(reach.kind, await namesOf(db, franchises, reach.franchises))
    case "company":
      return scopeOf(reach.kind, await namesOf(db, companies, [reach.company]))
  }
}

const scopeOf = (kind: Dashboard["scope"]["kind"], rows: ReadonlyArray<{ readonly name: string }>) => ({
  kind,
  name: rows.map(({ name }) => name).join(", "),
})

/** The figures of today; what a gate keeps from the caller is not even read. */
export const dashboardHandlers = ({ db }: CallServices): HandlersOf<typeof contract> => ({
  read: Effect.fn("dashboard.read")(function* ({ caller: { user, reach } }) {
    const parts = dashboardPartsOf(user)
    const sees = (part: (typeof parts)[number]) => parts.includes(part)
    const scope = yield* query(() => readScope(db, reach))
    const timeZone = yield* query(() => readZone(db, reach))
    const trade =
      sees("orders") || sees("sales")
        ? yield* query(() => readOrderTotals(db, companyIdWithin(orders.companyId, reach, db), timeZone))
        : []
    return {
      readAt: new Date().toISOString(),
      timeZone,
      scope,
      ...(sees("companies") && { companies: yield* query(() => readCompanies(db, reach)) }),
      ...(sees("couriers") && { couriers: yield* query(() => readCouriers(db, reach)) }),
      ...(sees("orders") && { orders: orderFigures(trade) }),
      ...(sees("sales") && { sales: salesFigures(trade) }),
      ...(sees("licenses") && { licenses: yield* query(() => readLicenses(db, reach)) }),
      ...(sees("tickets") && { tickets: yield* query(() => readTickets(db, reach)) }),
    }
  }),
})
