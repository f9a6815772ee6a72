import { and, asc, desc, eq, gte, type SQL } from "drizzle-orm"
import type { NewOrder, newOrders as contract } from "../../../src/contract/orders/newOrders.ts"
import * as Effect from "effect/Effect"
import { limits } from "../../../src/contract/limits.ts"
import type { Numbered } from "../../../src/contract/wire/recordId.ts"
import { companyIdWithin } from "../access/reach.ts"
import { type Database, query } from "../db/database.ts"
import { companies } from "../db/schema.ts"
import { orders } from "../db/tradeSchema.ts"
import type { HandlerInput, CallServices, HandlersOf } from "../calls/handler.ts"
import { notifyOn } from "../streams/changeHub.ts"
import { presentSpan } from "../streams/span.ts"
import { present } from "../access/userRows.ts"
import { companyColumns } from "../companies/companyColumns.ts"

/** Notification channel for placed orders. */
export const newOrderChannel = "new_orders"

/** Tells every process that orders were placed, once the transaction commits. */
export const notifyNewOrders = (tx: Database) => notifyOn(tx, newOrderChannel)

const { maxUnpaged } = limits.list

const columns = {
  order: { _id: orders.id, status: orders.status, totalCents: orders.totalCents },
  placedAt: orders.placedAt,
  placedIn: orders.placedIn,
  company: companyColumns,
}

/** The orders a condition finds, in the order they were placed. */
const readOrders = async (db: Database, where: SQL | undefined) => {
  const rows = await db
    .select(columns)
    .from(orders)
    .innerJoin(companies, eq(companies.id, orders.companyId))
    .where(where)
    .orderBy(asc(orders.placedIn), asc(orders.id))
    .limit(maxUnpaged)
  return rows.map(({ order, placedAt, placedIn, company }) => ({
    placedIn,
    order: {
      ...order,
      company: present(company),
      placedAt: placedAt.toISOString(),
    } satisfies Numbered<NewOrder>,
  }))
}

/** Orders placed by transactions that had not ended at a cursor, and where to go on. */
export const ordersSince = async (db: Database, cursor: number, within?: SQL) => {
  const { from } = await presentSpan(db)
  const rows = await readOrders(db, and(gte(orders.placedIn, cursor), within))
  const last = rows.length === maxUnpaged ? rows.at(-1) : undefined
  // A transaction that placed more than one answer holds is passed over rather than read for ever.
  const next = last ? Math.max(last.placedIn, cursor + 1) : from
  return { orders: rows.map(({ order }) => order), cursor: next }
}

/**
 * Value of the realtime database at a company's place: its latest order. It includes the status, because clients ring
 * once per distinct value: a scheduled order rings again when its time comes.
 */
export const latestOrder = async (db: Database, company: number) => {
  const [row] = await db
    .select({ ...columns.order, placedAt: orders.placedAt })
    .from(orders)
    .where(eq(orders.companyId, company))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(1)
  return row ? { ...row, placedAt: row.placedAt.toISOString() } : null
}

const readNew = Effect.fn("newOrders.read")(function* (
  db: Database,
  { query: { after }, caller }: HandlerInput<typeof contract.read>,
) {
  if (after === undefined) {
    const { from } = yield* query(() => presentSpan(db))
    return { items: [], cursor: String(from) }
  }
  const within = companyIdWithin(orders.companyId, caller.reach, db)
  const { orders: items, cursor } = yield* query(() => ordersSince(db, Number(after), within))
  return { items, cursor: String(cursor) }
})

/** The orders placed of late. */
export const newOrderHandlers = ({ db }: CallServices): HandlersOf<typeof contract> => ({
  read: (input) => readNew(db, input),
})
