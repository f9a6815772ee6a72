import { and, eq, inArray, type SQL, sql } from "drizzle-orm"
import {
  type CourierCandidate,
  isAvailable,
  metersBetween,
  nearestFirst,
} from "../../../src/contract/deliveryPeople/courierCandidate.ts"
import { limits } from "../../../src/contract/limits.ts"
import { withCourierStatuses } from "../../../src/contract/orders/orderCourier.ts"
import type { Database } from "../db/database.ts"
import { deliveryPeople } from "../db/deliverySchema.ts"
import { tables } from "../db/described/tables.ts"
import { companies } from "../db/schema.ts"
import { orders } from "../db/tradeSchema.ts"
import { readLive } from "./deliveryPersonRows.ts"

const { looseDeliveries } = tables

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

/** The available delivery people of a condition, the nearest to a store first, with what they have already. */
export const readCandidates = async (
  db: Database,
  company: number,
  where: SQL | undefined,
): Promise<ReadonlyArray<CourierCandidate>> => {
  const found = await readLive(db, and(where, eq(deliveryPeople.isOnline, true)), limits.delivery.maxLive)
  const available = found.filter(isAvailable)
  const ids = available.map(({ _id }) => Number(_id))
  const [loads, store] = [await readLoads(db, ids), await readPlace(db, company)]
  return available
    .map((person): CourierCandidate => ({
      ...person,
      distance: metersBetween(person.location, store),
      load: loads.get(Number(person._id)) ?? 0,
    }))
    .toSorted(nearestFirst)
}
