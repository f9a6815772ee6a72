import { and, eq, notInArray, sql } from "drizzle-orm"
import {
  dropoffsAfter,
  type EndedDropoff,
  type LooseStatus,
  statusAfterDropoffs,
} from "../../../src/contract/looseDeliveries/looseDeliveryMoves.ts"
import type { Place } from "../../../src/contract/resource/field.ts"
import type { Database } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"
import { type TimelineLine, timelineLine } from "../looseDeliveries/timeline.ts"
import { outcomeOf, type Rider } from "./riders.ts"
import { nearest, type Town } from "./town.ts"
import { distanceOf, wayTo } from "../seed/ways.ts"

const { looseDeliveries } = tables

const minuteMs = 60_000
/** Meters from a place within which one is there. */
const thereMetres = 40
/** Minimum duration of each status: long enough to be seen in the demo, and people may move it sooner manually. */
const lastsMs: Readonly<Partial<Record<LooseStatus, number>>> = {
  AWAIT_DELIVERYMAN: minuteMs,
  NO_DELIVERYMAN_AVAILABLE: 3 * minuteMs,
  DELIVERY_AT_STORE: minuteMs,
  DELIVERY_GOBACK: 4 * minuteMs,
  DELIVERED: 2 * minuteMs,
}
/** Timeout for a courier's arrival: after it, they were moved manually or carry an order. */
const patienceMs = 15 * minuteMs

/** A delivery that is not over. */
interface ActiveDelivery {
  readonly id: number
  readonly version: number
  readonly status: LooseStatus
  readonly companyId: number
  readonly pickupPlace: Place
  readonly dropoffs: ReadonlyArray<EndedDropoff & { readonly place: Place }>
  readonly needsReturn: boolean
  readonly deliveryPerson: number | null
  readonly timeline: ReadonlyArray<TimelineLine>
  readonly scheduledFor: Date | null
}

/** Next change of a delivery; without `dropoffs`, they follow from the status. */
interface Next {
  readonly status: LooseStatus
  readonly reason?: string
  readonly deliveryPerson?: number
  readonly dropoffs?: ActiveDelivery["dropoffs"]
}

const readActiveDeliveries = async (db: Database): Promise<ReadonlyArray<ActiveDelivery>> => {
  const { status } = looseDeliveries
  const rows = await db
    .select({
      id: looseDeliveries.id,
      version: looseDeliveries.version,
      status,
      companyId: looseDeliveries.companyId,
      pickupPlace: looseDeliveries.pickupPlace,
      dropoffs: looseDeliveries.dropoffs,
      needsReturn: looseDeliveries.needsReturn,
      deliveryPerson: looseDeliveries.deliveryPerson,
      timeline: looseDeliveries.timeline,
      scheduledFor: looseDeliveries.scheduledFor,
    })
    .from(looseDeliveries)
    .where(notInArray(status, ["FINISHED", "CANCELED"]))
    .orderBy(looseDeliveries.id)
  return rows as unknown as ReadonlyArray<ActiveDelivery>
}

/** Returns the courier's current destination; undefined while they wait. */
const targetOf = ({ status, pickupPlace, dropoffs }: ActiveDelivery): Place | undefined => {
  if (status === "ACCEPT_DELIVERYMAN") return pickupPlace
  return status === "DELIVERY_ROUTE" ? dropoffs.find(({ outcome }) => !outcome)?.place : undefined
}

/** Statuses in which a courier has the delivery and does nothing else. */
const withThem: ReadonlySet<LooseStatus> = new Set([
  "ACCEPT_DELIVERYMAN",
  "DELIVERY_AT_STORE",
  "DELIVERY_ROUTE",
])

/** Notes who is on which delivery. Of several that somebody gave to one courier the first is carried, and the others wait. */
const noteCarriers = ({ riders }: Town, deliveries: ReadonlyArray<ActiveDelivery>) => {
  const carried = new Map<number, number>()
  for (const { id, status, deliveryPerson } of deliveries)
    if (deliveryPerson !== null && withThem.has(status) && !carried.has(deliveryPerson))
      carried.set(deliveryPerson, id)
  for (const rider of riders.values()) {
    const id = carried.get(rider.courier.id)
    if (rider.carries !== id) rider.errand = undefined
    rider.carries = id
  }
}

/** Sends a courier who carries nothing else on their way; says whether they are there. */
const ride = (town: Town, rider: Rider | undefined, id: number, target: Place): boolean => {
  if (!rider || rider.phase !== "free" || rider.carries !== id) return false
  if (distanceOf(rider.here, target) <= thereMetres) return true
  rider.errand ??= wayTo(rider.here, target, town.random)
  return false
}

/** The next drop-off has ended, and with the last one the way. */
const atDoor = (town: Town, { dropoffs, needsReturn }: ActiveDelivery): Next => {
  const outcome = outcomeOf(town.random)
  const reason = outcome === "nao_entregue" ? "CUSTOMER_NOT_FOUND" : null
  const at = dropoffs.findIndex((one) => !one.outcome)
  const endedAt = new Date().toISOString()
  const after = dropoffs.map((one, index) => (index === at ? { ...one, outcome, reason, endedAt } : one))
  const status = statusAfterDropoffs(after, needsReturn) ?? "DELIVERY_ROUTE"
  return { status, dropoffs: after, ...(reason !== null && { reason }) }
}

const seek = (town: Town, { status, companyId }: ActiveDelivery, now: number): Next | undefined => {
  const store = town.stores.get(companyId)
  const rider = store && nearest(town, store, now)
  if (rider) return { status: "ACCEPT_DELIVERYMAN", deliveryPerson: rider.courier.id }
  return status === "AWAIT_DELIVERYMAN" ? { status: "NO_DELIVERYMAN_AVAILABLE" } : undefined
}

const nextOf = (town: Town, delivery: ActiveDelivery, now: number): Next | undefined => {
  const { status, scheduledFor, deliveryPerson, timeline } = delivery
  const stood = now - Date.parse(timeline.at(-1)?.at ?? "")
  if (status === "NEW")
    return scheduledFor && scheduledFor.getTime() <= now ? { status: "AWAIT_DELIVERYMAN" } : undefined
  const rider = deliveryPerson === null ? undefined : town.riders.get(deliveryPerson)
  const target = targetOf(delivery)
  if (target) {
    if (!ride(town, rider, delivery.id, target) && stood < patienceMs) return undefined
    return status === "ACCEPT_DELIVERYMAN" ? { status: "DELIVERY_AT_STORE" } : atDoor(town, delivery)
  }
  if (stood < (lastsMs[status] ?? 0)) return undefined
  if (status === "DELIVERY_AT_STORE") return { status: "DELIVERY_ROUTE" }
  if (status === "DELIVERED" || status === "DELIVERY_GOBACK") return { status: "FINISHED" }
  return seek(town, delivery, now)
}

/** Writes what became of one, unless somebody has moved it meanwhile. */
const write = (tx: Database, { id, version, status, timeline, ...delivery }: ActiveDelivery, next: Next) => {
  const line = timelineLine(next.status, null, { reason: next.reason ?? null })
  const dropoffs = next.dropoffs ?? dropoffsAfter(delivery.dropoffs, next.status, { at: line.at })
  return tx
    .update(looseDeliveries)
    .set({
      status: next.status,
      dropoffs,
      ...(next.status !== status && { timeline: [...timeline, line] }),
      ...(next.deliveryPerson !== undefined && { deliveryPerson: next.deliveryPerson }),
      updatedAt: sql`now()`,
      version: sql`${looseDeliveries.version} + 1`,
    })
    .where(and(eq(looseDeliveries.id, id), eq(looseDeliveries.version, version)))
}

/**
 * Carries the demo's loose deliveries on by one step each: whoever is free and nearest takes one, rides to the store and
 * from door to door. Their record says that they are free: what they carry is no order.
 */
export const advanceDeliveries = async (db: Database, town: Town, now: number): Promise<void> => {
  const deliveries = await readActiveDeliveries(db)
  noteCarriers(town, deliveries)
  for (const delivery of deliveries) {
    const next = nextOf(town, delivery, now)
    if (!next) continue
    const taker = next.deliveryPerson === undefined ? undefined : town.riders.get(next.deliveryPerson)
    if (taker) taker.carries = delivery.id
    await write(db, delivery, next)
  }
}
