import type { DeliveryOutcome } from "../../../src/contract/deliveryPeople/deliveryOutcome.ts"
import type { OrderStatus } from "../../../src/contract/dashboard/orders.ts"
import type { DemoClock } from "./demoClock.ts"
import { type OrderPlan, planOf } from "./orderPlan.ts"
import { maxWaitMs, pickedUp, sentOtherwise, settleMs } from "./orderEnds.ts"
import type { OrderStep } from "./orderStep.ts"
import { ordersBetween, type PlacedOrder, type Store } from "./orderStream.ts"
import { type Random, keyedRandom } from "./random.ts"
import { pickerOf, type Shopper } from "./shoppers.ts"
import { type Shift, shiftsOf, type Worker } from "./shifts.ts"

const minuteMs = 60_000

/** Somebody who delivers for a company, or for every store of their application. */
export interface Courier extends Worker {
  readonly applicationId: number
}

/** An order with its current status. */
export interface KnownOrder extends PlacedOrder {
  readonly status: OrderStatus
  /** Steps that led to its status. */
  readonly steps: ReadonlyArray<OrderStep>
  /** Its current or former courier. */
  readonly courierId?: number | undefined
  /** Its current or former shopper. */
  readonly shopperId: number | null
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

/** Events of a period: orders, deliveries and online times, consistent with each other. */
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
      busyUntil < at + maxWaitMs &&
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

/** Last steps of an order that was delivered, or brought back. */
const endOf = (doneAt: number, isDelivered: boolean): ReadonlyArray<OrderStep> => [
  [doneAt, isDelivered ? "DELIVERED" : "DELIVERY_GOBACK"],
  [doneAt + settleMs, isDelivered ? "FINISHED" : "CANCELED"],
]

interface Delivered {
  /** Further steps of the order, including those in the future. */
  readonly steps: ReadonlyArray<OrderStep>
  readonly ride?: Ride
}

interface SetOut {
  readonly order: PlacedOrder
  readonly random: Random
  readonly shift: DutyShift
  readonly startedAt: number
  readonly waiting: ReadonlyArray<OrderStep>
  readonly now: number
}

const rideOut = ({ order, random, shift, startedAt, waiting, now }: SetOut): Delivered => {
  const distance = 800 + random.below(5200)
  const arrived = startedAt + (3 + random.below(4)) * minuteMs
  const leftAt = arrived + (1 + random.below(3)) * minuteMs
  const doneAt = leftAt + 2 * minuteMs + distance * 150
  shift.busyUntil = doneAt
  const picked = random.pick(outcomes)
  const steps: ReadonlyArray<OrderStep> = [
    ...waiting,
    [startedAt, "ACCEPT_DELIVERYMAN"],
    [arrived, "DELIVERY_AT_STORE"],
    [leftAt, "DELIVERY_ROUTE"],
    ...endOf(doneAt, picked !== "nao_entregue"),
  ]
  const isDone = doneAt <= now
  const [finishedAt, outcome] = isDone ? [doneAt, picked] : [null, null]
  const { companyId } = order
  return { steps, ride: { courierId: shift.courier.id, companyId, startedAt, distance, finishedAt, outcome } }
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
  if (plan.isPickup) return { steps: pickedUp(readyAt, random) }
  const shift = chooseShift(presentAt(readyAt), store, readyAt, random)
  if (!shift) return { steps: sentOtherwise(readyAt) }
  const startedAt = Math.max(readyAt, shift.busyUntil) + random.below(90) * 1000
  const waiting: ReadonlyArray<OrderStep> = [
    [readyAt, "AWAIT_DELIVERYMAN"],
    ...(startedAt > readyAt + 2 * minuteMs ? [[readyAt, "WAIT_DELIVERYMAN"] as const] : []),
  ]
  if (startedAt > now) return { steps: waiting }
  return rideOut({ order, random, shift, startedAt, waiting, now })
}

/** A courier is online for the whole shift, and until its last delivery is finished. */
const onlineTimeOf = ({ courier, from, until, busyUntil }: DutyShift, now: number): OnlineTime => {
  const end = Math.max(until, busyUntil)
  return { courierId: courier.id, onlineAt: from, offlineAt: end > now ? null : end }
}

interface HistoryOptions {
  readonly stores: ReadonlyArray<Store & { readonly shoppers?: ReadonlyArray<Shopper> | undefined }>
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
      const isReady = readyAt !== undefined && readyAt <= now
      const { steps: after, ride }: Delivered = isReady
        ? deliver(order, { ...plan, readyAt }, store, presentAt, now)
        : { steps: [] }
      if (ride) rides.push(ride)
      const steps = [...plan.statuses, ...after].filter(([at]) => at <= now)
      const [, status] = steps.at(-1) ?? plan.statuses[0]!
      return { ...order, status, steps, courierId: ride?.courierId, shopperId: pickerOf(store, steps, clock) }
    })
  return {
    orders: orders.toSorted((one, other) => one.placedAt - other.placedAt),
    rides,
    times: duties.map((duty) => onlineTimeOf(duty, now)),
  }
}
