import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm"
import type { OrderStatus } from "../../../src/contract/dashboard/orders.ts"
import type { OrderEvent } from "../../../src/contract/orders/order.ts"
import type { MoveReason } from "../../../src/contract/orders/orderMoves.ts"
import { currentTransactionId } from "../db/columns.ts"
import type { Database } from "../db/database.ts"
import { orders } from "../db/tradeSchema.ts"
import { asCount, settingOfCompany } from "../platformSettings/effective.ts"
import { notifyNewOrders } from "../realtime/newOrders.ts"

/** Orders per statement. */
const batchRows = 500

interface DueMove {
  readonly from: OrderStatus
  readonly to: OrderStatus
  readonly reason?: MoveReason
  readonly isDue: SQL
  /** The store is told of the order as of one that was just placed. */
  readonly rings?: true
}

const minutesOf = (name: "orders.paymentMinutes" | "orders.leadMinutes") =>
  sql`${asCount(settingOfCompany(name, orders.companyId))} * interval '1 minute'`

const dueMoves: ReadonlyArray<DueMove> = [
  {
    from: "AWAITING_PAYMENT",
    to: "CANCELED",
    reason: "NOT_PAID",
    isDue: sql`${orders.placedAt} <= now() - ${minutesOf("orders.paymentMinutes")}`,
  },
  {
    from: "SCHEDULED",
    to: "WAIT_COMPANY",
    isDue: sql`${orders.promisedAt} <= now() + ${minutesOf("orders.leadMinutes")}`,
    rings: true,
  },
]

/** Moves some of the orders that are due; how many. What another process or somebody holds is left to the next look. */
const moveSome = async (db: Database, { from, to, reason, isDue, rings }: DueMove): Promise<number> => {
  const line: OrderEvent = {
    status: to,
    at: new Date().toISOString(),
    by: { kind: "PLATFORM" },
    ...(reason && { reason }),
  }
  const dueOrders = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, from), isDue))
    .orderBy(asc(orders.id))
    .limit(batchRows)
    .for("update", { skipLocked: true })
  const moved = await db
    .update(orders)
    .set({
      status: to,
      ...(rings && { placedIn: currentTransactionId }),
      version: sql`${orders.version} + 1`,
      timeline: sql`${orders.timeline} || ${JSON.stringify([line])}::jsonb`,
    })
    .where(and(inArray(orders.id, dueOrders), eq(orders.status, from)))
    .returning({ id: orders.id })
  if (rings && moved.length > 0) await notifyNewOrders(db)
  return moved.length
}

/** Makes the moves whose time has come: nobody paid, or a scheduled order is to be begun (decision 0079). */
export const moveDueOrders = async (db: Database): Promise<void> => {
  for (const one of dueMoves) while ((await moveSome(db, one)) === batchRows);
}
