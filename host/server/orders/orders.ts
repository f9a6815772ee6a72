import { sql, type SQLWrapper } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { inPreparation } from "../../../src/contract/orders/orderMoves.ts"
import type { orders as contract } from "../../../src/contract/orders/orders.ts"
import { MoveNotOffered } from "../../../src/contract/orders/orderRefusals.ts"
import { type Database, query } from "../db/database.ts"
import { orders } from "../db/tradeSchema.ts"
import type { HandlerInput, CallServices, HandlersOf } from "../calls/handler.ts"
import { findPage } from "../lists/paging.ts"
import { orderOf } from "../lists/search.ts"
import { move, moveMany, promise, undo } from "./moving.ts"
import { getOrder, lockOrder, writeOrder } from "./oneOrder.ts"
import { setCourier } from "./orderCouriers.ts"
import { changeItem } from "./orderItems.ts"
import { foundOrders, readListedOrders } from "./orderRows.ts"

const sorted = { id: orders.id, placedAt: orders.placedAt }

const find = Effect.fn("orders.find")(function* (
  db: Database,
  { body, caller }: HandlerInput<typeof contract.find>,
) {
  const where = foundOrders(db, caller, body.filter)
  const { rows, total } = yield* query(() => findPage(db, { table: orders, where, sorted, query: body }))
  const items =
    rows === undefined ? [] : yield* query(() => readListedOrders(db, rows, orderOf(body, sorted)))
  return { items, ...total }
})

const summarize = Effect.fn("orders.summarize")(function* (
  db: Database,
  { body, caller }: HandlerInput<typeof contract.summarize>,
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

const setReady = Effect.fn("orders.setReady")(function* (
  tx: Database,
  { params: { id }, body: { isReady }, caller }: HandlerInput<typeof contract.setReady>,
) {
  const locked = yield* lockOrder(tx, caller, id)
  const { order, facts } = locked
  if (isReady === (order.readyAt !== null)) return order
  if (!inPreparation.has(facts.status)) return yield* new MoveNotOffered({ current: order })
  return yield* writeOrder(tx, caller, locked, { readyAt: isReady ? sql`now()` : null })
})

/** The orders of the companies within reach. */
export const orderHandlers = ({ db }: CallServices): HandlersOf<typeof contract> => ({
  find: (input) => find(db, input),
  summarize: (input) => summarize(db, input),
  get: ({ params, caller }) => Effect.map(getOrder(db, caller, params.id), ({ order }) => order),
  move: (input) => input.write((tx) => move(tx, input)),
  moveMany: (input) => input.write((tx) => moveMany(tx, input)),
  undo: (input) => input.write((tx) => undo(tx, input)),
  promise: (input) => input.write((tx) => promise(tx, input)),
  changeItem: (input) => input.write((tx) => changeItem(tx, input)),
  setCourier: (input) => input.write((tx) => setCourier(tx, input)),
  setReady: (input) => input.write((tx) => setReady(tx, input)),
})
