import type { DeliveryOutcome } from "../../../src/contract/deliveryPerson.ts"
import type { OrderStatus } from "../../../src/contract/orders.ts"
import { tradeOf } from "./businessHours.ts"
import type { DemoClock } from "./demoClock.ts"
import { type OrderPlan, planOf, stageAt } from "./orderPlan.ts"
import { ordersBetween, type PlacedOrder, type Seller } from "./orderStream.ts"
import { type Chance, randomOf } from "./random.ts"
import { type Shift, shiftsOf, type Worker } from "./shifts.ts"

const minute = 60_000
/** How long an order waits for somebody to take it before the store sends it some other way. */
const patience = 30 * minute
/** How long an order says "delivered" before it is finished. */
export const settling = 4 * minute

/** Somebody who delivers for a company, or for every store of their application. */
export interface Courier extends Worker {
  readonly applicationId: number
}

/** An order as its store has it now. */
export interface KnownOrder extends PlacedOrder {
  readonly status: OrderStatus
}

/** A delivery; one under way has no end. */
export interface Ride {
  readonly courierId: number
  readonly companyId: number
  readonly startedAt: number
  readonly finishedAt: number | null
  readonly outcome: DeliveryOutcome | null
  /** Metres. */
  readonly distance: number
}

/** A time online; one that lasts has no end. */
export interface TimeOnline {
  readonly courierId: number
  readonly onlineAt: number
  readonly offlineAt: number | null
}

/** What happened in a stretch of time: orders, who delivered them and who was online. They agree with each other. */
export interface History {
  readonly orders: ReadonlyArray<KnownOrder>
  readonly rides: ReadonlyArray<Ride>
  readonly times: ReadonlyArray<TimeOnline>
}

/** A shift, and until when what is delivered in it keeps somebody busy. */
interface Duty extends Shift {
  readonly courier: Courier
  busyUntil: number
}

/** Gives who is on duty at a moment, for moments that come one after another. */
const roster = (duties: ReadonlyArray<Duty>) => {
  const coming = duties.toSorted((one, other) => other.from - one.from)
  let present: Array<Duty> = []
  return (at: number): ReadonlyArray<Duty> => {
    present = present.filter(({ until }) => until > at)
    while (coming.length > 0 && coming.at(-1)!.from <= at) present.push(coming.pop()!)
    return present
  }
}

/** Who may take an order at a moment, and when: whoever is free, else who will be first. */
const chooseDuty = (present: ReadonlyArray<Duty>, store: Seller, at: number, chance: Chance) => {
  const possible = present.filter(
    ({ courier, until, busyUntil }) =>
      Math.max(at, busyUntil) < until &&
      busyUntil < at + patience &&
      courier.applicationId === store.applicationId &&
      (courier.companyId === null || courier.companyId === store.id),
  )
  const free = possible.filter(({ busyUntil }) => busyUntil <= at)
  if (free.length > 0) return chance.pick(free)
  return possible.toSorted((one, other) => one.busyUntil - other.busyUntil)[0]
}

const outcomes: ReadonlyArray<DeliveryOutcome> = [
  ...Array<DeliveryOutcome>(30).fill("entregue"),
  ...Array<DeliveryOutcome>(7).fill("entregue_portao"),
  "nao_entregue",
]

const rideStatus = (at: number, arrived: number, left: number): OrderStatus =>
  at < arrived ? "ACCEPT_DELIVERYMAN" : at < left ? "DELIVERY_AT_STORE" : "DELIVERY_ROUTE"

const doneStatus = (at: number, done: number, isDelivered: boolean): OrderStatus => {
  if (at < done + settling) return isDelivered ? "DELIVERED" : "DELIVERY_GOBACK"
  return isDelivered ? "FINISHED" : "CANCELED"
}

interface Delivered {
  readonly status: OrderStatus
  readonly ride?: Ride
}

/** An order that is ready goes out with somebody, or waits for them. */
const deliver = (
  order: PlacedOrder,
  plan: OrderPlan & { readonly readyAt: number },
  store: Seller,
  presentAt: (at: number) => ReadonlyArray<Duty>,
  now: number,
): Delivered => {
  const { readyAt } = plan
  const chance = randomOf(order.companyId, order.placedAt / 1000, 5)
  if (plan.isFetched) return { status: doneStatus(now, readyAt + (3 + chance.below(10)) * minute, true) }
  const duty = chooseDuty(presentAt(readyAt), store, readyAt, chance)
  if (!duty) return { status: now < readyAt + patience ? "NO_DELIVERYMAN_AVAILABLE" : "FINISHED" }
  const startedAt = Math.max(readyAt, duty.busyUntil) + chance.below(90) * 1000
  if (startedAt > now)
    return { status: startedAt > readyAt + 2 * minute ? "WAIT_DELIVERYMAN" : "AWAIT_DELIVERYMAN" }
  const distance = 800 + chance.below(5200)
  const arrived = startedAt + (3 + chance.below(4)) * minute
  const left = arrived + (1 + chance.below(3)) * minute
  const finishedAt = left + 2 * minute + distance * 150
  duty.busyUntil = finishedAt
  const ride = { courierId: duty.courier.id, companyId: store.id, startedAt, distance }
  if (finishedAt > now)
    return { status: rideStatus(now, arrived, left), ride: { ...ride, finishedAt: null, outcome: null } }
  const outcome = chance.pick(outcomes)
  return {
    status: doneStatus(now, finishedAt, outcome !== "nao_entregue"),
    ride: { ...ride, finishedAt, outcome },
  }
}

/** A time online lasts as long as the shift, and until what was taken in it is delivered. */
const timeOf = ({ courier, from, until, busyUntil }: Duty, now: number): TimeOnline => {
  const end = Math.max(until, busyUntil)
  return { courierId: courier.id, onlineAt: from, offlineAt: end > now ? null : end }
}

interface Asked {
  readonly stores: ReadonlyArray<Seller>
  readonly couriers: ReadonlyArray<Courier>
  /** After one moment and up to another, at which everything stands as it is told. */
  readonly after: number
  readonly now: number
  readonly clock: DemoClock
}

/** Plays a stretch of the demo's past: the same for the same stores, people and clock. */
export const historyOf = ({ stores, couriers, after, now, clock }: Asked): History => {
  const byId = new Map(stores.map((store) => [store.id, store]))
  const duties = couriers.flatMap((courier) => {
    const store = courier.companyId === null ? undefined : byId.get(courier.companyId)
    const shifts = shiftsOf(courier, store && tradeOf(store), { from: after, until: now }, clock)
    return shifts.map((shift): Duty => ({ ...shift, courier, busyUntil: 0 }))
  })
  const planned = ordersBetween(stores, after, now, clock).map((order) => {
    const store = byId.get(order.companyId)!
    return { order, store, plan: planOf(order, store.type) }
  })
  const presentAt = roster(duties)
  const rides: Array<Ride> = []
  const orders = planned
    .toSorted((one, other) => (one.plan.readyAt ?? 0) - (other.plan.readyAt ?? 0))
    .map(({ order, store, plan }): KnownOrder => {
      const { readyAt } = plan
      if (readyAt === undefined || readyAt > now) return { ...order, status: stageAt(plan, now) }
      const { status, ride } = deliver(order, { ...plan, readyAt }, store, presentAt, now)
      if (ride) rides.push(ride)
      return { ...order, status }
    })
  return {
    orders: orders.toSorted((one, other) => one.placedAt - other.placedAt),
    rides,
    times: duties.map((duty) => timeOf(duty, now)),
  }
}
