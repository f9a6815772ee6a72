import { and, eq, inArray, type SQL, sql } from "drizzle-orm"
import { openStatuses } from "../../../src/contract/orders/board.ts"
import { grouped } from "../../../src/contract/wire/grouped.ts"
import type { Database } from "../db/database.ts"
import { deliveryPeople } from "../db/deliverySchema.ts"
import { invoiceOrders } from "../db/invoiceSchema.ts"
import { companies } from "../db/schema.ts"
import { tables } from "../db/described/tables.ts"
import { orders } from "../db/tradeSchema.ts"
import { totalsOf } from "../orders/orderRows.ts"
import type { contracts as contractsList } from "../../../src/contract/resources/contracts.ts"
import { columnNamed, type Context } from "../resource/context.ts"
import { readRecords } from "../resource/recordRows.ts"
import type { Contract, Period, SettledOrder } from "./settlement.ts"

const { coupons, invoices } = tables

/** Orders of a period, whose days are those of the company's clock. */
const inPeriod = ({ from, to }: Period, company: number) => {
  const start = (day: SQL) =>
    sql`(select ${day}::timestamp at time zone ${companies.timeZone} from ${companies} where ${companies.id} = ${company})`
  return sql`${orders.placedAt} >= ${start(sql`${from}::date`)} and ${orders.placedAt} < ${start(sql`(${to}::date + 1)`)}`
}

const isBilled = sql`exists (select from ${invoiceOrders}
  where ${invoiceOrders.orderId} = ${orders.id} and not ${invoiceOrders.isReleased})`

/** Columns an order is settled from. Items, customer and timeline are left out, which make up most of the row. */
const settledColumns = {
  id: orders.id,
  status: orders.status,
  fulfillment: orders.fulfillment,
  placedAt: orders.placedAt,
  totalCents: orders.totalCents,
  deliveryFeeCents: orders.deliveryFeeCents,
  serviceFeeCents: orders.serviceFeeCents,
  tipCents: orders.tipCents,
  discountCents: orders.discountCents,
  givenDiscountCents: orders.givenDiscountCents,
  payments: orders.payments,
}

/** A company's orders of a period that are in no invoice. */
const readOrders = async (db: Database, company: number, period: Period) => {
  const rows = await db
    .select({
      order: settledColumns,
      fundedBy: sql<string | null>`${coupons.fundedBy}`,
      platformShare: sql<number | null>`${coupons.platformShare}`.mapWith(Number),
      fleet: deliveryPeople.companyId,
    })
    .from(orders)
    .leftJoin(coupons, eq(coupons.id, orders.couponId))
    .leftJoin(deliveryPeople, eq(deliveryPeople.id, orders.deliveryPersonId))
    .where(
      and(
        eq(orders.companyId, company),
        inPeriod(period, company),
        sql`${orders.status} <> 'CANCELED'`,
        sql`not ${isBilled}`,
      ),
    )
  return rows.map(({ order, fundedBy, platformShare, fleet }) => ({
    isOpen: openStatuses.includes(order.status),
    settled: {
      id: order.id,
      status: order.status,
      fulfillment: order.fulfillment,
      totals: totalsOf({ order }),
      payments: order.payments ?? [],
      placedAt: order.placedAt.toISOString(),
      coupon: fundedBy === null ? undefined : { fundedBy, platformShare },
      isOwnFleet: fleet === company,
    } satisfies SettledOrder,
  }))
}

/** The context of contracts. */
export type ContractsContext = Context<typeof contractsList>

const readContracts = async (db: Database, context: ContractsContext, companies: ReadonlyArray<number>) => {
  const owner = columnNamed(context, "companyId")!
  return await readRecords(db, context, { where: inArray(owner, [...companies]) })
}

const columns = {
  company: invoices.companyId,
  id: invoices.id,
  number: invoices.number,
}

/** The invoices that have some of these days of a company already. */
const readLocks = async (db: Database, companies: ReadonlyArray<number>, { from, to }: Period) =>
  (await db
    .select(columns)
    .from(invoices)
    .where(
      and(
        inArray(invoices.companyId, [...companies]),
        sql`jsonb_array_length(${invoices.lines}) > 0 and ${invoices.status} <> 'CANCELED'`,
        sql`${invoices.periodFrom} <= ${to}::date and ${invoices.periodTo} >= ${from}::date`,
      ),
    )) as unknown as ReadonlyArray<{ readonly company: number; readonly id: number; readonly number: string }>

/** Facts needed to settle a period of some companies: orders, contracts and existing invoices. */
export interface PeriodFacts {
  readonly orders: ReadonlyArray<SettledOrder>
  readonly hasOpenOrders: boolean
  readonly contracts: ReadonlyArray<Contract>
  readonly lock: { readonly id: number; readonly number: string } | undefined
}

/**
 * Returns a function that reads the facts of one company at a time, so that the orders of all are never in memory
 * together.
 */
export const readPeriod = async (
  db: Database,
  contracts: ContractsContext,
  companies: ReadonlyArray<number>,
  period: Period,
): Promise<(company: number) => Promise<PeriodFacts>> => {
  const signed = grouped(await readContracts(db, contracts, companies), ({ owner }) => owner?._id)
  const locks = new Map((await readLocks(db, companies, period)).map((lock) => [Number(lock.company), lock]))
  return async (company) => {
    const own = await readOrders(db, company, period)
    return {
      orders: own.map(({ settled }) => settled),
      hasOpenOrders: own.some(({ isOpen }) => isOpen),
      contracts: signed.get(company) ?? [],
      lock: locks.get(company),
    }
  }
}
