import {
  availabilityOf,
  type Availability,
  type LivePerson,
} from "../../contract/deliveryPeople/deliveryPerson.ts"
import { limits } from "../../contract/limits.ts"
import { positionOf } from "../../contract/deliveryPeople/location.ts"
import { idKey, type RecordId } from "../../contract/wire/recordId.ts"
import type { Marker, Vehicle } from "./drawing/courierLook.ts"
import { type Point, pointOf } from "../../ui/map/mercator.ts"
import { nameKey } from "../../contract/search/compareNames.ts"
import { entryOf } from "../../contract/wire/entryOf.ts"

/** A delivery person as the map and its list show them. */
export interface Courier {
  readonly id: RecordId
  /** Undefined without a person record. */
  readonly name: string | undefined
  readonly vehicle: Vehicle
  /** The record's own word, for vehicles this library does not know; undefined when there is none. */
  readonly vehicleText: string | undefined
  /** State shown by the marker (section 2): offline takes precedence, then silent, then on route. */
  readonly marker: Marker
  readonly isOnline: boolean
  readonly availability: Availability
  /** Undefined when the platform has no position, or an impossible one. */
  readonly at: Point | undefined
  /** Milliseconds since 1970. */
  readonly heardAt: number | undefined
}

const known: Readonly<Record<string, Vehicle>> = {
  MOTORCYCLE: "motorcycle",
  BICYCLE: "bicycle",
  CAR: "car",
}

/** The order of the list: on route, available, silent, offline. */
const order: ReadonlyArray<Marker> = ["route", "online", "silent", "offline"]

const isSilent = (heardAt: number | undefined, now: number) =>
  heardAt !== undefined && now - heardAt > limits.delivery.staleMs

const markerOf = ({ isOnline, onRoute }: LivePerson, heardAt: number | undefined, now: number): Marker => {
  if (!isOnline) return "offline"
  if (isSilent(heardAt, now)) return "silent"
  return onRoute ? "route" : "online"
}

/** A person as shown at a moment of the platform's clock. */
export const courierOf = (person: LivePerson, now: number): Courier => {
  const { _id, typeOfVehicle, flag, isOnline } = person
  const position = positionOf(person.location)
  const heardAt = person.positionAt ? Date.parse(person.positionAt) : undefined
  return {
    id: idKey(_id),
    name: person.person?.name ?? undefined,
    vehicle: entryOf(known, typeOfVehicle) ?? "other",
    vehicleText: typeOfVehicle ?? undefined,
    marker: markerOf(person, heardAt, now),
    isOnline,
    availability: availabilityOf(flag),
    at: position && pointOf(position),
    heardAt,
  }
}

/** Names sort without case and accents; people without a name come last. */
const sortKey = ({ name }: Courier) => (name === undefined ? "\uFFFF" : nameKey(name))

const isBefore = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** Sorts for the list: by marker, then name. */
export const sortCouriers = (all: ReadonlyArray<Courier>): ReadonlyArray<Courier> =>
  all
    .map((courier) => ({ courier, place: order.indexOf(courier.marker), key: sortKey(courier) }))
    .toSorted(
      (one, other) =>
        one.place - other.place ||
        isBefore(one.key, other.key) ||
        isBefore(idKey(one.courier.id), idKey(other.courier.id)),
    )
    .map(({ courier }) => courier)
