import * as Schema from "effect/Schema"
import { CourierCandidate } from "../deliveryPeople/courierCandidate.ts"
import { looseDeliveries } from "../resources/looseDeliveries.ts"
import { lazyEndpoint } from "../wire/lazyEndpoint.ts"
import { RecordId, RecordIdText } from "../wire/recordId.ts"

const common = {
  service: "main",
  extra: "courier-work",
  access: looseDeliveries.access,
  method: "GET",
  params: { id: RecordIdText },
} as const

const text = Schema.NullOr(Schema.String)
const LooseCourier = Schema.Struct({ _id: RecordId, phone: text, typeOfVehicle: text })
export type LooseCourier = typeof LooseCourier.Type

/** Calls for the delivery person of a loose delivery. */
export const looseCourierCalls = {
  courier: lazyEndpoint(
    {
      ...common,
      path: "/loose-deliveries/:id/courier",
      summary:
        "Tells how whoever has a delivery is reached and what they drive; null without one, and once it is over.",
    },
    { success: () => Schema.NullOr(LooseCourier) },
  ),
  candidates: lazyEndpoint(
    {
      ...common,
      path: "/loose-deliveries/:id/delivery-people",
      summary:
        "Lists who is online for a delivery, the nearest to its store first, with what they have already.",
    },
    { success: () => Schema.Array(CourierCandidate) },
  ),
}
