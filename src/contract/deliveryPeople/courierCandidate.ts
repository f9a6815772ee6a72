import * as Schema from "effect/Schema"
import { kmBetween } from "../resource/kmBetween.ts"
import { entity } from "../wire/entity.ts"
import { availabilityOf, type LivePerson, livePersonFields } from "./deliveryPerson.ts"
import { type Position, positionOf } from "./location.ts"

/** Somebody who may be given an order or a loose delivery. */
export const CourierCandidate = entity({
  ...livePersonFields,
  /** Meters between them and the store, in a straight line; null while one of the two places is unknown. */
  distance: Schema.NullOr(Schema.Int),
  /** Number of orders and loose deliveries they have now. */
  load: Schema.Int,
})
export type CourierCandidate = typeof CourierCandidate.Type

/** True if somebody may be given an order right now. */
export const isAvailable = ({ isOnline, flag }: Pick<LivePerson, "isOnline" | "flag">): boolean =>
  isOnline && availabilityOf(flag) !== "unavailable"

/** Whole meters from a delivery person to a store, in a straight line; null while one of the two places is unknown. */
export const metersBetween = (
  location: Parameters<typeof positionOf>[0],
  store: Position | undefined,
): number | null => {
  const here = positionOf(location)
  return here && store ? Math.round(kmBetween(here, store) * 1000) : null
}

type Ranked = Pick<CourierCandidate, "distance" | "load">

/** Order of candidates: the nearest first, and of two as near whoever has less. */
export const nearestFirst = (one: Ranked, other: Ranked): number =>
  (one.distance ?? Infinity) - (other.distance ?? Infinity) || one.load - other.load
