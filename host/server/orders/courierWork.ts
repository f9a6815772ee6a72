import { and, asc, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { availabilityOf, type LivePerson } from "../../../src/contract/deliveryPeople/deliveryPerson.ts"
import { positionOf } from "../../../src/contract/deliveryPeople/location.ts"
import { limits } from "../../../src/contract/limits.ts"
import { statusesIn } from "../../../src/contract/orders/board.ts"
import type { CourierCandidate } from "../../../src/contract/orders/orderCourier.ts"
import { awaitingCourier } from "../../../src/contract/orders/orderMoves.ts"
import { kmBetween } from "../../../src/contract/resource/kmBetween.ts"
import { NotFound } from "../../../src/contract/wire/refusals.ts"
import type { Caller } from "../access/caller.ts"
import { ownedWithin } from "../access/reach.ts"
import { type Database, query } from "../db/database.ts"
import { deliveryPeople } from "../db/deliverySchema.ts"
import { tables } from "../db/described/tables.ts"
import { companies } from "../db/schema.ts"
import { orders } from "../db/tradeSchema.ts"
import { readLive } from "../deliveryPeople/deliveryPersonRows.ts"
import { getOrder } from "./oneOrder.ts"
import { deliversFor } from "./orderCouriers.ts"
import { ordersWithin, readListedOrders } from "./orderRows.ts"

const { looseDeliveries } = tables
const { maxLive } = limits.delivery
/** Maximum number of waiting orders offered for one delivery person. */
const maxWaiting = 50

/** Statuses in which an order is with its delivery person, if it has one. */
export const withCourierStatuses = statusesIn("courier", "onRoute")
const looseUnderWay = ["ACCEPT_DELIVERYMAN", "DELIVERY_AT_STORE", "DELIVERY_ROUTE", "DELIVERY_GOBACK"]

/** Orders and loose deliveries that people have now, by delivery person. */
const readLoads = async (db: Database, ids: ReadonlyArray<number>): Promise<ReadonlyMap<number, number>> => {
  if (ids.length === 0) return new Map()
  const count = sql<number>`count(*)::int`
  const ofOrders = await db
    .select({ id: orders.deliveryPersonId, count })
    .from(orders)
    .where(and(inArray(orders.deliveryPersonId, [...ids]), inArray(orders.status, [...withCourierStatuses])))
    .groupBy(orders.deliveryPersonId)
  const person = sql<number>`${looseDeliveries.deliveryPerson}`.mapWith(Number)
  const ofDeliveries = await db
    .select({ id: person, count })
    .from(looseDeliveries)
    .where(
      and(inArray(looseDeliveries.deliveryPerson, [...ids]), inArray(looseDeliveries.status, looseUnderWay)),
    )
    .groupBy(looseDeliveries.deliveryPerson)
  const loads = new Map<number, number>()
  for (const row of [...ofOrders, ...ofDeliveries])
    if (row.id !== null) loads.set(row.id, (loads.get(row.id) ?? 0) + row.count)
  return loads
}

const readPlace = async (db: Database, company: number) => {
  const { longitude, latitude } = companies
  const [found] = await db.select({ longitude, latitude }).from(companies).where(eq(companies.id, company))
  const { longitude: east = null, latitude: north = null } = found ?? {}
  return east === null || north === null ? undefined : ([east, north] as const)
}

const isAvailable = ({ isOnline, flag }: Pick<LivePerson, "isOnline" | "flag">) =>
  isOnline && availabilityOf(flag) !== "unavailable"

const nearestFirst = (one: CourierCandidate, other: CourierCandidate) =>
  (one.distance ?? Infinity) - (other.distance ?? Infinity) || one.load - other.load

/** Everybody an order within reach may be given to right now, the nearest to its store first. */
export const readCandidates = Effect.fn("orderCouriers.candidates")(function* (
  db: Database,
  caller: Caller,
  id: number,
) {
  const one = yield* getOrder(db, caller, id)
  const where = and(deliversFor(db, caller, one), eq(deliveryPeople.isOnline, true))
  const found = yield* query(() => readLive(db, where, maxLive))
  const available = found.filter(isAvailable)
  const loads = yield* query(() =>
    readLoads(
      db,
      available.map(({ _id }) => Number(_id)),
    ),
  )
  const store = yield* query(() => readPlace(db, one.row.order.companyId))
  const withFacts = available.map((person): CourierCandidate => {
    const here = positionOf(person.location)
    const km = here && store && kmBetween(here, store)
    return {
      ...person,
      distance: km === undefined ? null : Math.round(km * 1000),
      load: loads.get(Number(person._id)) ?? 0,
    }
  })
  return withFacts.toSorted(nearestFirst)
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
    phone: person.details?.phone ?? null,
    orders: yield* read(current),
    waiting: isAvailable(person) ? yield* read(inArray(orders.id, offered)) : [],
  }
})
