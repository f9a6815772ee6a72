import type { DeliveryOutcome } from "../../../src/contract/deliveryPeople/deliveryPerson.ts"
import type { OrderStatus } from "../../../src/contract/dashboard/orders.ts"
import type { DemoClock } from "./demoClock.ts"
import { type OrderPlan, planOf, statusAt } from "./orderPlan.ts"
import { ordersBetween, type PlacedOrder, type Store } from "./orderStream.ts"
import { type Random, keyedRandom } from "./random.ts"
import { type Shift, shiftsOf, type Worker } from "./shifts.ts"

const minute = 60_000
/** How long an order waits for a delivery person before the store sends it some other way. */
const maxWait = 30 * minute
/** How long an order stays delivered before it is finished. */
export const settleTime = 4 * minute

/** Somebody who delivers for a company, or for every store of their application. */
export interface Courier extends Worker {
  readonly applicationId: number
}

/** An order with its current status. */
export interface KnownOrder extends PlacedOrder {
  readonly status: OrderStatus
}

/** A delivery; `finishedAt` is null while it is under way. */
export interface Ride {
  readonly courierId: number
  readonly companyId: number
  readonly startedAt: number
  readonly finishedAt: number | null
  readonly outcome: DeliveryOutcome | null
  /** Metres. */
  readonly distance: number
}

/** A period online; `offlineAt` is null while it lasts. */
export interface OnlineTime {
  readonly courierId: number
  readonly onlineAt: number
  readonly offlineAt: number | null
}

/** What happened in a period: orders, who delivered them and who was online, consistent with each other. */
export interface History {
  readonly orders: ReadonlyArray<KnownOrder>
  readonly rides: ReadonlyArray<Ride>
  readonly times: ReadonlyArray<OnlineTime>
}

/** A courier's shift, and until when their current delivery keeps them busy. */
interface DutyShift extends Shift {
  readonly courier: Courier
  busyUntil: number
}

/** Answers who is on duty at a moment; moments must be asked for in order. */
const makeRoster = (duties: ReadonlyArray<DutyShift>) => {
  const coming = duties.toSorted((one, other) => other.from - one.from)
  let present: Array<DutyShift> = []
  return (at: number): ReadonlyArray<DutyShift> => {
    present = present.filter(({ until }) => until > at)
    while (coming.length > 0 && coming.at(-1)!.from <= at) present.push(coming.pop()!)
    return present
  }
}

/** The shift that takes an order: somebody who is free, or else who will be free first. */
const chooseShift = (present: ReadonlyArray<DutyShift>, store: Store, at: number, random: Random) => {
  const candidates = present.filter(
    ({ courier, until, busyUntil }) =>
      Math.max(at, busyUntil) < until &&
      busyUntil < at + maxWait &&
      courier.applicationId === store.applicationId &&
      (courier.companyId === null || courier.companyId === store.id),
  )
  const free = candidates.filter(({ busyUntil }) => busyUntil <= at)
  if (free.length > 0) return random.pick(free)
  return candidates.toSorted((one, other) => one.busyUntil - other.busyUntil)[0]
}

const outcomes: ReadonlyArray<DeliveryOutcome> = [
  ...Array<DeliveryOutcome>(30).fill("entregue"),
  ...Array<DeliveryOutcome>(7).fill("entregue_portao"),
  "nao_entregue",
]

const rideStatus = (at: number, arrived: number, left: number): OrderStatus =>
  at < arrived ? "ACCEPT_DELIVERYMAN" : at < left ? "DELIVERY_AT_STORE" : "DELIVERY_ROUTE"

const doneStatus = (at: number, done: number, isDelivered: boolean): OrderStatus => {
  if (at < done + settleTime) return isDelivered ? "DELIVERED" : "DELIVERY_GOBACK"
  return isDelivered ? "FINISHED" : "CANCELED"
}

interface Delivered {
  readonly status: OrderStatus
  readonly ride?: Ride
}

/** Hands a ready order to a courier, or lets it wait for one. */
const deliver = (
  order: PlacedOrder,
  plan: OrderPlan & { readonly readyAt: number },
  store: Store,
  presentAt: (at: number) => ReadonlyArray<DutyShift>,
  now: number,
): Delivered => {
  const { readyAt } = plan
  const random = keyedRandom(order.companyId, order.placedAt / 1000, 5)
  if (plan.isPickup) return { status: doneStatus(now, readyAt + (3 + random.below(10)) * minute, true) }
  const shift = chooseShift(presentAt(readyAt), store, readyAt, random)
  if (!shift) return { status: now < readyAt + maxWait ? "NO_DELIVERYMAN_AVAILABLE" : "FINISHED" }
  const startedAt = Math.max(readyAt, shift.busyUntil) + random.below(90) * 1000
  if (startedAt > now)
    return { status: startedAt > readyAt + 2 * minute ? "WAIT_DELIVERYMAN" : "AWAIT_DELIVERYMAN" }
  const distance = 800 + random.below(5200)
  const arrived = startedAt + (3 + random.below(4)) * minute
  const left = arrived + (1 + random.below(3)) * minute
  const finishedAt = left + 2 * minute + distance * 150
  shift.busyUntil = finishedAt
  const ride = { courierId: shift.courier.id, companyId: store.id, startedAt, distance }
  if (finishedAt > now)
    return { status: rideStatus(now, arrived, left), ride: { ...ride, finishedAt: null, outcome: null } }
  const outcome = random.pick(outcomes)
  return {
    status: doneStatus(now, finishedAt, outcome !== "nao_entregue"),
    ride: { ...ride, finishedAt, outcome },
  }
}

/** A courier is online for the whole shift, and until its last delivery is finished. */
const onlineTimeOf = ({ courier, from, until, busyUntil }: DutyShift, now: number): OnlineTime => {
  const end = Math.max(until, busyUntil)
  return { courierId: courier.id, onlineAt: from, offlineAt: end > now ? null : end }
}

interface HistoryOptions {
  readonly stores: ReadonlyArray<Store>
  readonly couriers: ReadonlyArray<Courier>
  /** The period begins after this moment and ends at `now`; statuses are those at `now`. */
  readonly after: number
  readonly now: number
  readonly clock: DemoClock
}

/** Generates a period of the demo's past; always the same for the same stores, people and clock. */
export const historyOf = ({ stores, couriers, after, now, clock }: HistoryOptions): History => {
  const byId = new Map(stores.map((store) => [store.id, store]))
  const duties = couriers.flatMap((courier) => {
    const store = courier.companyId === null ? undefined : byId.get(courier.companyId)
    const shifts = shiftsOf(courier, store?.hours, { from: after, until: now }, clock)
    return shifts.map((shift): DutyShift => ({ ...shift, courier, busyUntil: 0 }))
  })
  const planned = ordersBetween(stores, after, now, clock).map((order) => {
    const store = byId.get(order.companyId)!
    return { order, store, plan: planOf(order, store.type) }
  })
  const presentAt = makeRoster(duties)
  const rides: Array<Ride> = []
  const orders = planned
    .toSorted((one, other) => (one.plan.readyAt ?? 0) - (other.plan.readyAt ?? 0))
    .map(({ order, store, plan }): KnownOrder => {
      const { readyAt } = plan
      if (readyAt === undefined || readyAt > now) return { ...order, status: statusAt(plan, now) }
      const { status, ride } = deliver(order, { ...plan, readyAt }, store, presentAt, now)
      if (ride) rides.push(ride)
      return { ...order, status }
    })
  return {
    orders: orders.toSorted((one, other) => one.placedAt - other.placedAt),
    rides,
    times: duties.map((duty) => onlineTimeOf(duty, now)),
  }
}
