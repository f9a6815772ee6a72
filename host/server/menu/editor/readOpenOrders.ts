import { and, asc, eq } from "drizzle-orm"
import type { Database } from "../../db/database.ts"
import { isOpenOrder, orders } from "../../db/tradeSchema.ts"

/** Orders of a store that are looked at, the oldest first. */
const maxOrders = 500

/** The open orders of a store with their lines. */
export const readOpenOrders = async (db: Database, company: number) => {
  const rows = await db
    .select({ id: orders.id, status: orders.status, promisedAt: orders.promisedAt, items: orders.items })
    .from(orders)
    .where(and(eq(orders.companyId, company), isOpenOrder(orders.status)))
    .orderBy(asc(orders.placedAt))
    .limit(maxOrders)
  return rows.map(({ id, promisedAt, ...order }) => ({
    ...order,
    _id: id,
    code: String(id),
    promisedAt: promisedAt?.toISOString() ?? null,
  }))
}
