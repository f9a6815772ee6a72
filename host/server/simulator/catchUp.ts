import { and, isNull, lt, notInArray, sql } from "drizzle-orm"
import type { Database } from "../db/database.ts"
import { deliveryPositions, onlineTimes, races } from "../db/deliverySchema.ts"
import { orders } from "../db/tradeSchema.ts"
import { readCouriers, readStores } from "../seed/business.ts"
import { countCustomerOrders } from "../seed/customers.ts"
import type { DemoClock } from "../seed/demoClock.ts"
import { historyOf } from "../seed/history.ts"
import { writeHistory } from "../seed/writeHistory.ts"

const minuteMs = 60_000
/** Minimum gap in the simulation to catch up on, and the maximum that is caught up on. */
const [pause, longest] = [10 * minuteMs, 8 * 24 * 60 * minuteMs]

/** Finishes everything that was in progress when the demo was stopped. */
const settle = async (db: Database, stopped: Date) => {
  await db
    .update(orders)
    .set({
      status: sql`case ${orders.status} when 'DELIVERY_GOBACK' then 'CANCELED' else 'FINISHED' end`,
      version: sql`${orders.version} + 1`,
    })
    .where(and(notInArray(orders.status, ["FINISHED", "CANCELED"]), lt(orders.placedAt, stopped)))
  await db
    .update(races)
    .set({ finishedAt: sql`least(now(), ${races.startedAt} + interval '20 minutes')`, outcome: "entregue" })
    .where(isNull(races.finishedAt))
  await db
    .update(onlineTimes)
    .set({ offlineAt: sql`greatest(${onlineTimes.onlineAt}, ${stopped.toISOString()}::timestamptz)` })
    .where(isNull(onlineTimes.offlineAt))
}

/** Plays what the demo missed while nobody ran it, so that nothing is in preparation since yesterday. */
export const catchUp = async (db: Database, now: number, clock: DemoClock): Promise<void> => {
  const [seen] = await db
    .select({ at: sql<string | null>`max(${deliveryPositions.at})::text` })
    .from(deliveryPositions)
  const last = seen?.at ? Date.parse(seen.at) : now
  if (now - last < pause) return
  const after = Math.max(last, now - longest)
  await db.transaction(async (tx) => {
    await settle(tx, new Date(last))
    const stores = await readStores(tx)
    const couriers = await readCouriers(tx)
    const history = historyOf({ stores, couriers, after, now, clock })
    await writeHistory(tx, history, couriers, new Map(stores.map((store) => [store.id, store])), now)
    await countCustomerOrders(tx)
  })
}
