import type { DeliveryOutcome } from "../../../src/contract/deliveryPeople/deliveryOutcome.ts"
import type { OrderStatus } from "../../../src/contract/dashboard/orders.ts"
import type { DeliveringStore } from "../seed/business.ts"
import type { DemoClock } from "../seed/demoClock.ts"
import { settleMs } from "../seed/orderEnds.ts"
import { type OrderPlan, planOf } from "../seed/orderPlan.ts"
import type { Random } from "../seed/random.ts"
import { shopperFor } from "../seed/shoppers.ts"
import { shiftsOf } from "../seed/shifts.ts"
import { outcomeOf, type RideEvent, type Rider, setOut, step, stopRiding } from "./riders.ts"
import { distanceOf } from "../seed/ways.ts"

const [minuteMs, dayMs] = [60_000, 86_400_000]
/** Time an order waits for a courier before the store sends it some other way. */
const patienceMs = 30 * minuteMs

/** An order that is not finished. */
export interface OpenOrder {
  readonly id: number
  readonly companyId: number
  readonly placedAt: number
  /** Its customer's place, if known. */
  readonly destination: Rider["destination"]
  status: OrderStatus
  /** Time it was delivered or returned. */
  doneAt: number | undefined
  /** Version at the last read or write. An order moved manually since then is left alone. */
  version: number
  courierId: number | null
  shopperId: number | null
  /** Statuses it has entered since that read or write, in order. */
  readonly passed: Array<OrderStatus>
}

/** The demo's town: its stores, what is ordered there, and who delivers it. */
export interface Town {
  readonly clock: DemoClock
  readonly random: Random
  stores: ReadonlyMap<number, DeliveringStore>
  readonly orders: Map<number, OpenOrder>
  readonly riders: Map<number, Rider>
}

/** Changes made by one step of the town, apart from positions. */
export interface Changes {
  readonly orders: Set<OpenOrder>
  /** Riders whose state changed. */
  readonly riders: Set<Rider>
  readonly started: Array<{ readonly rider: Rider; readonly companyId: number; readonly metres: number }>
  readonly finished: Array<{ readonly rider: Rider; readonly outcome: DeliveryOutcome }>
}

export const noChanges = (): Changes => ({
  orders: new Set(),
  riders: new Set(),
  started: [],
  finished: [],
})

const setStatus = (changes: Changes, order: OpenOrder, status: OrderStatus) => {
  if (order.status === status) return
  order.status = status
  order.passed.push(status)
  changes.orders.add(order)
}

/** Looks for somebody to take an order. */
const seek = (changes: Changes, order: OpenOrder) => {
  if (order.status !== "WAIT_DELIVERYMAN") setStatus(changes, order, "AWAIT_DELIVERYMAN")
}

/** Nobody has come to take an order yet. */
const waitOn = (changes: Changes, order: OpenOrder, waited: number) => {
  if (waited > patienceMs)
    for (const status of ["DISPATCH", "DELIVERED", "FINISHED"] as const) setStatus(changes, order, status)
  else if (order.status !== "NO_DELIVERYMAN_AVAILABLE") {
    seek(changes, order)
    setStatus(changes, order, waited > 2 * minuteMs ? "NO_DELIVERYMAN_AVAILABLE" : "WAIT_DELIVERYMAN")
  }
}

/** Ends a delivery; the order says how until it is settled. */
export const finish = (town: Town, rider: Rider, outcome: DeliveryOutcome, now: number, changes: Changes) => {
  const order = rider.orderId === undefined ? undefined : town.orders.get(rider.orderId)
  if (order) {
    order.doneAt = now
    setStatus(changes, order, outcome === "nao_entregue" ? "DELIVERY_GOBACK" : "DELIVERED")
  }
  stopRiding(rider, "free")
  changes.riders.add(rider)
  changes.finished.push({ rider, outcome })
}

/**
 * Leaves an order to whoever moved it by hand: this step writes nothing of it, and its rider comes back if the order is
 * no longer on its way with them.
 */
export const handOver = (
  town: Town,
  order: OpenOrder,
  found: { readonly status: string | undefined; readonly courierId: number | null | undefined },
  changes: Changes,
) => {
  town.orders.delete(order.id)
  changes.orders.delete(order)
  const rider = [...town.riders.values()].find(({ orderId }) => orderId === order.id)
  const isOnItsWay = found.status !== undefined && (underWay as ReadonlySet<string>).has(found.status)
  if (!rider || (isOnItsWay && found.courierId === rider.courier.id)) return
  stopRiding(rider, "free")
  changes.riders.add(rider)
  const started = changes.started.findIndex((one) => one.rider === rider)
  if (started >= 0) changes.started.splice(started, 1)
  else changes.finished.push({ rider, outcome: found.status === "CANCELED" ? "nao_entregue" : "entregue" })
}

const ride = (town: Town, rider: Rider, event: RideEvent, now: number, changes: Changes) => {
  if (event === "delivered") return finish(town, rider, outcomeOf(town.random), now, changes)
  const order = rider.orderId === undefined ? undefined : town.orders.get(rider.orderId)
  if (order) setStatus(changes, order, event === "arrived" ? "DELIVERY_AT_STORE" : "DELIVERY_ROUTE")
}

/** True if the rider works at a given time; their shifts of two days are looked up once. */
const isOnShift = ({ stores, clock }: Town, rider: Rider, now: number): boolean => {
  const { courier } = rider
  if (now >= rider.shiftsUntil) {
    const store = courier.companyId === null ? undefined : stores.get(courier.companyId)
    rider.shiftsUntil = now + dayMs
    rider.shifts = shiftsOf(courier, store?.hours, { from: now - dayMs, until: now + dayMs }, clock)
  }
  return rider.shifts.some(({ from, until }) => from <= now && now < until)
}

/** People come when their shift begins and leave when it is over and nothing is left to deliver. */
const keepShifts = (town: Town, now: number, changes: Changes) => {
  for (const rider of town.riders.values()) {
    if (
      rider.heldUntil > now ||
      rider.carries !== undefined ||
      (rider.phase !== "off" && rider.phase !== "free")
    )
      continue
    const phase = isOnShift(town, rider, now) ? "free" : "off"
    if (phase === rider.phase) continue
    stopRiding(rider, phase)
    changes.riders.add(rider)
  }
}

/** Returns the nearest rider to the store among those who may take an order. */
export const nearest = ({ riders }: Town, store: DeliveringStore, now: number): Rider | undefined => {
  let best: Rider | undefined
  for (const rider of riders.values()) {
    const { applicationId, companyId } = rider.courier
    if (
      rider.phase !== "free" ||
      rider.carries !== undefined ||
      rider.heldUntil > now ||
      applicationId !== store.applicationId
    )
      continue
    if (companyId !== null && companyId !== store.id) continue
    if (!best || distanceOf(rider.here, store.place) < distanceOf(best.here, store.place)) best = rider
  }
  return best
}

const sendOut = (
  town: Town,
  order: OpenOrder,
  store: DeliveringStore,
  readyAt: number,
  now: number,
  changes: Changes,
) => {
  const rider = nearest(town, store, now)
  if (!rider) return waitOn(changes, order, now - readyAt)
  const metres = setOut(rider, order, store.place, town.random)
  seek(changes, order)
  setStatus(changes, order, "ACCEPT_DELIVERYMAN")
  order.courierId = rider.courier.id
  changes.riders.add(rider)
  changes.started.push({ rider, companyId: store.id, metres })
}

/** Statuses of an order while somebody rides for it. */
export const underWay: ReadonlySet<OrderStatus> = new Set([
  "ACCEPT_DELIVERYMAN",
  "DELIVERY_AT_STORE",
  "DELIVERY_ROUTE",
])

/** Brings an order where the kitchen has it by now, through all that lies between. */
const followPlan = (
  { stores, clock }: Town,
  changes: Changes,
  order: OpenOrder,
  { statuses }: OrderPlan,
  now: number,
) => {
  const at = statuses.findLastIndex(([, status]) => status === order.status)
  const store = stores.get(order.companyId)
  if (at < 0) return
  for (const [from, status] of statuses.slice(at + 1)) {
    if (from > now) continue
    if (status === "ACCEPT_SHOPPER" && store) order.shopperId = shopperFor(store, from, clock)
    setStatus(changes, order, status)
  }
}

/** Lets an order that nobody carries go on: the kitchen's work, then somebody to take it, then the end. */
const goOn = (town: Town, order: OpenOrder, plan: OrderPlan, now: number, changes: Changes) => {
  const store = town.stores.get(order.companyId)
  const { readyAt } = plan
  if (order.doneAt !== undefined) {
    if (now < order.doneAt + settleMs) return
    setStatus(changes, order, order.status === "DELIVERY_GOBACK" ? "CANCELED" : "FINISHED")
    return
  }
  followPlan(town, changes, order, plan, now)
  if (readyAt === undefined || readyAt > now) return
  if (plan.isPickup || !store) {
    order.doneAt = now
    setStatus(changes, order, "DELIVERED")
  } else sendOut(town, order, store, readyAt, now, changes)
}

/** Lets so many seconds pass for everyone. */
export const live = (town: Town, now: number, seconds: number): Changes => {
  const changes = noChanges()
  for (const rider of town.riders.values()) {
    const event = step(rider, seconds, town.random)
    if (event) ride(town, rider, event, now, changes)
  }
  keepShifts(town, now, changes)
  const carried = new Set([...town.riders.values()].map(({ orderId }) => orderId))
  for (const order of town.orders.values()) {
    if (carried.has(order.id) && underWay.has(order.status)) continue
    goOn(town, order, planOf(order, town.stores.get(order.companyId)?.type ?? null), now, changes)
    if (order.status === "FINISHED" || order.status === "CANCELED") town.orders.delete(order.id)
  }
  return changes
}
