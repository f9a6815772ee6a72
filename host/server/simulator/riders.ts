import type { DeliveryOutcome } from "../../../src/contract/deliveryPeople/deliveryOutcome.ts"
import type { Position } from "../../../src/contract/deliveryPeople/location.ts"
import type { Courier } from "../seed/history.ts"
import type { Random } from "../seed/random.ts"
import type { Shift } from "../seed/shifts.ts"
import { positionNear, districtMetres, lengthOf, walk, type Way, wayTo } from "../seed/ways.ts"
import { entryOf } from "../../../src/contract/wire/entryOf.ts"

/** Activity of a rider: off duty, waiting for a call, riding to the store, waiting there, riding to the customer. */
type Phase = "off" | "free" | "toStore" | "atStore" | "toCustomer"

/** State of a delivery person's record. */
interface RecordedState {
  readonly isOnline: boolean
  readonly onRoute: boolean
  readonly flag: string
}

/** A delivery person as the simulator moves them. */
export interface Rider {
  readonly courier: Courier
  /** Metres in a second. */
  readonly speed: number
  here: Position
  phase: Phase
  /** State last read from their record or written to it. */
  recorded: RecordedState
  way: Way
  /** Seconds a wait at the store still lasts. */
  remaining: number
  /** The order they ride for, if one is known. */
  orderId: number | undefined
  /** Place of that order's customer, if known. */
  destination: Position | undefined
  /** The loose delivery they are on, from when they accept it until it is over: they take nothing else meanwhile. */
  carries: number | undefined
  /** Rest of the way they take with it. */
  errand: Way | undefined
  /** Somebody set their state by hand: until then they are left alone. */
  heldUntil: number
  /** Their shifts, looked up to the time `shiftsUntil`. */
  shifts: ReadonlyArray<Shift>
  shiftsUntil: number
}

/** Result of a step of a ride. */
export type RideEvent = "arrived" | "left" | "delivered"

const states = {
  off: { isOnline: false, onRoute: false, flag: "UNAVAILABLE" },
  free: { isOnline: true, onRoute: false, flag: "FREE" },
  toStore: { isOnline: true, onRoute: true, flag: "ON_ROUTE" },
  atStore: { isOnline: true, onRoute: true, flag: "ON_ROUTE" },
  toCustomer: { isOnline: true, onRoute: true, flag: "ON_ROUTE" },
} as const

/** Returns the record fields for the rider's phase. */
export const stateOf = ({ phase }: Rider) => states[phase]

/** True if a record differs from what the simulator wrote, because somebody changed it manually. */
export const isChanged = (written: RecordedState, { isOnline, onRoute, flag }: RecordedState): boolean =>
  written.isOnline !== isOnline || written.onRoute !== onRoute || written.flag !== flag

/** An order somebody rides for. */
interface RiddenOrder {
  readonly id: number
  readonly destination: Position | undefined
}

const take = (rider: Rider, { id, destination }: RiddenOrder) => {
  rider.orderId = id
  rider.destination = destination
}

/** Sets out for a store; returns the metres there. */
export const setOut = (rider: Rider, order: RiddenOrder, store: Position, random: Random): number => {
  rider.phase = "toStore"
  take(rider, order)
  rider.way = wayTo(rider.here, store, random)
  return Math.round(lengthOf(rider.here, rider.way))
}

/** Stops riding: waits for a call, or goes home. */
export const stopRiding = (rider: Rider, phase: "free" | "off") => {
  rider.phase = phase
  rider.way = []
  rider.orderId = undefined
  rider.destination = undefined
}

const rideOut = (rider: Rider, random: Random) => {
  rider.phase = "toCustomer"
  const target = rider.destination ?? positionNear(rider.here, districtMetres, random)
  rider.way = wayTo(rider.here, target, random)
}

/** Lets so many seconds pass for one rider; tells what came of it beside their place. */
export const step = (rider: Rider, seconds: number, random: Random): RideEvent | undefined => {
  if (rider.errand && rider.phase === "free") {
    const { here, left: remaining } = walk(rider.here, rider.errand, rider.speed * seconds)
    rider.here = here
    rider.errand = remaining.length > 0 ? remaining : undefined
    return undefined
  }
  if (rider.phase === "atStore") {
    rider.remaining -= seconds
    if (rider.remaining > 0) return undefined
    rideOut(rider, random)
    return "left"
  }
  if (rider.phase !== "toStore" && rider.phase !== "toCustomer") return undefined
  const { here, left: remaining } = walk(rider.here, rider.way, rider.speed * seconds)
  rider.here = here
  rider.way = remaining
  if (remaining.length > 0) return undefined
  if (rider.phase === "toCustomer") return "delivered"
  rider.phase = "atStore"
  rider.remaining = 30 + random.below(120)
  return "arrived"
}

const outcomes: ReadonlyArray<DeliveryOutcome> = [
  ...Array<DeliveryOutcome>(30).fill("entregue"),
  ...Array<DeliveryOutcome>(7).fill("entregue_portao"),
  "nao_entregue",
]

export const outcomeOf = (random: Random): DeliveryOutcome => random.pick(outcomes)

const speeds: Readonly<Record<string, number>> = { BICYCLE: 4.2, MOTORCYCLE: 8.5, CAR: 7 }

/** As much of a record as a rider is made from. */
export interface Recorded extends RecordedState {
  readonly courier: Courier
  readonly typeOfVehicle: string | null
  readonly place: Position
}

/** Goes on with somebody as their record says they are. */
export const riderOf = (record: Recorded, random: Random): Rider => {
  const rider: Rider = {
    courier: record.courier,
    speed: (entryOf(speeds, record.typeOfVehicle) ?? 6) * (0.8 + random.below(40) / 100),
    here: record.place,
    phase: record.isOnline ? "free" : "off",
    recorded: record,
    way: [],
    remaining: 0,
    orderId: undefined,
    destination: undefined,
    carries: undefined,
    errand: undefined,
    heldUntil: 0,
    shifts: [],
    shiftsUntil: 0,
  }
  if (record.isOnline && record.onRoute) rideOut(rider, random)
  return rider
}

/** Goes on with an order where its status says it is. */
export const resume = (
  rider: Rider,
  order: RiddenOrder & { readonly status: string },
  store: Position,
  random: Random,
) => {
  take(rider, order)
  if (order.status === "ACCEPT_DELIVERYMAN") setOut(rider, order, store, random)
  else if (order.status === "DELIVERY_ROUTE") rideOut(rider, random)
  else if (order.status === "DELIVERY_AT_STORE") {
    rider.phase = "atStore"
    rider.remaining = 20 + random.below(60)
  }
}
