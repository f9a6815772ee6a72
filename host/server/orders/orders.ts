import { and, eq, sql, type SQLWrapper } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { OrderEvent } from "../../../src/contract/orders/order.ts"
import {
  inPreparation,
  nextStatusesOf,
  outcomeAfter,
  reasonsFor,
} from "../../../src/contract/orders/orderMoves.ts"
import {
  MoveNotOffered,
  type orders as contract,
  ReasonNeeded,
  StaleOrder,
} from "../../../src/contract/orders/orders.ts"
import { NotFound } from "../../../src/contract/wire/refusals.ts"
import type { Caller } from "../access/caller.ts"
import { type Database, query } from "../db/database.ts"
import { orders } from "../db/tradeSchema.ts"
import type { Asked, HandlersOf, Tools } from "../http/handler.ts"
import { countRows, rowsOfPage } from "../lists/paging.ts"
import { orderOf } from "../lists/search.ts"
import { foundOrders, ordersWithin, readListedOrders, readOrder } from "./orderRows.ts"

const sorted = { id: orders.id, placedAt: orders.placedAt }

const find = Effect.fn("orders.find")(function* (
  db: Database,
  { body, caller }: Asked<typeof contract.find>,
) {
  const where = foundOrders(db, caller, body.filter)
  const totalCount = yield* query(() => countRows(db, orders, where))
  const page = rowsOfPage({ table: orders, where, sorted, query: body, total: totalCount })
  const items =
    page === undefined ? [] : yield* query(() => readListedOrders(db, page, orderOf(body, sorted)))
  return { items, totalCount }
})

const summarize = Effect.fn("orders.summarize")(function* (
  db: Database,
  { body, caller }: Asked<typeof contract.summarize>,
) {
  const counts = sql`${orders.status} <> 'CANCELED'`
  const sum = (column: SQLWrapper) =>
    sql<number>`coalesce(sum(${column}) filter (where ${counts}), 0)::float8`
  const [row] = yield* query(() =>
    db
      .select({
        orders: sql<number>`(count(*) filter (where ${counts}))::int`,
        canceled: sql<number>`(count(*) filter (where not ${counts}))::int`,
        customers: sql<number>`(count(distinct ${orders.customerPhone}) filter (where ${counts}))::int`,
        discountCents: sum(orders.discountCents),
        totalCents: sum(orders.totalCents),
      })
      .from(orders)
      .where(foundOrders(db, caller, body.filter)),
  )
  return row!
})

/** One order within reach. */
export const getOrder = Effect.fnUntraced(function* (db: Database, caller: Caller, id: number) {
  const found = yield* query(() => readOrder(db, and(eq(orders.id, id), ordersWithin(caller, db))))
  return found ?? (yield* new NotFound())
})

/** The same, which nobody else changes until the transaction is over. */
export const holdOrder = Effect.fnUntraced(function* (tx: Database, caller: Caller, id: number) {
  const mine = and(eq(orders.id, id), ordersWithin(caller, tx))
  yield* query(() => tx.select({ id: orders.id }).from(orders).where(mine).for("update"))
  return yield* getOrder(tx, caller, id)
})

/** Whoever moves an order first wins; the others are told how it is now. */
const move = Effect.fn("orders.move")(function* (
  tx: Database,
  { params: { id }, body, caller }: Asked<typeof contract.move>,
) {
  const { order, facts } = yield* holdOrder(tx, caller, id)
  const { to, reason, comment, version } = body
  if (order.status === to) return order
  if (version !== undefined && version !== order.version) return yield* new StaleOrder({ current: order })
  if (!nextStatusesOf(facts).includes(to)) return yield* new MoveNotOffered({ current: order })
  const reasons = reasonsFor(to)
  const isReasonFit = reason === undefined ? reasons.length === 0 : reasons.includes(reason)
  if (!isReasonFit) return yield* new ReasonNeeded({ reasons })
  const line: OrderEvent = {
    status: to,
    at: new Date().toISOString(),
    by: { kind: "STAFF", name: caller.user.fullname ?? null },
    ...(reason && { reason }),
    ...(comment && { comment }),
  }
  const timeline = sql`${orders.timeline} || ${JSON.stringify([line])}::jsonb`
  // Who goes back to waiting is picked by nobody.
  const dropped = to === "WAIT_COMPANY" ? { shopperId: null } : {}
  const outcome = outcomeAfter(to, facts, body.outcome)
  const ended = outcome === undefined ? {} : { outcome }
  const set = { ...dropped, ...ended, status: to, version: sql`${orders.version} + 1`, timeline }
  yield* query(() => tx.update(orders).set(set).where(eq(orders.id, id)))
  return (yield* getOrder(tx, caller, id)).order
})

const setReady = Effect.fn("orders.setReady")(function* (
  tx: Database,
  { params: { id }, body: { isReady }, caller }: Asked<typeof contract.setReady>,
) {
  const { order, facts } = yield* holdOrder(tx, caller, id)
  if (isReady === (order.readyAt !== null)) return order
  if (!inPreparation.has(facts.status)) return yield* new MoveNotOffered({ current: order })
  const set = { readyAt: isReady ? sql`now()` : null, version: sql`${orders.version} + 1` }
  yield* query(() => tx.update(orders).set(set).where(eq(orders.id, id)))
  return (yield* getOrder(tx, caller, id)).order
})

/** The orders of the companies within reach. */
export const orderHandlers = ({ db }: Tools): HandlersOf<typeof contract> => ({
  find: (asked) => find(db, asked),
  summarize: (asked) => summarize(db, asked),
  get: ({ params, caller }) => Effect.map(getOrder(db, caller, params.id), ({ order }) => order),
  move: (asked) => asked.write((tx) => move(tx, asked)),
  setReady: (asked) => asked.write((tx) => setReady(tx, asked)),
})
