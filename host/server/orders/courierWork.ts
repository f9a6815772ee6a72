import { and, asc, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { limits } from "../../../src/contract/limits.ts"
import { isAvailable } from "../../../src/contract/deliveryPeople/courierCandidate.ts"
import { withCourierStatuses } from "../../../src/contract/orders/orderCourier.ts"
import { awaitingCourier } from "../../../src/contract/orders/orderMoves.ts"
import { NotFound } from "../../../src/contract/wire/refusals.ts"
import type { Caller } from "../access/caller.ts"
import { ownedWithin } from "../access/reach.ts"
import { type Database, query } from "../db/database.ts"
import { deliveryPeople } from "../db/deliverySchema.ts"
import { companies } from "../db/schema.ts"
import { orders } from "../db/tradeSchema.ts"
import { readCandidates } from "../deliveryPeople/candidates.ts"
import { readLive } from "../deliveryPeople/deliveryPersonRows.ts"
import { getOrder } from "./oneOrder.ts"
import { deliversFor } from "./orderCouriers.ts"
import { ordersWithin, readListedOrders } from "./orderRows.ts"

const { maxLive } = limits.delivery
/** Maximum number of waiting orders offered for one delivery person. */
const maxWaiting = 50

/** Everybody an order within reach may be given to right now, the nearest to its store first. */
export const readCandidatesOf = Effect.fn("orderCouriers.candidates")(function* (
  db: Database,
  caller: Caller,
  id: number,
) {
  const one = yield* getOrder(db, caller, id)
  return yield* query(() => readCandidates(db, one.row.order.companyId, deliversFor(db, caller, one)))
})

/** Everybody who has open orders within reach. A store sees them for as long as they carry its orders. */
export const readOut = Effect.fn("orderCouriers.out")(function* (db: Database, caller: Caller) {
  const carriers = db
    .select({ id: orders.deliveryPersonId })
    .from(orders)
    .where(
      and(
        ordersWithin(caller, db),
        inArray(orders.status, [...withCourierStatuses]),
        isNotNull(orders.deliveryPersonId),
      ),
    )
  return yield* query(() => readLive(db, inArray(deliveryPeople.id, carriers), maxLive))
})

const firstPromised = [sql`${orders.promisedAt} nulls last`, asc(orders.id)]

/** Condition: the order's store is one that a delivery person delivers for. */
const storeOf = (
  db: Database,
  { companyId, applicationId }: typeof deliveryPeople.$inferSelect,
): SQL | undefined => {
  if (companyId !== null) return eq(orders.companyId, companyId)
  if (applicationId === null) return sql`false`
  return inArray(
    orders.companyId,
    db.select({ id: companies.id }).from(companies).where(eq(companies.applicationId, applicationId)),
  )
}

/** Current orders of a delivery person within reach, those they could be given, and their phone. */
export const readWork = Effect.fn("orderCouriers.work")(function* (db: Database, caller: Caller, id: number) {
  const within = ownedWithin(deliveryPeople, caller.reach, db)
  const [person] = yield* query(() =>
    db
      .select()
      .from(deliveryPeople)
      .where(and(eq(deliveryPeople.id, id), within)),
  )
  if (!person) return yield* new NotFound()
  const current = and(
    ordersWithin(caller, db),
    eq(orders.deliveryPersonId, id),
    inArray(orders.status, [...withCourierStatuses]),
  )
  const offered = db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        ordersWithin(caller, db),
        storeOf(db, person),
        eq(orders.fulfillment, "DELIVERY"),
        inArray(orders.status, [...awaitingCourier]),
      ),
    )
    .orderBy(...firstPromised)
    .limit(maxWaiting)
  const read = (where: SQL | undefined) => query(() => readListedOrders(db, where, firstPromised))
  return {
    _id: person.id,
    phone: person.details?.phone ?? null,
    orders: yield* read(current),
    waiting: isAvailable(person) ? yield* read(inArray(orders.id, offered)) : [],
  }
})
