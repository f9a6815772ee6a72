import { and, eq } from "drizzle-orm"
import type { PgUpdateSetSource } from "drizzle-orm/pg-core"
import * as Effect from "effect/Effect"
import { limits } from "../../../src/contract/limits.ts"
import { openStatuses } from "../../../src/contract/orders/board.ts"
import type { Order } from "../../../src/contract/orders/order.ts"
import { isReversible, type OrderFacts } from "../../../src/contract/orders/orderMoves.ts"
import { sinceOf } from "../../../src/contract/orders/timeline.ts"
import { NotFound } from "../../../src/contract/wire/refusals.ts"
import type { Numbered } from "../../../src/contract/wire/recordId.ts"
import type { Caller } from "../access/caller.ts"
import { wordingOf } from "../access/reach.ts"
import { type Database, query } from "../db/database.ts"
import { orders } from "../db/tradeSchema.ts"
import { factsOf, itemsOf, type OrderRow, ordersWithin, readOrderRows, toListed } from "./orderRows.ts"

/** One order within reach: its row, how it is answered, and what decides where it may go. */
export interface OneOrder {
  readonly row: OrderRow
  readonly order: Numbered<Order>
  readonly facts: OrderFacts
}

/** True if the caller made the order's last move just now, nothing was done since, and it has no consequences. */
const isUndoable = (
  { order: { lastMove, version, status, timeline } }: OrderRow,
  { user }: Caller,
): boolean =>
  lastMove !== null &&
  lastMove.by === user.id &&
  lastMove.version === version &&
  isReversible(status) &&
  Date.now() - Date.parse(sinceOf(timeline, status) ?? "") < limits.orders.undoMs

/** Courier of an open order, with contact data for the store. */
const courierOf = ({ order: { status }, courier }: OrderRow) =>
  courier?._id && openStatuses.includes(status) ? { deliveryPerson: { ...courier, _id: courier._id } } : {}

const toOrder = (row: OrderRow, caller: Caller): Numbered<Order> => ({
  ...toListed(row),
  ...courierOf(row),
  items: itemsOf(row),
  timeline: row.order.timeline,
  isUndoable: isUndoable(row, caller),
})

const toOne = (row: OrderRow, caller: Caller): OneOrder => ({
  row,
  order: toOrder(row, caller),
  facts: factsOf(row),
})

/** One order within reach. */
export const getOrder = Effect.fnUntraced(function* (db: Database, caller: Caller, id: number) {
  const where = and(eq(orders.id, id), ordersWithin(caller, db))
  const [row] = yield* query(() => readOrderRows(db, where, []))
  return row ? toOne(row, caller) : yield* new NotFound()
})

/** True if the row's names match the order's references: false if another transaction changed them in between. */
const isWhole = ({ order, courier, shopper, coupon }: OrderRow): boolean =>
  (courier?._id ?? null) === order.deliveryPersonId &&
  (shopper?._id ?? null) === order.shopperId &&
  (coupon?._id ?? null) === order.couponId

/** One order within reach, which nobody else changes until the transaction is over. */
export const lockOrder = Effect.fnUntraced(function* (tx: Database, caller: Caller, id: number) {
  const ownOrder = and(eq(orders.id, id), ordersWithin(caller, tx))
  const locked = readOrderRows(tx, ownOrder, []).for("update", { of: orders })
  // Planning it takes ten times as long as running it, so PostgreSQL is to keep the plan.
  const [row] = yield* query(() => locked.prepare(`order held ${wordingOf(caller.reach)}`).execute())
  if (!row) return yield* new NotFound()
  // After waiting for another transaction, the row has the new order but the old names.
  return isWhole(row) ? toOne(row, caller) : yield* getOrder(tx, caller, id)
})

/** Writes into an order that is held, which raises its version, and answers it. */
export const writeOrder = Effect.fnUntraced(function* (
  tx: Database,
  caller: Caller,
  { row }: OneOrder,
  set: PgUpdateSetSource<typeof orders>,
) {
  const [order] = yield* query(() =>
    tx
      .update(orders)
      .set({ ...set, version: row.order.version + 1 })
      .where(eq(orders.id, row.order.id))
      .returning(),
  )
  const written = { ...row, order: order ?? row.order }
  return isWhole(written) ? toOrder(written, caller) : (yield* getOrder(tx, caller, row.order.id)).order
})
