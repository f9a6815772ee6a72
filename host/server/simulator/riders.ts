import type { DeliveryOutcome } from "../../../src/contract/deliveryPerson.ts"
import type { Position } from "../../../src/contract/location.ts"
import { around, type Chance, distanceOf, lengthOf, walk, type Way, wayTo } from "./ways.ts"

/** A store deliveries begin at. */
export interface Store {
  readonly id: number
  readonly applicationId: number
  readonly place: Position
}

/** What somebody does: rests offline, waits for a call, rides to the store, waits there, rides to the customer. */
type Phase = "off" | "free" | "toStore" | "atStore" | "toCustomer"

/** A delivery person as the simulator moves them. */
export interface Rider {
  readonly id: number
  readonly applicationId: number
  /** Metres in a second. */
  readonly speed: number
  here: Position
  phase: Phase
  way: Way
  /** Seconds a rest or a wait still lasts. */
  left: number
  store: Store | undefined
}

/** What a step of a rider changed beside their place. */
export type Event =
  | { readonly kind: "online" | "offline" }
  | { readonly kind: "started"; readonly store: Store; readonly metres: number }
  | { readonly kind: "finished"; readonly outcome: DeliveryOutcome }

const states = {
  off: { isOnline: false, onRoute: false, flag: "UNAVAILABLE" },
  free: { isOnline: true, onRoute: false, flag: "FREE" },
  toStore: { isOnline: true, onRoute: true, flag: "ON_ROUTE" },
  atStore: { isOnline: true, onRoute: true, flag: "ON_ROUTE" },
  toCustomer: { isOnline: true, onRoute: true, flag: "ON_ROUTE" },
} as const

/** How the record of somebody in this phase reads. */
export const stateOf = ({ phase }: Rider) => states[phase]

/** Metres from a store its customers live at most. */
const district = 2600

const rest = (rider: Rider, chance: Chance) => {
  rider.phase = "off"
  rider.way = []
  rider.left = 180 + chance.below(300)
}

const wait = (rider: Rider, chance: Chance) => {
  rider.phase = "free"
  rider.way = []
  rider.left = 15 + chance.below(90)
}

const deliver = (rider: Rider, chance: Chance) => {
  rider.phase = "toCustomer"
  rider.way = wayTo(rider.here, around(rider.store?.place ?? rider.here, district, chance), chance)
}

/** The nearest of three stores, as who calls first is seldom far. */
const nearStore = (rider: Rider, stores: ReadonlyArray<Store>, chance: Chance): Store | undefined => {
  const ours = stores.filter(({ applicationId }) => applicationId === rider.applicationId)
  if (ours.length === 0) return undefined
  return Array.from({ length: 3 }, () => chance.pick(ours)).toSorted(
    (one, other) => distanceOf(rider.here, one.place) - distanceOf(rider.here, other.place),
  )[0]
}

const outcomes: ReadonlyArray<DeliveryOutcome> = [
  ...Array<DeliveryOutcome>(8).fill("entregue"),
  "entregue_portao",
  "nao_entregue",
]

/** What comes when a rest, a wait or a way is over. */
const next = (rider: Rider, stores: ReadonlyArray<Store>, chance: Chance): Event | undefined => {
  switch (rider.phase) {
    case "off":
      wait(rider, chance)
      return { kind: "online" }
    case "free": {
      const store = nearStore(rider, stores, chance)
      if (store === undefined || chance.below(12) === 0) {
        rest(rider, chance)
        return { kind: "offline" }
      }
      rider.phase = "toStore"
      rider.store = store
      rider.way = wayTo(rider.here, store.place, chance)
      return { kind: "started", store, metres: Math.round(lengthOf(rider.here, rider.way)) }
    }
    case "toStore":
      rider.phase = "atStore"
      rider.left = 20 + chance.below(70)
      return undefined
    case "atStore":
      deliver(rider, chance)
      return undefined
    case "toCustomer":
      wait(rider, chance)
      return { kind: "finished", outcome: chance.pick(outcomes) }
  }
}

/** Lets so many seconds pass for one rider; tells what changed beside their place. */
export const step = (
  rider: Rider,
  seconds: number,
  stores: ReadonlyArray<Store>,
  chance: Chance,
): Event | undefined => {
  if (rider.phase === "toStore" || rider.phase === "toCustomer") {
    const { here, left } = walk(rider.here, rider.way, rider.speed * seconds)
    rider.here = here
    rider.way = left
    return left.length === 0 ? next(rider, stores, chance) : undefined
  }
  rider.left -= seconds
  return rider.left > 0 ? undefined : next(rider, stores, chance)
}

const speeds: Readonly<Record<string, number>> = { BICYCLE: 4.2, MOTORCYCLE: 8.5, CAR: 7 }

/** As much of a record as a rider is made from. */
export interface Recorded {
  readonly id: number
  readonly applicationId: number
  readonly typeOfVehicle: string | null
  readonly isOnline: boolean
  readonly onRoute: boolean
  readonly place: Position
}

/** Goes on with somebody as their record says they are. */
export const riderOf = (record: Recorded, chance: Chance): Rider => {
  const rider: Rider = {
    id: record.id,
    applicationId: record.applicationId,
    speed: (speeds[record.typeOfVehicle ?? ""] ?? 6) * (0.8 + chance.below(40) / 100),
    here: record.place,
    phase: "off",
    way: [],
    left: 0,
    store: undefined,
  }
  if (!record.isOnline) rest(rider, chance)
  else if (record.onRoute) deliver(rider, chance)
  else wait(rider, chance)
  return rider
}
