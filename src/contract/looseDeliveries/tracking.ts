import * as Schema from "effect/Schema"
import { DeliveryOutcome } from "../deliveryPeople/deliveryOutcome.ts"
import { lazyEndpoint } from "../wire/lazyEndpoint.ts"
import { oneOf } from "../wire/reading.ts"
import { Moment, Text } from "../wire/text.ts"

/** The steps a receiver is told of, in order. */
export const trackingSteps = ["REQUESTED", "ACCEPTED", "ON_THE_WAY", "ENDED"] as const
export type TrackingStep = (typeof trackingSteps)[number]

/** To a thousandth of a degree, which is about 100 meters. */
const coarse = (degrees: number) => Math.round(degrees * 1000) / 1000

/** A place as strangers are told it. */
export const coarsePlace = (place: readonly [number, number]): readonly [number, number] => [
  coarse(place[0]),
  coarse(place[1]),
]

/** The street of an address without its number, which is all a link tells of it. */
export const streetOf = (address: string): string => address.split(/[,\d(–-]/, 1)[0]?.trim() ?? ""

/** The first of somebody's names. */
export const firstNameOf = (name: string | null | undefined): string | null =>
  name?.trim().split(/\s+/, 1)[0] || null

const CoarsePlace = Schema.Tuple([Schema.Finite, Schema.Finite])

/** Public data for holders of a drop-off's link: no phone, no house number and no recipient. */
export const Tracking = Schema.Struct({
  store: Schema.String,
  /** The store's reference for the order. */
  orderRef: Schema.NullOr(Schema.String),
  step: oneOf(trackingSteps),
  isCanceled: Schema.Boolean,
  /** Outcome; null before the drop-off ends. */
  outcome: Schema.NullOr(DeliveryOutcome),
  street: Schema.String,
  /** Expected time; null if unknown, and once it has ended. */
  expected: Schema.NullOr(Schema.Struct({ from: Moment, until: Moment })),
  courier: Schema.NullOr(Schema.Struct({ firstName: Schema.String, vehicle: Schema.String })),
  /** Position of the courier while on the way, to about 100 meters. */
  position: Schema.NullOr(
    Schema.Struct({
      place: CoarsePlace,
      at: Moment,
      /** Meters to the destination as a bird flies, between these two coarse places. */
      metersAway: Schema.Int,
    }),
  ),
  storePlace: Schema.NullOr(CoarsePlace),
  /** Position of the destination, to about 100 meters. */
  destination: Schema.NullOr(CoarsePlace),
  /** Time each step was reached. */
  steps: Schema.Array(Schema.Struct({ step: oneOf(trackingSteps), at: Moment })),
  /** The time zone of the store's clock. */
  timeZone: Schema.optionalKey(Schema.String),
})
export type Tracking = typeof Tracking.Type

/** Following a delivery by the link its receiver was sent. */
export const tracking = {
  follow: lazyEndpoint(
    {
      service: "main",
      access: "public",
      method: "POST",
      path: "/loose-deliveries/track",
      summary:
        "Tells how a delivery goes to whoever has the link of a drop-off, until a day after it ended. An unknown and an expired link are answered alike.",
      reads: true,
    },
    { body: () => Schema.Struct({ code: Text(64) }), success: () => Tracking },
  ),
}
