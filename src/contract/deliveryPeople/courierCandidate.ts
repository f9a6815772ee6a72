import * as Schema from "effect/Schema"
import { entity } from "../wire/entity.ts"
import { livePersonFields } from "./deliveryPerson.ts"

/** Somebody who may be given an order or a loose delivery. */
export const CourierCandidate = entity({
  ...livePersonFields,
  /** Meters between them and the store, in a straight line; null while one of the two places is unknown. */
  distance: Schema.NullOr(Schema.Int),
  /** Number of orders and loose deliveries they have now. */
  load: Schema.Int,
})
export type CourierCandidate = typeof CourierCandidate.Type
