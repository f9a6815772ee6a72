import { and, asc, eq, gt, ne, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { invoicingLimits, type invoicing, type OrderKind } from "../../../src/contract/finance/invoicing.ts"
import { type Database, query } from "../db/database.ts"
import { invoiceOrders } from "../db/invoiceSchema.ts"
import { tables } from "../db/described/tables.ts"
import { orders } from "../db/tradeSchema.ts"
import type { HandlerInput } from "../calls/handler.ts"
import type { Context } from "../resource/context.ts"
import { readRecord } from "../resource/lockRecord.ts"

const { contracts } = tables

const columns = {
  SALES: invoiceOrders.sales,
  DELIVERY: invoiceOrders.delivery,
  COUPON_REFUND: invoiceOrders.couponRefund,
  COMMISSION: invoiceOrders.commission,
  PAYMENT_FEE: invoiceOrders.paymentFee,
  COLLECTED: invoiceOrders.collected,
} as const satisfies Readonly<Record<OrderKind, unknown>>

/** The orders a line of an invoice within reach is made of, some at a time. */
export const explainLine = Effect.fn("invoicing.explain")(function* (
  db: Database,
  context: Context,
  { params: { id }, body: { kind, after = 0 }, caller }: HandlerInput<typeof invoicing.explain>,
) {
  yield* readRecord(db, context, caller, id)
  const amount = columns[kind]
  const maxOrders = invoicingLimits.orders
  const rows = yield* query(() =>
    db
      .select({
        _id: orders.id,
        placedAt: orders.placedAt,
        totalCents: orders.totalCents,
        contract: sql<string | null>`${contracts.number}`,
        amountCents: amount,
      })
      .from(invoiceOrders)
      .innerJoin(orders, eq(orders.id, invoiceOrders.orderId))
      .leftJoin(contracts, eq(contracts.id, invoiceOrders.contractId))
      .where(and(eq(invoiceOrders.invoiceId, id), ne(amount, 0), gt(invoiceOrders.orderId, after)))
      .orderBy(asc(invoiceOrders.orderId))
      .limit(maxOrders + 1),
  )
  const shown = rows.slice(0, maxOrders).map((row) => ({ ...row, placedAt: row.placedAt.toISOString() }))
  return { orders: shown, next: rows.length > maxOrders ? (shown.at(-1)?._id ?? null) : null }
})
