import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { type OrderBoard, statusesIn } from "../../../src/contract/orders/board.ts"
import { limits } from "../../../src/contract/limits.ts"
import type { orderBoard as contract } from "../../../src/contract/orders/orderBoard.ts"
import { TooManyRequests } from "../../../src/contract/wire/refusals.ts"
import type { Numbered } from "../../../src/contract/wire/recordId.ts"
import { type Database, query } from "../db/database.ts"
import { companies } from "../db/schema.ts"
import { isOpenOrder, orders } from "../db/tradeSchema.ts"
import type { HandlerInput, HandlersOf } from "../calls/handler.ts"
import type { OrderServices } from "./orderServices.ts"
import { cursorOf } from "../streams/changeStream.ts"
import { toBoardOrders } from "./boardRows.ts"
import { ordersWithin, readOrderRows } from "./orderRows.ts"
import { orderStream } from "./orderStream.ts"

const { maxBoard } = limits.orders

/** Midnight before now by a store's clock. */
const today = sql`date_trunc('day', now() at time zone ${companies.timeZone}) at time zone ${companies.timeZone}`

const countToday = async (db: Database, within: SQL | undefined): Promise<OrderBoard["today"]> => {
  const [done, canceled] = [statusesIn("done"), statusesIn("canceled")]
  const count = (of: typeof done) => sql<number>`(count(*) filter (where ${inArray(orders.status, of)}))::int`
  const [row] = await db
    .select({ done: count(done), canceled: count(canceled) })
    .from(orders)
    .innerJoin(companies, eq(companies.id, orders.companyId))
    // Every store's day has begun within the last 25 hours, also where clocks are put back.
    .where(
      and(
        within,
        sql`${orders.placedAt} >= now() - interval '25 hours'`,
        sql`${orders.placedAt} >= ${today}`,
      ),
    )
  return row!
}

const readOpen = async (db: Database, within: SQL | undefined) => {
  const where = and(within, isOpenOrder(orders.status))
  const rows = await readOrderRows(db, where, [desc(orders.placedAt), desc(orders.id)]).limit(maxBoard + 1)
  return toBoardOrders(db, rows)
}

const read = Effect.fn("orderBoard.read")(function* (
  db: Database,
  { query: { company, type }, caller }: HandlerInput<typeof contract.read>,
) {
  const within = and(
    ordersWithin(caller, db),
    company === undefined ? undefined : eq(orders.companyId, company),
    type === undefined ? undefined : eq(companies.type, type),
  )
  const [open, counts] = yield* query(() => Promise.all([readOpen(db, within), countToday(db, within)]))
  const answer: Numbered<OrderBoard> = {
    at: new Date().toISOString(),
    orders: open.slice(0, maxBoard),
    isCut: open.length > maxBoard,
    today: counts,
  }
  return answer
})

const changes = Effect.fnUntraced(function* (
  { orderHub }: OrderServices,
  { caller, reauthorize, lastEvent }: HandlerInput<typeof contract.changes>,
) {
  const hasRoom = yield* Effect.promise(() => orderHub.hasRoom(caller.user.id as number))
  if (!hasRoom) return yield* new TooManyRequests({ retryAfter: limits.stream.retry.maxMs / 1000 })
  return orderStream(orderHub, { caller, reauthorize }, cursorOf(lastEvent))
})

/** The board of the orders within reach. */
export const orderBoardHandlers = (services: OrderServices): HandlersOf<typeof contract> => ({
  read: (input) => read(services.db, input),
  changes: (input) => changes(services, input),
})
